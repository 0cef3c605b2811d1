import{M as e,i as t}from"./index-BjYunsn2.js";import{A as n,C as r,D as i,E as a,O as o,S as s,T as c,_ as l,a as u,b as d,c as f,d as p,f as m,g as h,h as g,j as _,k as v,l as y,m as b,n as x,o as S,p as C,r as w,s as T,t as E,u as ee,v as te,w as D,x as ne}from"./SpacesTable-D_ZR5HWo.js";import{$ as O,A as k,D as A,F as j,G as M,L as N,N as P,R as F,Y as I,b as L,d as re,et as R,ft as z,lt as B,mt as ie,nt as V,ot as H,p as U,r as W,tt as G,ut as K}from"./disclose-version-ueCw_pRj.js";import{n as ae,t as oe}from"./Diamond-TXDjoBOI.js";import{a as se,c as q,d as ce,f as J,i as Y,l as le,m as ue,n as X,o as de,p as Z,r as Q,s as fe,t as pe,u as me}from"./Railway-Db_lLlPv.js";var $=N(`<span> </span>`),he=N(`<!> <!>`,1),ge=N(`<span><!></span>`),_e=N(`<div aria-hidden="true"><!></div> <div class="locked svelte-195ex0i" aria-hidden="true"><span class="svelte-195ex0i"> </span> <!> <span><!></span></div>`,1);function ve(t,n){K(n,!0);let r=e=>{var t=$(),r=G(t);I(()=>P(r,`← ${n.board.names.british??``} · ${n.board.names.irgun??``} →`)),j(e,t)},o=[0,1,2,3,4],s=H(()=>n.board.state),c=i(),l=H(()=>a(c(),`track.cells`)),d=e=>!!M(l)&&e<Number(M(l).from)!=e<Number(M(l).to);{let n=H(()=>e(`board-haganah`)),i=H(()=>e(`board-haganah-is`,{value:M(s).haganah,cells:M(s).track.cells,caches:M(s).track.caches}));te(t,{id:`haganah`,get title(){return M(n)},get summary(){return M(i)},get aside(){return r},children:(t,n)=>{var r=_e(),i=R(r),l=O(i);{let e=H(()=>T(4));S(l,{get labels(){return M(e)},children:(e,t)=>{var n=he(),r=R(n);w(r,{of:`haganah`});var i=V(r,2);u(i,{get at(){return M(s).haganah},children:(e,t)=>{oe(e,{get value(){return M(s).haganah}})},$$slots:{default:!0}}),j(e,n)},$$slots:{default:!0}})}z(i);var f=V(i,2),p=O(f),h=G(p,!0),g=V(p,2);A(g,16,()=>o,e=>e,(e,t)=>{var n=ge();let r;var i=O(n),a=e=>{m(e,{get kind(){return q}})};k(i,e=>{t<M(s).track.cells&&e(a)}),z(n),I(e=>r=L(n,1,`place svelte-195ex0i`,null,r,{other:e}),[()=>d(t)]),j(e,n)});var _=V(g,2);let v;var y=O(_),b=e=>{m(e,{get kind(){return X}})};k(y,e=>{M(s).track.caches&&e(b)}),z(_),z(f),I((e,t)=>{P(h,e),v=L(_,1,`place cache svelte-195ex0i`,null,v,{other:t})},[()=>e(`board-locked`),()=>a(c(),`track.caches`)]),j(t,r)},$$slots:{default:!0}})}B()}function ye({available:t,prison:n,removed:r},i){let a=t=>e(`board-available-to`,{side:i[t]??t}),o=e=>({name:`cells`,kind:q,count:e});return{british:{id:`available-british`,title:a(`british`),lots:[{name:`police`,kind:fe,count:t.police}]},irgun:{id:`available-irgun`,title:a(`irgun`),lots:[o(t.cells),{name:`caches`,kind:X,count:t.caches}]},prison:{id:`prison`,title:e(`board-prison`),lots:[o(n)],barred:!0},removed:{id:`removed`,title:e(`board-removed`),lots:[o(r)]}}}var be=N(`<div class="will svelte-cfvu6g" data-beside=""><!></div> <div class="tracks svelte-cfvu6g" data-beside=""><!> <!></div> <div class="cards svelte-cfvu6g" data-beside=""><!> <!> <div class="held svelte-cfvu6g"><!></div> <div class="legend svelte-cfvu6g"><!></div></div> <div class="british svelte-cfvu6g" data-beside=""><!> <!></div>`,1);function xe(t,n){K(n,!0);let r=[`P33`,`P34`,`P35`],i=H(()=>n.board.state),a=H(()=>ye(M(i),n.board.names)),o=H(()=>{if(M(i).forced_pass===`no`)return``;let t=M(i).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return e(t,{side:n.board.names.british??``})}),s=H(()=>[g(n.board),{id:`haganah`,label:e(`board-haganah`),value:String(M(i).haganah),was:b(n.board,`haganah`)},C(n.board)]);f(t,{get glimpses(){return M(s)},get sight(){return n.board.sight},children:(e,t)=>{var s=be(),c=R(s),u=O(c);x(u,{get board(){return n.board},most:20,upright:!0,get tips(){return n.tips}}),z(c);var d=V(c,2),f=O(d);ee(f,{get board(){return n.board},get colours(){return Q},get warning(){return M(o)},get tips(){return n.tips}}),ve(V(f,2),{get board(){return n.board}}),z(d);var m=V(d,2),g=O(m);h(g,{columns:7,get propaganda(){return r},get board(){return n.board},get tips(){return n.tips}});var _=V(g,2);l(_,{get board(){return n.board},get colours(){return Q}});var v=V(_,2),b=O(v);{let e=H(()=>[M(a).irgun,M(a).prison,M(a).removed]);p(b,{get holdings(){return M(e)}})}z(v);var S=V(v,2),C=O(S);y(C,{get kinds(){return Y}}),z(S),z(m);var w=V(m,2),T=O(w);{let e=H(()=>[M(a).british]);p(T,{get holdings(){return M(e)}})}var E=V(T,2);ae(E,{get chits(){return M(i).chits}}),z(w),j(e,s)},$$slots:{default:!0}}),B()}var Se=F(`<path class="shallows svelte-jvb5dp"></path>`),Ce=F(`<path class="frontier svelte-jvb5dp"></path>`),we=F(`<g aria-hidden="true"><rect></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(190 306)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="204" y="474"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function Te(t,n){K(n,!0);var r=we(),i=O(r);re(i,()=>({class:`sea`,...o}),void 0,void 0,void 0,`svelte-jvb5dp`);var a=V(i);A(a,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=Se();I(()=>{U(n,`d`,J),U(n,`stroke-width`,t)}),j(e,n)});var s=V(a),c=V(s);A(c,16,()=>le,e=>e,(e,t)=>{var n=Ce();I(()=>U(n,`d`,t)),j(e,n)});var l=V(c),u=V(O(l)),d=G(u,!0),f=V(u,2),p=G(f,!0);z(l);var m=V(l),h=G(m,!0),g=V(m),_=G(g,!0),v=V(g),y=G(v,!0),b=V(v),x=G(b,!0),S=V(b),C=G(S,!0);z(r),I((e,t,n,r,i,a,o)=>{U(s,`d`,J),P(d,e),P(p,t),P(h,n),P(_,r),P(y,i),P(x,a),P(C,o)},[()=>e(`board-cartouche`),()=>e(`board-years`),()=>e(`board-sea`),()=>e(`board-lebanon`),()=>e(`board-syria`),()=>e(`board-transjordan`),()=>e(`board-egypt`)]),j(t,r),B()}var Ee=F(`<path class="ridge svelte-qrfg3e"></path>`),De=F(`<path class="river svelte-qrfg3e"></path>`),Oe=F(`<path class="lake svelte-qrfg3e"></path>`),ke=F(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function Ae(t,n){K(n,!0);var r=ke(),i=O(r);A(i,16,()=>ue,e=>e,(e,t)=>{var n=Ee();I(()=>U(n,`d`,t)),j(e,n)});var a=V(i);A(a,16,()=>me,e=>e,(e,t)=>{var n=De();I(()=>U(n,`d`,t)),j(e,n)});var o=V(a);A(o,16,()=>ce,e=>e,(e,t)=>{var n=Oe();I(()=>U(n,`d`,t)),j(e,n)});var s=V(o),c=G(s,!0);z(r),I(e=>P(c,e),[()=>e(`board-negev`)]),j(t,r),B()}var je=new Set([`$$slots`,`$$events`,`$$legacy`]);function Me(e,t){K(t,!0);let n=W(t,je),r=new ne;s(e,{get map(){return Z},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return Te},get Relief(){return Ae},get Underlay(){return pe},tokens:(e,t=ie)=>{{let i=H(()=>r.shown?.space??``);d(e,{get spaces(){return Z.spaces},get kinds(){return de},get markers(){return se},get board(){return n},get scale(){return t()},get near(){return M(i)}})}},around:e=>{xe(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),B()}var Ne=new Set([`$$slots`,`$$events`,`$$legacy`]);function Pe(e,t){K(t,!0);let n=W(t,Ne);E(e,{get spaces(){return Z.spaces},get kinds(){return Y},get board(){return n}}),B()}var Fe=[0,1,2].map(e=>[`chits.${e}`,D(`board-chits`,()=>String(e))]),Ie=[`cells`,`caches`].map(t=>[`track.${t}`,D(`board-locked`,()=>e(`board-available-${t}`))]),Le=c(Y,{haganah:r(`board-haganah`),prison:r(`board-prison`),removed:r(`board-removed`),...Object.fromEntries([...Fe,...Ie])}),Re=`### Palestine's own words on the board.

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
board-haganah-is = Haganah Track: { $value } of 4. Locked: { $cells } Cells, { $caches ->
    [one] 1 Arms Cache
   *[other] { $caches } Arms Caches
}
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
`,Be=[`P33`,`P34`,`P35`],Ve=[`ask-patrol`,`ask-search`],He=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Ue={Board:Me,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:n+Re,ja:v+ze},SpacesTable:Pe,cards:{Card:_,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>He.includes(e)?Ve:[e],telling:Le,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(e,n)=>t(e,n[e]??e),marked:e=>Be.includes(e)}};export{Ue as default};