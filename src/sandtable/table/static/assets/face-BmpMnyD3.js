import{$ as e,Ct as t,F as n,M as r,Q as i,W as a,X as o,Y as s,Z as c,at as l,bt as u,ct as d,ft as f,ht as p,k as m,mt as h,pt as g,q as _,xt as v,y,yt as b}from"./index-DaQT3pmM.js";import{A as x,C as S,E as C,O as w,S as T,T as E,_ as D,a as O,b as k,c as A,d as j,f as M,h as N,i as P,k as ee,l as F,n as te,o as ne,p as re,r as I,s as ie,t as ae,u as oe,v as se,w as ce,x as le,y as ue}from"./SpacesTable-CgDJyY7_.js";import{n as de,t as fe}from"./Diamond-Bdkqq5fD.js";var L={lebanon:`470,86 490,80 515,84 545,79 568,84 588,70 604,44 622,30 640,26 668,30 678,46`,upper_jordan:`678,46 670,78 667,110 668,134 684,156 684,190 668,212 656,236 662,268 657,300`,middle_jordan:`657,300 651,322 659,346 652,372 658,398 654,425`,lower_jordan:`654,425 648,446 652,468 642,490 634,530 630,580 620,625 604,656`,arava:`604,656 590,694 552,728 506,764 452,806 414,846`,sinai:`112,662 200,720 290,780 396,846`,aqaba:`396,846 405,850 414,846`,galilee_coast:`470,86 474,100 466,118 474,132 478,148`,haifa_coast:`478,148 472,164 455,170 436,161 417,139 405,148 399,172 397,205 394,240 389,272 383,302`,samaria_coast:`383,302 377,326 368,352`,lydda_coast:`368,352 352,386 336,424 318,462 300,500`,gaza_coast:`300,500 272,540 236,578 192,614 152,640 112,662`,galilee_haifa:`478,148 500,164 518,188 526,216 544,242 548,272`,haifa_samaria:`383,302 420,310 470,314 520,304 548,272`,galilee_samaria:`548,272 580,288 622,292 657,300`,samaria_lydda:`368,352 408,358 446,376 480,410`,samaria_jerusalem:`480,410 525,424 585,418 654,425`,lydda_jerusalem:`480,410 474,442 464,472 448,506 430,532`,lydda_gaza:`300,500 345,514 390,520 430,532`,gaza_jerusalem:`430,532 436,574 466,622 530,648 604,656`},pe=te(L),R=(...e)=>({form:`area`,path:pe(...e)}),z={form:`circle`,radius:46},B={form:`plate`,width:82,height:44},V={whole:{x:0,y:0,width:930,height:860},land:{x:104,y:8,width:600,height:668},spaces:[{id:`galilee`,ground:R(`lebanon`,`upper_jordan`,`-galilee_samaria`,`-galilee_haifa`,`-galilee_coast`),slot:{x:566,y:136,width:122,hangs:!0},label:{x:566,y:117,anchor:`middle`},rim:{x:620,y:84,dx:23,dy:-6},badge:{x:510,y:112}},{id:`haifa_d`,ground:R(`haifa_coast`,`haifa_samaria`,`-galilee_haifa`),slot:{x:480,y:261,width:104,hangs:!0},label:{x:483,y:243,anchor:`middle`},rim:{x:500,y:185,dx:-23,dy:-3},badge:{x:448,y:222}},{id:`samaria`,ground:R(`samaria_coast`,`samaria_lydda`,`samaria_jerusalem`,`-middle_jordan`,`-galilee_samaria`,`-haifa_samaria`),slot:{x:545,y:363,width:122,hangs:!0},label:{x:545,y:344,anchor:`middle`},rim:{x:628,y:340,dx:0,dy:23},badge:{x:490,y:338}},{id:`lydda`,ground:R(`lydda_coast`,`lydda_gaza`,`-lydda_jerusalem`,`-samaria_lydda`),slot:{x:413,y:400,width:96,hangs:!0},label:{x:406,y:382,anchor:`middle`},rim:{x:345,y:492,dx:-22,dy:0},badge:{x:458,y:388}},{id:`jerusalem_d`,ground:R(`samaria_jerusalem`,`lower_jordan`,`-gaza_jerusalem`,`-lydda_jerusalem`),slot:{x:526,y:588,width:122,hangs:!0},label:{x:526,y:570,anchor:`middle`},rim:{x:592,y:630,dx:-26,dy:0},badge:{x:470,y:545}},{id:`gaza`,ground:R(`gaza_coast`,`sinai`,`aqaba`,`-arava`,`-gaza_jerusalem`,`-lydda_gaza`),slot:{x:362,y:618,width:130,hangs:!0},label:{x:362,y:599,anchor:`middle`},rim:{x:446,y:640,dx:12,dy:20},badge:{x:314,y:594}},{id:`haifa_c`,ground:z,slot:{x:386,y:202,width:76},label:{x:372,y:146,anchor:`middle`},rim:{x:340,y:178,dx:-1,dy:25},badge:{x:421,y:171}},{id:`tel_aviv`,ground:z,slot:{x:316,y:420,width:76},label:{x:262,y:403,anchor:`end`},rim:{x:262,y:424,dx:-26,dy:0},badge:{x:285,y:388}},{id:`jerusalem_c`,ground:z,slot:{x:552,y:499,width:76},label:{x:548,y:447,anchor:`middle`},rim:{x:598,y:475,dx:0,dy:26},badge:{x:517,y:468}},{id:`rail_egypt`,ground:B,slot:{x:258,y:572,width:76},label:{x:206,y:566,anchor:`end`},rim:{x:204,y:586,dx:-26,dy:0},badge:{x:299,y:550}},{id:`rail_jerusalem`,ground:B,slot:{x:428,y:482,width:76},label:{x:424,y:517,anchor:`middle`},rim:{x:482,y:478,dx:0,dy:23},badge:{x:388,y:466}},{id:`rail_haifa`,ground:B,slot:{x:392,y:330,width:76},label:{x:342,y:321,anchor:`end`},rim:{x:338,y:338,dx:-26,dy:0},badge:{x:433,y:308}},{id:`rail_syria`,ground:B,slot:{x:596,y:237,width:76},label:{x:600,y:274,anchor:`middle`},rim:{x:650,y:230,dx:0,dy:0},badge:{x:557,y:215}}],first:`jerusalem_c`},me={rail_egypt:P(`303,463 308,496 286,540 250,584 196,626 142,662 84,704`),rail_jerusalem:P(`353,444 386,466 428,482 470,494 508,500`),rail_haifa:P(`392,246 404,276 396,316 384,348 352,374 336,380`),rail_syria:P(`430,196 470,200 520,212 560,232 604,240 644,228 672,216 704,212`)},he=`${O([[`640,-600 540,-80 500,20 484,58 470,86`,!1],[L.galilee_coast,!1],[L.haifa_coast,!1],[L.samaria_coast,!1],[L.lydda_coast,!1],[L.gaza_coast,!1],[`112,662 84,680 40,694 -30,690 -400,700`,!1]],!1)} L -400,2000 L 2500,2000 L 2500,-600 Z`,ge=[P(`660,147 676,158 679,180 668,203 656,208 646,192 642,168 660,147`),P(`640,489 654,512 655,550 648,582 636,592 642,610 634,640 618,672 604,676 600,655 608,620 614,580 618,540 626,505 640,489`)],_e=[P(`678,46 670,78 662,100 664,128 660,147`),P(`656,208 662,226 656,236 662,268 657,300 651,322 659,346 652,372 658,398 654,425 648,446 652,468 640,489`)],ve=[I(`508,108 540,94 580,98 612,88`,11),I(`534,180 562,192 596,186 622,196`,10),I(`428,230 446,208 462,190`,9),I(`500,330 540,318 580,330 606,356 612,392 600,418`,13),I(`612,436 596,456 612,500 600,540 590,580 570,634 540,636`,13),I(`380,700 420,712 460,700 500,708`,10),I(`350,752 390,772 430,780`,10)],ye=[P(`678,46 720,20 760,-10`),P(`684,190 712,214 760,206 830,180 940,160`)],be=e(`<path class="shallows svelte-jvb5dp"></path>`),xe=e(`<path class="frontier svelte-jvb5dp"></path>`),Se=e(`<g aria-hidden="true"><rect class="sea svelte-jvb5dp" x="-2000" y="-2000"></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(134 344)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="150" y="478"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function Ce(e,r){v(r,!0);var i=Se(),c=f(i),l=p(c);a(l,16,()=>[44,30,17,7],e=>e,(e,t)=>{var r=be();d(()=>{n(r,`d`,he),n(r,`stroke-width`,t)}),o(e,r)});var g=p(l),_=p(g);a(_,16,()=>ye,e=>e,(e,t)=>{var r=xe();d(()=>n(r,`d`,t)),o(e,r)});var y=p(_),b=p(f(y)),x=h(b,!0),S=p(b,2),C=h(S,!0);t(y);var w=p(y),T=h(w,!0),E=p(w),D=h(E,!0),O=p(E),k=h(O,!0),A=p(O),j=h(A,!0),M=p(A),N=h(M,!0);t(i),d((e,t,r,i,a,o,l)=>{n(c,`width`,V.whole.width+4e3),n(c,`height`,V.whole.height+4e3),n(g,`d`,he),s(x,e),s(C,t),s(T,r),s(D,i),s(k,a),s(j,o),s(N,l)},[()=>m(`board-cartouche`),()=>m(`board-years`),()=>m(`board-sea`),()=>m(`board-lebanon`),()=>m(`board-syria`),()=>m(`board-transjordan`),()=>m(`board-egypt`)]),o(e,i),u()}var we={box:{x:8,y:10,width:36,height:840},labels:F(20),direction:`up`},Te={x:68,y:296,width:114,height:66},Ee={x:68,y:12,width:248,height:140},H={x:68,y:164,width:248,height:122},De={x:714,y:12,width:208,height:138},Oe={x:714,y:222,width:208,height:216},ke={x:714,y:450,width:208,height:82},Ae={x:714,y:544,width:92,height:62},je={x:814,y:544,width:108,height:62},Me={x:714,y:618,width:208,height:96},Ne={x:68,y:738,width:136,height:54},Pe={x:68,y:798,width:208,height:54},U={box:{x:H.x+4,y:H.y+33,width:240,height:36},labels:F(4),direction:`right`},[W,G]=[3,4].map(e=>A(oe(U,e)).x),K=[{x:G-13,y:H.y+84},{x:G+13,y:H.y+84},{x:W-13,y:H.y+84},{x:W+13,y:H.y+84},{x:W,y:H.y+107}],q={x:G,y:H.y+107},Fe=e(`<circle class="slot svelte-195ex0i" r="9"></circle>`),Ie=e(`<g aria-hidden="true"><text class="ends svelte-195ex0i"> </text><text class="locked svelte-195ex0i"> </text><!><circle class="slot cache svelte-195ex0i" r="8"></circle><!></g>`);function Le(e,r){v(r,!0);let i=e=>{fe(e,{get value(){return l(c).haganah}})},c=b(()=>r.board.state);{let u=b(()=>m(`board-haganah`)),g=b(()=>m(`board-haganah-is`,{value:l(c).haganah,cells:l(c).track.cells,caches:l(c).track.caches}));C(e,{get box(){return H},get title(){return l(u)},get summary(){return l(g)},children:(e,u)=>{var g=Ie(),_=f(g),v=h(_),y=p(_),b=h(y,!0),x=p(y);a(x,16,()=>K,e=>e,(e,t)=>{var r=Fe();d(()=>{n(r,`cx`,t.x),n(r,`cy`,t.y)}),o(e,r)});var S=p(x),C=p(S);ie(C,{get plan(){return U},get value(){return l(c).haganah},get marker(){return i}}),t(g),d(e=>{n(_,`x`,H.x+H.width-8),n(_,`y`,H.y+18),s(v,`← ${r.board.names.british??``} · ${r.board.names.irgun??``} →`),n(y,`x`,H.x+10),n(y,`y`,H.y+88),s(b,e),n(S,`cx`,q.x),n(S,`cy`,q.y)},[()=>m(`board-locked`)]),o(e,g)},$$slots:{default:!0}})}u()}var J={british:`police`,irgun:`irgun`},Re={id:`troops`,form:`cube`,colour:`troops`},Y={id:`police`,form:`cube`,colour:`police`},X={id:`underground`,form:`hidden`,colour:`irgun`},ze={id:`active`,form:`open`,colour:`irgun`},Z={id:`caches`,form:`disc`,colour:`irgun`},Q=[Re,Y,X,ze,Z],Be=[{id:`sabotage`,form:`sabotage`},{id:`terror`,form:`terror`},{id:`curfew`,form:`curfew`}],$=[...Q,...Be];function Ve({available:e,prison:t,removed:n},r){let i=e=>m(`board-available-to`,{side:r[e]??e}),a=e=>({name:`cells`,kind:X,count:e});return[{location:`available`,box:Ne,title:i(`british`),lots:[{name:`police`,kind:Y,count:e.police}]},{location:`available`,box:ke,title:i(`irgun`),lots:[a(e.cells),{name:`caches`,kind:Z,count:e.caches}]},{location:`prison`,box:Ae,title:m(`board-prison`),lots:[a(t)]},{location:`removed`,box:je,title:m(`board-removed`),lots:[a(n)]}]}function He({track:e}){let t=K.slice(0,e.cells),n=e.caches?[q]:[];return{standing:[...t.map(e=>({kind:X,location:`track`,...e})),...n.map(e=>({kind:Z,location:`track`,...e}))],counts:[]}}var Ue=e(`<path class="reach svelte-5sind6"></path><path class="ties svelte-5sind6"></path><path class="rails svelte-5sind6"></path><path class="between svelte-5sind6"></path>`,1);function We(e,t){v(t,!0);let r=b(()=>me[t.space.id]);var i=c(),a=g(i),s=e=>{var t=Ue(),i=g(t),a=p(i),s=p(a),c=p(s);d(()=>{n(i,`d`,l(r)),n(a,`d`,l(r)),n(s,`d`,l(r)),n(c,`d`,l(r))}),o(e,t)};_(a,e=>{l(r)&&e(s)}),o(e,i),u()}var Ge=e(`<path class="ridge svelte-qrfg3e"></path>`),Ke=e(`<path class="river svelte-qrfg3e"></path>`),qe=e(`<path class="lake svelte-qrfg3e"></path>`),Je=e(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function Ye(e,r){v(r,!0);var i=Je(),c=f(i);a(c,16,()=>ve,e=>e,(e,t)=>{var r=Ge();d(()=>n(r,`d`,t)),o(e,r)});var l=p(c);a(l,16,()=>_e,e=>e,(e,t)=>{var r=Ke();d(()=>n(r,`d`,t)),o(e,r)});var g=p(l);a(g,16,()=>ge,e=>e,(e,t)=>{var r=qe();d(()=>n(r,`d`,t)),o(e,r)});var _=p(g),y=h(_,!0);t(i),d(e=>s(y,e),[()=>m(`board-negev`)]),o(e,i),u()}var Xe=new Set([`$$slots`,`$$events`,`$$legacy`]),Ze=i(`<!> <!> <!> <!> <!> <!> <!> <!> <!>`,1);function Qe(e,t){v(t,!0);let n=r(t,Xe),i=[`P33`,`P34`,`P35`],a=new M,s=b(()=>t.state),c=b(()=>se.filter(e=>e in t.others).map(e=>ue(Ee,e))),d=b(()=>Ve(l(s),t.names)),f=b(()=>S([...V.spaces.map(({id:e,slot:t})=>T(e,l(s).spaces[e],Q,t)),He(l(s)),...l(d).map(le)])),h=b(()=>{if(l(s).forced_pass===`no`)return``;let e=l(s).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return m(e,{side:t.names.british??``})});re(e,{get map(){return V},get kinds(){return $},get board(){return n},get tips(){return a},get offered(){return l(c)},get Geography(){return Ce},get Relief(){return Ye},get Underlay(){return We},children:(e,t)=>{var r=Ze(),c=g(r);ne(c,{get plan(){return we},get value(){return l(s).political_will},get glance(){return Te}});var u=p(c,2);D(u,{get box(){return Ee},get board(){return n},get colours(){return J},get warning(){return l(h)},get tips(){return a}});var m=p(u,2);Le(m,{get board(){return n}});var _=p(m,2);ce(_,{get box(){return De},columns:7,get propaganda(){return i},get board(){return n},get tips(){return a}});var v=p(_,2);E(v,{get box(){return Oe},get board(){return n},get colours(){return J}});var y=p(v,2);k(y,{get holdings(){return l(d)}});var x=p(y,2);de(x,{get box(){return Pe},get chits(){return l(s).chits}});var S=p(x,2);N(S,{get box(){return Me},get kinds(){return $}});var C=p(S,2);{let e=b(()=>a.shown?.space??``);j(C,{get spaces(){return V.spaces},get layout(){return l(f)},get markers(){return Be},get board(){return n},get near(){return l(e)}})}o(e,r)},$$slots:{default:!0}}),u()}var $e=new Set([`$$slots`,`$$events`,`$$legacy`]);function et(e,t){v(t,!0);let n=r(t,$e);ae(e,{get spaces(){return V.spaces},get kinds(){return $},get board(){return n}}),u()}var tt=`### Palestine's own words on the board.

board-label = Map of Palestine
board-underground = Underground Cell
board-active = Active Cell
board-caches = Arms Cache
board-sabotage = Sabotage
board-terror = Terror
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
board-terror-count = { $count } Terror
board-curfew-count = Curfew
board-haganah = Haganah
board-haganah-is = Haganah Track: { $value } of 4. Locked: { $cells } Cells, { $caches } Arms Caches
board-locked = Locked pieces
board-forced-pass = { $side }: pass forced (P27)
board-forced-pass-next = { $side }: pass next (P27)
board-available-cells = Cells
board-available-caches = Arms Caches
board-prison = Prison
board-chits = Intel Chits
board-chit = Intel Chit of value { $value }: { $count }
board-sea = Mediterranean Sea
board-lebanon = Lebanon
board-syria = Syria
board-transjordan = Transjordan
board-egypt = Egypt
board-negev = Negev
board-cartouche = Palestine
board-years = 1945–1947
table-value-haganah = Haganah
`,nt=`### パレスチナの盤面の言葉。

board-label = パレスチナのマップ
board-underground = 構成員（潜伏）
board-active = 構成員（活動）
board-caches = 隠匿武器
board-sabotage = サボタージュ
board-terror = テロ
board-curfew = 夜間外出禁止
board-underground-count = 構成員（潜伏）{ $count }
board-active-count = 構成員（活動）{ $count }
board-caches-count = 隠匿武器{ $count }
board-cells-count = 構成員{ $count }
board-sabotage-count = サボタージュ{ $count }
board-terror-count = テロ{ $count }
board-curfew-count = 夜間外出禁止
board-haganah = ハガナー
board-haganah-is = ハガナートラック：{ $value }（最大4）。トラック上：構成員{ $cells }、隠匿武器{ $caches }
board-locked = トラック上のコマ
board-forced-pass = { $side }：パス強制（P27）
board-forced-pass-next = { $side }：次はパス（P27）
board-available-cells = 構成員
board-available-caches = 隠匿武器
board-prison = 監獄
board-chits = 情報チット
board-chit = 値{ $value }の情報チット：{ $count }個
board-sea = 地中海
board-lebanon = Lebanon
board-syria = Syria
board-transjordan = Transjordan
board-egypt = Egypt
board-negev = Negev
board-cartouche = パレスチナ
board-years = 1945～1947
table-value-haganah = ハガナー
`,rt=[`P33`,`P34`,`P35`],it=[`ask-patrol`,`ask-search`],at=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],ot={Board:Qe,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:ee+tt,ja:w+nt},SpacesTable:et,cards:{Card:x,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>at.includes(e)?it:[e],chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(e,t)=>y(e,t[e]??e),marked:e=>rt.includes(e)}};export{ot as default};