import{i as e}from"./index-B7vUbIYR.js";import{A as t,C as n,D as r,E as i,O as a,S as o,T as s,_ as c,a as l,b as u,c as d,d as f,f as p,g as m,h,j as g,k as _,l as v,m as y,n as b,o as x,p as S,r as C,s as w,t as T,u as ee,v as E,w as D,x as te}from"./SpacesTable-B8STmf6L.js";import{A as O,B as k,C as A,I as j,J as M,N,R as P,V as F,Z as I,ct as L,dt as R,ft as z,g as B,gt as ne,it as V,m as re,mt as H,n as U,nt as W,o as G,rt as K,tt as q}from"./words.svelte-g-UF-VvI.js";import{n as ie,t as ae}from"./Diamond-B0q28Vzy.js";import{a as oe,c as J,d as se,f as Y,i as X,l as ce,m as le,n as Z,o as ue,p as Q,r as $,s as de,t as fe,u as pe}from"./Railway-ZDiffkNv.js";var me=k(`<span> </span>`),he=k(`<!> <!>`,1),ge=k(`<span><!></span>`),_e=k(`<div aria-hidden="true"><!></div> <div class="locked svelte-195ex0i" aria-hidden="true"><span class="svelte-195ex0i"> </span> <!> <span><!></span></div>`,1);function ve(e,t){z(t,!0);let n=e=>{var n=me(),r=K(n);I(()=>j(r,`← ${t.board.names.british??``} · ${t.board.names.irgun??``} →`)),P(e,n)},a=[0,1,2,3,4],o=L(()=>t.board.state),s=r(),c=L(()=>i(s(),`track.cells`)),u=e=>!!M(c)&&e<Number(M(c).from)!=e<Number(M(c).to);{let t=L(()=>U(`board-haganah`)),r=L(()=>U(`board-haganah-is`,{value:M(o).haganah,cells:M(o).track.cells,caches:M(o).track.caches}));E(e,{id:`haganah`,get title(){return M(t)},get summary(){return M(r)},get aside(){return n},children:(e,t)=>{var n=_e(),r=W(n),c=q(r);{let e=L(()=>w(4));x(c,{get labels(){return M(e)},children:(e,t)=>{var n=he(),r=W(n);C(r,{of:`haganah`});var i=V(r,2);l(i,{get at(){return M(o).haganah},children:(e,t)=>{ae(e,{get value(){return M(o).haganah}})},$$slots:{default:!0}}),P(e,n)},$$slots:{default:!0}})}H(r);var d=V(r,2),f=q(d),m=K(f,!0),h=V(f,2);O(h,16,()=>a,e=>e,(e,t)=>{var n=ge();let r;var i=q(n),a=e=>{p(e,{get kind(){return J}})};N(i,e=>{t<M(o).track.cells&&e(a)}),H(n),I(e=>r=A(n,1,`place svelte-195ex0i`,null,r,{other:e}),[()=>u(t)]),P(e,n)});var g=V(h,2);let _;var v=q(g),y=e=>{p(e,{get kind(){return Z}})};N(v,e=>{M(o).track.caches&&e(y)}),H(g),H(d),I((e,t)=>{j(m,e),_=A(g,1,`place cache svelte-195ex0i`,null,_,{other:t})},[()=>U(`board-locked`),()=>i(s(),`track.caches`)]),P(e,n)},$$slots:{default:!0}})}R()}function ye({available:e,prison:t,removed:n},r){let i=e=>U(`board-available-to`,{side:r[e]??e}),a=e=>({name:`cells`,kind:J,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:de,count:e.police}]},irgun:{id:`available-irgun`,title:i(`irgun`),lots:[a(e.cells),{name:`caches`,kind:Z,count:e.caches}]},prison:{id:`prison`,title:U(`board-prison`),lots:[a(t)],barred:!0},removed:{id:`removed`,title:U(`board-removed`),lots:[a(n)]}}}var be=k(`<div class="will svelte-cfvu6g" data-beside=""><!></div> <div class="tracks svelte-cfvu6g" data-beside=""><!> <!></div> <div class="cards svelte-cfvu6g" data-beside=""><!> <!> <div class="held svelte-cfvu6g"><!></div> <div class="legend svelte-cfvu6g"><!></div></div> <div class="british svelte-cfvu6g" data-beside=""><!> <!></div>`,1);function xe(e,t){z(t,!0);let n=[`P33`,`P34`,`P35`],r=L(()=>t.board.state),i=L(()=>ye(M(r),t.board.names)),a=L(()=>{if(M(r).forced_pass===`no`)return``;let e=M(r).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return U(e,{side:t.board.names.british??``})}),o=L(()=>[h(t.board),{id:`haganah`,label:U(`board-haganah`),value:String(M(r).haganah),was:y(t.board,`haganah`)},S(t.board)]);d(e,{get glimpses(){return M(o)},get sight(){return t.board.sight},children:(e,o)=>{var s=be(),l=W(s),u=q(l);b(u,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),H(l);var d=V(l,2),p=q(d);ee(p,{get board(){return t.board},get colours(){return $},get warning(){return M(a)},get tips(){return t.tips}}),ve(V(p,2),{get board(){return t.board}}),H(d);var h=V(d,2),g=q(h);m(g,{columns:7,get propaganda(){return n},get board(){return t.board},get tips(){return t.tips}});var _=V(g,2);c(_,{get board(){return t.board},get colours(){return $}});var y=V(_,2),x=q(y);{let e=L(()=>[M(i).irgun,M(i).prison,M(i).removed]);f(x,{get holdings(){return M(e)}})}H(y);var S=V(y,2),C=q(S);v(C,{get kinds(){return X}}),H(S),H(h);var w=V(h,2),T=q(w);{let e=L(()=>[M(i).british]);f(T,{get holdings(){return M(e)}})}var E=V(T,2);ie(E,{get chits(){return M(r).chits}}),H(w),P(e,s)},$$slots:{default:!0}}),R()}var Se=F(`<path class="shallows svelte-jvb5dp"></path>`),Ce=F(`<path class="frontier svelte-jvb5dp"></path>`),we=F(`<g aria-hidden="true"><rect></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(190 306)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="204" y="474"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function Te(e,t){z(t,!0);var n=we(),r=q(n);re(r,()=>({class:`sea`,...a}),void 0,void 0,void 0,`svelte-jvb5dp`);var i=V(r);O(i,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=Se();I(()=>{B(n,`d`,Y),B(n,`stroke-width`,t)}),P(e,n)});var o=V(i),s=V(o);O(s,16,()=>ce,e=>e,(e,t)=>{var n=Ce();I(()=>B(n,`d`,t)),P(e,n)});var c=V(s),l=V(q(c)),u=K(l,!0),d=V(l,2),f=K(d,!0);H(c);var p=V(c),m=K(p,!0),h=V(p),g=K(h,!0),_=V(h),v=K(_,!0),y=V(_),b=K(y,!0),x=V(y),S=K(x,!0);H(n),I((e,t,n,r,i,a,s)=>{B(o,`d`,Y),j(u,e),j(f,t),j(m,n),j(g,r),j(v,i),j(b,a),j(S,s)},[()=>U(`board-cartouche`),()=>U(`board-years`),()=>U(`board-sea`),()=>U(`board-lebanon`),()=>U(`board-syria`),()=>U(`board-transjordan`),()=>U(`board-egypt`)]),P(e,n),R()}var Ee=F(`<path class="ridge svelte-qrfg3e"></path>`),De=F(`<path class="river svelte-qrfg3e"></path>`),Oe=F(`<path class="lake svelte-qrfg3e"></path>`),ke=F(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function Ae(e,t){z(t,!0);var n=ke(),r=q(n);O(r,16,()=>le,e=>e,(e,t)=>{var n=Ee();I(()=>B(n,`d`,t)),P(e,n)});var i=V(r);O(i,16,()=>pe,e=>e,(e,t)=>{var n=De();I(()=>B(n,`d`,t)),P(e,n)});var a=V(i);O(a,16,()=>se,e=>e,(e,t)=>{var n=Oe();I(()=>B(n,`d`,t)),P(e,n)});var o=V(a),s=K(o,!0);H(n),I(e=>j(s,e),[()=>U(`board-negev`)]),P(e,n),R()}var je=new Set([`$$slots`,`$$events`,`$$legacy`]);function Me(e,t){z(t,!0);let n=G(t,je),r=new te;o(e,{get map(){return Q},get kinds(){return X},get board(){return n},get tips(){return r},get Geography(){return Te},get Relief(){return Ae},get Underlay(){return fe},tokens:(e,t=ne)=>{{let i=L(()=>r.shown?.space??``);u(e,{get spaces(){return Q.spaces},get kinds(){return ue},get markers(){return oe},get board(){return n},get scale(){return t()},get near(){return M(i)}})}},around:e=>{xe(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),R()}var Ne=new Set([`$$slots`,`$$events`,`$$legacy`]);function Pe(e,t){z(t,!0);let n=G(t,Ne);T(e,{get spaces(){return Q.spaces},get kinds(){return X},get board(){return n}}),R()}var Fe=[0,1,2].map(e=>[`chits.${e}`,D(`board-chits`,()=>String(e))]),Ie=[`cells`,`caches`].map(e=>[`track.${e}`,D(`board-locked`,()=>U(`board-available-${e}`))]),Le=s(X,{haganah:n(`board-haganah`),prison:n(`board-prison`),removed:n(`board-removed`),...Object.fromEntries([...Fe,...Ie])}),Re=`### Palestine's own words on the board.

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
`,ze=`### パレスチナの盤面の言葉。

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
board-sea = Mediterranean Sea
board-lebanon = Lebanon
board-syria = Syria
board-transjordan = Transjordan
board-egypt = Egypt
board-negev = Negev
board-cartouche = パレスチナ
board-years = 1945～1947
table-value-haganah = ハガナー
`,Be=[`P33`,`P34`,`P35`],Ve=[`ask-patrol`,`ask-search`],He=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Ue={Board:Me,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:t+Re,ja:_+ze},SpacesTable:Pe,cards:{Card:g,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>He.includes(e)?Ve:[e],telling:Le,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Be.includes(e)}};export{Ue as default};