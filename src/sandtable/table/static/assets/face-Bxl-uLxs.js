import{r as e}from"./index-BjBUI2-7.js";import{C as t,D as n,E as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,f,g as p,h as m,k as h,l as g,m as _,n as v,o as y,p as b,r as x,s as S,t as C,u as ee,v as w,w as T,x as E}from"./SpacesTable-DFvOo62_.js";import{A as D,B as O,I as k,J as A,N as j,R as M,V as N,Z as P,ct as F,dt as I,ft as L,g as R,it as z,m as te,mt as B,n as V,nt as H,o as U,rt as W,tt as G}from"./words.svelte-BCPLXD0h.js";import{c as ne,l as re}from"./outline-P0_dqnpS.js";import{n as ie,t as ae}from"./Diamond-CyRLUB-I.js";import{a as oe,c as K,d as q,f as J,i as Y,l as se,m as ce,n as X,o as le,p as Z,r as Q,s as ue,t as de,u as fe}from"./Railway-BQERqmeT.js";var pe=O(`<span> </span>`),me=O(`<!> <!>`,1),he=O(`<span class="place svelte-195ex0i"><!></span>`),ge=O(`<div aria-hidden="true"><!></div> <div class="locked svelte-195ex0i" aria-hidden="true"><span class="svelte-195ex0i"> </span> <!> <span class="place cache svelte-195ex0i"><!></span></div>`,1);function _e(e,t){L(t,!0);let n=e=>{var n=pe(),r=W(n);P(()=>k(r,`← ${t.board.names.british??``} · ${t.board.names.irgun??``} →`)),M(e,n)},r=[0,1,2,3,4],i=F(()=>t.board.state);{let t=F(()=>V(`board-haganah`)),a=F(()=>V(`board-haganah-is`,{value:A(i).haganah,cells:A(i).track.cells,caches:A(i).track.caches}));w(e,{id:`haganah`,values:[`haganah`,`track.cells`,`track.caches`],get title(){return A(t)},get summary(){return A(a)},get aside(){return n},children:(e,t)=>{var n=ge(),a=H(n),o=G(a);{let e=F(()=>S(4));y(o,{get labels(){return A(e)},children:(e,t)=>{var n=me(),r=H(n);x(r,{of:`haganah`});var a=z(r,2);c(a,{get at(){return A(i).haganah},children:(e,t)=>{ae(e,{get value(){return A(i).haganah}})},$$slots:{default:!0}}),M(e,n)},$$slots:{default:!0}})}B(a);var s=z(a,2),l=G(s),u=W(l,!0),d=z(l,2);D(d,16,()=>r,e=>e,(e,t)=>{var n=he(),r=G(n),a=e=>{f(e,{get kind(){return K}})};j(r,e=>{t<A(i).track.cells&&e(a)}),B(n),M(e,n)});var p=z(d,2),m=G(p),h=e=>{f(e,{get kind(){return X}})};j(m,e=>{A(i).track.caches&&e(h)}),B(p),B(s),P(e=>k(u,e),[()=>V(`board-locked`)]),M(e,n)},$$slots:{default:!0}})}I()}function ve({available:e,prison:t,removed:n},r){let i=e=>V(`board-available-to`,{side:r[e]??e}),a=e=>({name:`cells`,kind:K,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:ue,count:e.police}]},irgun:{id:`available-irgun`,title:i(`irgun`),lots:[a(e.cells),{name:`caches`,kind:X,count:e.caches}]},prison:{id:`prison`,title:V(`board-prison`),lots:[a(t)],barred:!0},removed:{id:`removed`,title:V(`board-removed`),lots:[a(n)]}}}var ye=O(`<div class="will svelte-cfvu6g" data-beside=""><!></div> <div class="tracks svelte-cfvu6g" data-beside=""><!> <!></div> <div class="cards svelte-cfvu6g" data-beside=""><!> <!> <div class="held svelte-cfvu6g"><!></div> <div class="legend svelte-cfvu6g"><!></div></div> <div class="british svelte-cfvu6g" data-beside=""><!> <!></div>`,1);function be(e,t){L(t,!0);let n=[`P33`,`P34`,`P35`],r=F(()=>t.board.state),i=F(()=>ve(A(r),t.board.names)),a=F(()=>{if(A(r).forced_pass===`no`)return``;let e=A(r).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return V(e,{side:t.board.names.british??``})}),o=F(()=>[m(t.board),{id:`haganah`,label:V(`board-haganah`),value:String(A(r).haganah),was:_(t.board,`haganah`)},b(t.board)]);u(e,{get glimpses(){return A(o)},get sight(){return t.board.sight},children:(e,o)=>{var c=ye(),l=H(c),u=G(l);v(u,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),B(l);var f=z(l,2),m=G(f);ee(m,{get board(){return t.board},get colours(){return Q},get warning(){return A(a)},get tips(){return t.tips}}),_e(z(m,2),{get board(){return t.board}}),B(f);var h=z(f,2),_=G(h);p(_,{columns:7,get propaganda(){return n},get board(){return t.board},get tips(){return t.tips}});var y=z(_,2);s(y,{get board(){return t.board},get colours(){return Q}});var b=z(y,2),x=G(b);{let e=F(()=>[A(i).irgun,A(i).prison,A(i).removed]);d(x,{get holdings(){return A(e)}})}B(b);var S=z(b,2),C=G(S);g(C,{get kinds(){return Y}}),B(S),B(h);var w=z(h,2),T=G(w);{let e=F(()=>[A(i).british]);d(T,{get holdings(){return A(e)}})}var E=z(T,2);ie(E,{get chits(){return A(r).chits}}),B(w),M(e,c)},$$slots:{default:!0}}),I()}var xe=N(`<path class="shallows svelte-jvb5dp"></path>`),Se=N(`<path class="frontier svelte-jvb5dp"></path>`),Ce=N(`<g aria-hidden="true"><rect></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(190 306)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="204" y="474"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function we(e,t){L(t,!0);var n=Ce(),i=G(n);te(i,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-jvb5dp`);var a=z(i);D(a,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=xe();P(()=>{R(n,`d`,J),R(n,`stroke-width`,t)}),M(e,n)});var o=z(a),s=z(o);D(s,16,()=>se,e=>e,(e,t)=>{var n=Se();P(()=>R(n,`d`,t)),M(e,n)});var c=z(s),l=z(G(c)),u=W(l,!0),d=z(l,2),f=W(d,!0);B(c);var p=z(c),m=W(p,!0),h=z(p),g=W(h,!0),_=z(h),v=W(_,!0),y=z(_),b=W(y,!0),x=z(y),S=W(x,!0);B(n),P((e,t,n,r,i,a,s)=>{R(o,`d`,J),k(u,e),k(f,t),k(m,n),k(g,r),k(v,i),k(b,a),k(S,s)},[()=>V(`board-cartouche`),()=>V(`board-years`),()=>V(`board-sea`),()=>V(`board-lebanon`),()=>V(`board-syria`),()=>V(`board-transjordan`),()=>V(`board-egypt`)]),M(e,n),I()}var Te=N(`<path class="ridge svelte-qrfg3e"></path>`),Ee=N(`<path class="river svelte-qrfg3e"></path>`),De=N(`<path class="lake svelte-qrfg3e"></path>`),Oe=N(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function ke(e,t){L(t,!0);var n=Oe(),r=G(n);D(r,16,()=>ce,e=>e,(e,t)=>{var n=Te();P(()=>R(n,`d`,t)),M(e,n)});var i=z(r);D(i,16,()=>fe,e=>e,(e,t)=>{var n=Ee();P(()=>R(n,`d`,t)),M(e,n)});var a=z(i);D(a,16,()=>q,e=>e,(e,t)=>{var n=De();P(()=>R(n,`d`,t)),M(e,n)});var o=z(a),s=W(o,!0);B(n),P(e=>k(s,e),[()=>V(`board-negev`)]),M(e,n),I()}var Ae=new Set([`$$slots`,`$$events`,`$$legacy`]);function je(e,t){L(t,!0);let n=U(t,Ae),r=new E,i=F(()=>re(Z.spaces.map(({id:e,slot:n})=>ne(e,t.state.spaces[e],le,n))));a(e,{get map(){return Z},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return we},get Relief(){return ke},get Underlay(){return de},around:e=>{be(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{{let t=F(()=>r.shown?.space??``);l(e,{get spaces(){return Z.spaces},get layout(){return A(i)},get markers(){return oe},get board(){return n},get near(){return A(t)}})}},$$slots:{around:!0,default:!0}}),I()}var Me=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ne(e,t){L(t,!0);let n=U(t,Me);C(e,{get spaces(){return Z.spaces},get kinds(){return Y},get board(){return n}}),I()}var Pe=[0,1,2].map(e=>[`chits.${e}`,T(`board-chits`,()=>String(e))]),$=[`cells`,`caches`].map(e=>[`track.${e}`,T(`board-locked`,()=>V(`board-available-${e}`))]),Fe=o(Y,{haganah:t(`board-haganah`),prison:t(`board-prison`),removed:t(`board-removed`),...Object.fromEntries([...Pe,...$])}),Ie=`### Palestine's own words on the board.

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
`,Le=`### パレスチナの盤面の言葉。

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
`,Re=[`P33`,`P34`,`P35`],ze=[`ask-patrol`,`ask-search`],Be=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Ve={Board:je,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:i+Ie,ja:n+Le},SpacesTable:Ne,cards:{Card:h,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Be.includes(e)?ze:[e],telling:Fe,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Re.includes(e)}};export{Ve as default};