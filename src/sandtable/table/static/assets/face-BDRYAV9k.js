import{$ as e,Ct as t,F as n,M as r,Q as i,W as a,X as o,Y as s,Z as c,at as l,bt as u,ct as d,ft as f,ht as p,k as m,mt as h,pt as g,q as _,xt as v,y,yt as b}from"./index-DaQT3pmM.js";import{A as x,C as S,E as C,O as w,S as T,T as ee,_ as te,a as ne,b as E,c as D,d as re,f as ie,h as ae,k as oe,l as O,m as k,n as se,o as ce,p as le,r as A,s as ue,t as de,u as fe,v as pe,w as me,x as he,y as j}from"./SpacesTable-CgDJyY7_.js";import{n as M,t as N}from"./Diamond-Bdkqq5fD.js";var P=[`HC-33`,`HC-34`,`HC-35`],F=e(`<g class="glacis svelte-wrp9sn"><!></g><g class="wire svelte-wrp9sn"><!></g><g class="posts svelte-wrp9sn"><!></g>`,1);function I(e,n){v(n,!0);var r=c(),i=g(r),a=e=>{var r=F(),i=g(r),a=f(i);k(a,{get space(){return n.space},grow:5}),t(i);var s=p(i),c=f(s);k(c,{get space(){return n.space},grow:5}),t(s);var l=p(s),u=f(l);k(u,{get space(){return n.space},grow:5}),t(l),o(e,r)};_(i,e=>{n.space.ground.form===`plate`&&e(a)}),o(e,r),u()}var L={tillyria_coast:`40,343 44,331 64,353 85,356 106,339 129,297 137,300 158,293 176,294`,morphou_coast:`176,294 196,298 216,310 229,305 245,280 250,254`,kyrenia_coast:`250,254 250,226 240,190 248,186 268,196 292,204 318,201 362,207 406,213 446,209 479,202 519,181 541,181`,karpas_coast:`541,181 570,171 599,160 628,147 645,129 688,114 732,90 770,63 779,65 771,88 760,94 732,120 704,148 668,176 642,200 610,244 576,244`,famagusta_coast:`576,244 566,262 568,284 574,306 588,334 606,356 622,386 618,394 604,390 590,381 560,388 544,403 526,388 511,385`,larnaca_coast:`511,385 488,391 479,407 477,432 470,458 448,468 432,478 408,488 386,496`,limassol_coast:`386,496 356,509 322,512 298,514 278,534 283,566 268,570 250,567 241,529 216,523 192,530`,paphos_coast:`192,530 166,530 130,514 100,500 84,485 74,442 55,420 57,408 46,376 40,343`,paphos_nicosia:`176,294 184,312 190,338`,paphos_troodos:`190,338 178,368 182,400 202,430 204,452`,paphos_limassol:`204,452 196,478 200,504 192,530`,nicosia_troodos:`190,338 226,350 280,351 340,354 408,349 468,322`,nicosia_kyrenia:`250,254 284,270 330,277 390,278 450,268`,nicosia_famagusta:`450,268 456,288 462,306 468,322`,troodos_limassol:`204,452 232,434 280,428 330,428 372,430`,troodos_larnaca:`372,430 390,404 428,374 476,350`,troodos_famagusta:`468,322 474,336 476,350`,limassol_larnaca:`372,430 372,452 382,474 386,496`,larnaca_famagusta:`476,350 492,362 511,385`,kyrenia_famagusta:`450,268 482,260 512,244 534,226`,kyrenia_karpas:`541,181 534,202 534,226`,karpas_famagusta:`534,226 554,238 576,244`},R=se(L),z=(...e)=>({form:`area`,path:R(...e)}),B={form:`plate`,width:86,height:48},V=[{id:`paphos`,ground:z(`tillyria_coast`,`paphos_nicosia`,`paphos_troodos`,`paphos_limassol`,`paphos_coast`),slot:{x:122,y:418,width:112,hangs:!0},label:{x:122,y:399,anchor:`middle`},rim:{x:112,y:472,dx:27,dy:6},badge:{x:122,y:368}},{id:`limassol`,ground:z(`troodos_limassol`,`limassol_larnaca`,`limassol_coast`,`-paphos_limassol`),slot:{x:300,y:471,width:112,hangs:!0},label:{x:300,y:454,anchor:`middle`},rim:{x:222,y:476,dx:0,dy:25},badge:{x:353,y:449}},{id:`nicosia`,ground:z(`morphou_coast`,`nicosia_kyrenia`,`nicosia_famagusta`,`-nicosia_troodos`,`-paphos_nicosia`),slot:{x:344,y:314,width:124,hangs:!0},label:{x:344,y:297,anchor:`middle`},rim:{x:264,y:294,dx:-4,dy:26},badge:{x:424,y:292}},{id:`larnaca`,ground:z(`larnaca_famagusta`,`larnaca_coast`,`-limassol_larnaca`,`troodos_larnaca`),slot:{x:428,y:427,width:110,hangs:!0},label:{x:430,y:410,anchor:`middle`},rim:{x:448,y:490,dx:27,dy:-8},badge:{x:456,y:384}},{id:`famagusta`,ground:z(`karpas_famagusta`,`famagusta_coast`,`-larnaca_famagusta`,`-troodos_famagusta`,`-nicosia_famagusta`,`kyrenia_famagusta`),slot:{x:522,y:310,width:110,hangs:!0},label:{x:516,y:292,anchor:`middle`},rim:{x:602,y:292,dx:14,dy:22},badge:{x:524,y:262}},{id:`karpas`,ground:z(`karpas_coast`,`-karpas_famagusta`,`-kyrenia_karpas`),slot:{x:600,y:199,width:110,hangs:!0},label:{x:608,y:181,anchor:`middle`},rim:{x:664,y:214,dx:25,dy:-15},badge:{x:672,y:142}},{id:`troodos`,ground:z(`nicosia_troodos`,`troodos_famagusta`,`-troodos_larnaca`,`-troodos_limassol`,`-paphos_troodos`),slot:{x:284,y:390,width:124,hangs:!0},label:{x:284,y:373,anchor:`middle`},rim:{x:370,y:388,dx:24,dy:-4},badge:{x:214,y:374}},{id:`kyrenia`,ground:z(`kyrenia_coast`,`kyrenia_karpas`,`-kyrenia_famagusta`,`-nicosia_kyrenia`),slot:{x:366,y:244,width:124,hangs:!0},label:{x:366,y:228,anchor:`middle`},rim:{x:448,y:236,dx:24,dy:-4},badge:{x:290,y:230}},{id:`akrotiri`,ground:B,slot:{x:268,y:548,width:78},label:{x:291,y:593,anchor:`end`},rim:{x:332,y:550,dx:27,dy:0},badge:{x:224,y:524}},{id:`dhekelia`,ground:B,slot:{x:534,y:406,width:78},label:{x:560,y:450,anchor:`end`},rim:{x:594,y:412,dx:24,dy:0},badge:{x:491,y:382}}],H={whole:{x:0,y:0,width:800,height:738},land:{x:0,y:0,width:800,height:738},spaces:V,first:`nicosia`},ge=ne([`tillyria_coast`,`morphou_coast`,`kyrenia_coast`,`karpas_coast`,`famagusta_coast`,`larnaca_coast`,`limassol_coast`,`paphos_coast`].map(e=>[L[e],!1]),!0),_e=[{x:88,y:474},{x:310,y:507},{x:414,y:318},{x:470,y:416},{x:568,y:296},{x:706,y:116}],ve=V.filter(({id:e})=>e===`troodos`||e===`kyrenia`),ye=[A(`206,420 200,396 206,370 220,362`,9),A(`222,420 218,396 232,376 248,366`,7),A(`342,370 366,368 400,364 440,350 462,338`,8),A(`352,408 366,390 388,378 418,370`,7),A(`262,208 282,216 304,216`,7),A(`264,236 284,250 306,256`,8),A(`424,232 448,230 484,222 516,204`,9),A(`436,254 470,246 500,234 522,216`,6),A(`652,152 682,140 714,120 746,96`,6)],be=e(`<path class="shallows svelte-15uf9u8"></path>`),xe=e(`<g aria-hidden="true"><rect class="sea svelte-15uf9u8" x="-2000" y="-2000"></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(718 292)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function Se(e,r){v(r,!0);var i=xe(),c=f(i),l=p(c);a(l,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var r=be();d(()=>{n(r,`d`,ge),n(r,`stroke-width`,t)}),o(e,r)});var g=p(l),_=p(f(g)),y=h(_,!0),b=p(_,2),x=h(b,!0);t(g);var S=p(g),C=h(S,!0);t(i),d((e,t,r)=>{n(c,`width`,H.whole.width+4e3),n(c,`height`,H.whole.height+4e3),s(y,e),s(x,t),s(C,r)},[()=>m(`board-cartouche`),()=>m(`board-years`),()=>m(`board-sea`)]),o(e,i),u()}var U={x:10,y:10,width:248,height:140},Ce={x:266,y:10,width:190,height:140},W={x:464,y:10,width:254,height:80},we={x:10,y:158,width:200,height:82},Te={x:10,y:248,width:92,height:62},Ee={x:10,y:574,width:208,height:96},De={x:224,y:616,width:140,height:54},Oe={x:370,y:616,width:134,height:54},ke={x:510,y:464,width:218,height:206},Ae={box:{x:10,y:694,width:616,height:36},labels:O(15),direction:`right`},G={box:{x:W.x+64,y:W.y+27,width:134,height:30},labels:O(4),direction:`right`},K={british:`police`,eoka:`eoka`},je={id:`troops`,form:`cube`,colour:`troops`},q={id:`police`,form:`cube`,colour:`police`},J={id:`underground`,form:`hidden`,colour:`eoka`},Me={id:`active`,form:`open`,colour:`eoka`},Y={id:`caches`,form:`disc`,colour:`eoka`},X=[je,q,J,Me,Y],Z=[{id:`sabotage`,form:`sabotage`},{id:`curfew`,form:`curfew`}],Q=[...X,...Z];function Ne({available:e,prison:t},n){let r=e=>m(`board-available-to`,{side:n[e]??e}),i=e=>({name:`cells`,kind:J,count:e});return[{location:`available`,box:Oe,title:r(`british`),lots:[{name:`police`,kind:q,count:e.police}]},{location:`available`,box:we,title:r(`eoka`),lots:[i(e.cells),{name:`caches`,kind:Y,count:e.caches}]},{location:`prison`,box:Te,title:m(`board-prison`),lots:[i(t)]}]}var Pe=e(`<text class="name svelte-9up38l"> </text>`),Fe=e(`<g aria-hidden="true"><text class="capital west svelte-9up38l"> </text><text class="capital svelte-9up38l"> </text><!><!></g>`);function Ie(e,r){v(r,!0);let i=e=>{N(e,{get value(){return r.value}})},c=Object.entries({0:`board-ignore`,2:`board-debate`,4:`board-condemn`}).map(([e,t])=>({x:D(fe(G,Number(e))).x,name:t})),g=D(G.box),_=G.box.x+G.box.width;{let u=b(()=>m(`board-opinion`)),v=b(()=>m(`board-opinion-is`,{value:r.value}));C(e,{get box(){return W},get title(){return l(u)},get summary(){return l(v)},children:(e,u)=>{var v=Fe(),y=f(v),b=h(y,!0),x=p(y),S=h(x,!0),C=p(x);ue(C,{get plan(){return G},get value(){return r.value},get marker(){return i}});var w=p(C);a(w,17,()=>c,({x:e,name:t})=>t,(e,t)=>{let r=()=>l(t).x,i=()=>l(t).name;var a=Pe(),c=h(a,!0);d(e=>{n(a,`x`,r()),n(a,`y`,W.y+71),s(c,e)},[()=>m(i())]),o(e,a)}),t(v),d((e,t)=>{n(y,`x`,G.box.x-6),n(y,`y`,g.y),s(b,e),n(x,`x`,_+6),n(x,`y`,g.y),s(S,t)},[()=>m(`board-london`),()=>m(`board-athens`)]),o(e,v)},$$slots:{default:!0}})}u()}var Le=e(`<path class="ridge svelte-132cy45"></path>`),Re=e(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),ze=e(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function Be(e){var r=ze(),i=f(r);a(i,21,()=>ve,e=>e.id,(e,t)=>{k(e,{get space(){return l(t)}})}),t(i);var s=p(i);a(s,16,()=>ye,e=>e,(e,t)=>{var r=Le();d(()=>n(r,`d`,t)),o(e,r)});var c=p(s);a(c,17,()=>_e,({x:e,y:t})=>e,(e,t)=>{let r=()=>l(t).x,i=()=>l(t).y;var a=Re(),s=g(a),c=p(s);d(()=>{n(s,`cx`,r()),n(s,`cy`,i()),n(c,`cx`,r()),n(c,`cy`,i())}),o(e,a)}),t(r),o(e,r)}var Ve=new Set([`$$slots`,`$$events`,`$$legacy`]),$=i(`<!> <!> <!> <!> <!> <!> <!> <!> <!>`,1);function He(e,t){v(t,!0);let n=r(t,Ve),i=new ie,a=b(()=>t.state),s=b(()=>pe.filter(e=>e in t.others).map(e=>j(U,e))),c=b(()=>Ne(l(a),t.names)),d=b(()=>S([...H.spaces.map(({id:e,slot:t})=>T(e,l(a).spaces[e],X,t)),...l(c).map(he)]));le(e,{get map(){return H},get kinds(){return Q},get board(){return n},get tips(){return i},get offered(){return l(s)},get Geography(){return Se},get Relief(){return Be},get Underlay(){return I},children:(e,t)=>{var r=$(),s=g(r);ce(s,{get plan(){return Ae},get value(){return l(a).political_will}});var u=p(s,2);te(u,{get box(){return U},get board(){return n},get colours(){return K},warning:``,get tips(){return i}});var f=p(u,2);Ie(f,{get value(){return l(a).opinion}});var m=p(f,2);me(m,{get box(){return Ce},columns:7,get propaganda(){return P},get board(){return n},get tips(){return i}});var h=p(m,2);ee(h,{get box(){return ke},get board(){return n},get colours(){return K},plain:!0});var _=p(h,2);E(_,{get holdings(){return l(c)}});var v=p(_,2);M(v,{get box(){return De},get chits(){return l(a).chits}});var y=p(v,2);ae(y,{get box(){return Ee},get kinds(){return Q}});var x=p(y,2);{let e=b(()=>i.shown?.space??``);re(x,{get spaces(){return H.spaces},get layout(){return l(d)},get markers(){return Z},get board(){return n},get near(){return l(e)}})}o(e,r)},$$slots:{default:!0}}),u()}var Ue=new Set([`$$slots`,`$$events`,`$$legacy`]);function We(e,t){v(t,!0);let n=r(t,Ue);de(e,{get spaces(){return H.spaces},get kinds(){return Q},get board(){return n}}),u()}var Ge=`### Cyprus's own words on the board.

board-label = Map of Cyprus
board-underground = Underground Cell
board-active = Active Cell
board-caches = Arms Cache
board-sabotage = Sabotage
board-curfew = Curfew
board-underground-count = { $count ->
    [one] { $count } Underground Cell
   *[other] { $count } Underground Cells
}
board-active-count = { $count ->
    [one] { $count } Active Cell
   *[other] { $count } Active Cells
}
board-caches-count = { $count ->
    [one] { $count } Arms Cache
   *[other] { $count } Arms Caches
}
board-cells-count = { $count ->
    [one] { $count } Cell
   *[other] { $count } Cells
}
board-sabotage-count = { $count } Sabotage
board-curfew-count = Curfew
board-available-cells = Cells
board-available-caches = Arms Caches
board-prison = Prison
board-chits = Intel Chits
board-chit = Intel Chit of value { $value }: { $count }
board-sea = Mediterranean Sea
board-cartouche = Cyprus
board-years = 1955–1959
board-opinion = International Opinion
board-opinion-is = International Opinion: { $value } of 4 on the way from Ignore to Condemn
board-ignore = Ignore
board-debate = Debate
board-condemn = Condemn
board-london = London
board-athens = Athens
table-value-opinion = International Opinion
`,Ke=`### キプロスの盤面の言葉。

board-label = キプロスのマップ
board-underground = 構成員（潜伏）
board-active = 構成員（活動）
board-caches = 隠匿武器
board-sabotage = サボタージュ
board-curfew = 夜間外出禁止
board-underground-count = 構成員（潜伏）{ $count }
board-active-count = 構成員（活動）{ $count }
board-caches-count = 隠匿武器{ $count }
board-cells-count = 構成員{ $count }
board-sabotage-count = サボタージュ{ $count }
board-curfew-count = 夜間外出禁止
board-available-cells = 構成員
board-available-caches = 隠匿武器
board-prison = 監獄
board-chits = 情報チット
board-chit = 値{ $value }の情報チット：{ $count }個
board-sea = 地中海
board-cartouche = キプロス
board-years = 1955～1959
board-opinion = 国際世論
board-opinion-is = 国際世論：{ $value }（無視0～非難4）
board-ignore = 無視
board-debate = 議論
board-condemn = 非難
board-london = ロンドン
board-athens = アテネ
table-value-opinion = 国際世論
`,qe=[`ask-patrol`,`ask-search`],Je=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Ye={Board:He,colours:{british:`var(--police)`,eoka:`var(--eoka)`},words:{en:oe+Ge,ja:w+Ke},SpacesTable:We,cards:{Card:x,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Je.includes(e)?qe:[e],chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(e,t)=>y(e,t[e]??e),marked:e=>P.includes(e)}};export{Ye as default};