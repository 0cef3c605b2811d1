import{r as e}from"./index-DnCuGDju.js";import{C as t,D as n,E as r,S as i,T as a,a as o,b as s,c,d as l,f as u,g as d,h as f,i as p,l as m,m as h,n as g,o as _,p as v,s as y,t as b,u as x,v as S,w as C,x as w,y as T}from"./SpacesTable-BQYHinOF.js";import{A as E,B as D,I as O,J as k,N as A,R as j,V as M,Z as N,ct as P,dt as F,ft as I,g as L,it as R,m as ee,mt as z,n as B,nt as V,o as H,rt as U,tt as W}from"./words.svelte-CCNmXMjV.js";import{c as te,l as G}from"./outline-CSCljEQp.js";import{n as K,t as ne}from"./Diamond-DSVdarOA.js";import{a as re,c as q,d as ie,f as J,i as Y,l as ae,m as oe,n as X,o as se,p as Z,r as Q,s as ce,t as le,u as ue}from"./Railway-CzqyFWeu.js";var de=D(`<span> </span>`),fe=D(`<span class="place svelte-195ex0i"><!></span>`),pe=D(`<div aria-hidden="true"><!></div> <div class="locked svelte-195ex0i" aria-hidden="true"><span class="svelte-195ex0i"> </span> <!> <span class="place cache svelte-195ex0i"><!></span></div>`,1);function me(e,t){I(t,!0);let n=e=>{var n=de(),r=U(n);N(()=>O(r,`← ${t.board.names.british??``} · ${t.board.names.irgun??``} →`)),j(e,n)},r=[0,1,2,3,4],i=P(()=>t.board.state);{let t=P(()=>B(`board-haganah`)),a=P(()=>B(`board-haganah-is`,{value:k(i).haganah,cells:k(i).track.cells,caches:k(i).track.caches}));d(e,{id:`haganah`,get title(){return k(t)},get summary(){return k(a)},get aside(){return n},children:(e,t)=>{var n=pe(),a=V(n),s=W(a);{let e=P(()=>_(4));o(s,{get labels(){return k(e)},children:(e,t)=>{p(e,{get at(){return k(i).haganah},children:(e,t)=>{ne(e,{get value(){return k(i).haganah}})},$$slots:{default:!0}})},$$slots:{default:!0}})}z(a);var c=R(a,2),u=W(c),d=U(u,!0),f=R(u,2);E(f,16,()=>r,e=>e,(e,t)=>{var n=fe(),r=W(n),a=e=>{l(e,{get kind(){return q}})};A(r,e=>{t<k(i).track.cells&&e(a)}),z(n),j(e,n)});var m=R(f,2),h=W(m),g=e=>{l(e,{get kind(){return X}})};A(h,e=>{k(i).track.caches&&e(g)}),z(m),z(c),N(e=>O(d,e),[()=>B(`board-locked`)]),j(e,n)},$$slots:{default:!0}})}F()}function $({available:e,prison:t,removed:n},r){let i=e=>B(`board-available-to`,{side:r[e]??e}),a=e=>({name:`cells`,kind:q,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:ce,count:e.police}]},irgun:{id:`available-irgun`,title:i(`irgun`),lots:[a(e.cells),{name:`caches`,kind:X,count:e.caches}]},prison:{id:`prison`,title:B(`board-prison`),lots:[a(t)],barred:!0},removed:{id:`removed`,title:B(`board-removed`),lots:[a(n)]}}}var he=D(`<div class="will svelte-cfvu6g" data-beside=""><!></div> <div class="tracks svelte-cfvu6g" data-beside=""><!> <!></div> <div class="cards svelte-cfvu6g" data-beside=""><!> <!> <div class="held svelte-cfvu6g"><!></div> <div class="legend svelte-cfvu6g"><!></div></div> <div class="british svelte-cfvu6g" data-beside=""><!> <!></div>`,1);function ge(e,t){I(t,!0);let n=[`P33`,`P34`,`P35`],r=P(()=>t.board.state),i=P(()=>$(k(r),t.board.names)),a=P(()=>{if(k(r).forced_pass===`no`)return``;let e=k(r).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return B(e,{side:t.board.names.british??``})}),o=P(()=>[v(t.board),{id:`haganah`,label:B(`board-haganah`),value:String(k(r).haganah)},u(t.board)]);y(e,{get glimpses(){return k(o)},children:(e,o)=>{var s=he(),l=V(s),u=W(l);g(u,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),z(l);var d=R(l,2),p=W(d);m(p,{get board(){return t.board},get colours(){return Q},get warning(){return k(a)},get tips(){return t.tips}}),me(R(p,2),{get board(){return t.board}}),z(d);var _=R(d,2),v=W(_);h(v,{columns:7,get propaganda(){return n},get board(){return t.board},get tips(){return t.tips}});var y=R(v,2);f(y,{get board(){return t.board},get colours(){return Q}});var b=R(y,2),S=W(b);{let e=P(()=>[k(i).irgun,k(i).prison,k(i).removed]);x(S,{get holdings(){return k(e)}})}z(b);var C=R(b,2),w=W(C);c(w,{get kinds(){return Y}}),z(C),z(_);var T=R(_,2),E=W(T);{let e=P(()=>[k(i).british]);x(E,{get holdings(){return k(e)}})}var D=R(E,2);K(D,{get chits(){return k(r).chits}}),z(T),j(e,s)},$$slots:{default:!0}}),F()}var _e=M(`<path class="shallows svelte-jvb5dp"></path>`),ve=M(`<path class="frontier svelte-jvb5dp"></path>`),ye=M(`<g aria-hidden="true"><rect></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(190 306)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="204" y="474"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function be(e,t){I(t,!0);var n=ye(),r=W(n);ee(r,()=>({class:`sea`,...C}),void 0,void 0,void 0,`svelte-jvb5dp`);var i=R(r);E(i,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=_e();N(()=>{L(n,`d`,J),L(n,`stroke-width`,t)}),j(e,n)});var a=R(i),o=R(a);E(o,16,()=>ae,e=>e,(e,t)=>{var n=ve();N(()=>L(n,`d`,t)),j(e,n)});var s=R(o),c=R(W(s)),l=U(c,!0),u=R(c,2),d=U(u,!0);z(s);var f=R(s),p=U(f,!0),m=R(f),h=U(m,!0),g=R(m),_=U(g,!0),v=R(g),y=U(v,!0),b=R(v),x=U(b,!0);z(n),N((e,t,n,r,i,o,s)=>{L(a,`d`,J),O(l,e),O(d,t),O(p,n),O(h,r),O(_,i),O(y,o),O(x,s)},[()=>B(`board-cartouche`),()=>B(`board-years`),()=>B(`board-sea`),()=>B(`board-lebanon`),()=>B(`board-syria`),()=>B(`board-transjordan`),()=>B(`board-egypt`)]),j(e,n),F()}var xe=M(`<path class="ridge svelte-qrfg3e"></path>`),Se=M(`<path class="river svelte-qrfg3e"></path>`),Ce=M(`<path class="lake svelte-qrfg3e"></path>`),we=M(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function Te(e,t){I(t,!0);var n=we(),r=W(n);E(r,16,()=>oe,e=>e,(e,t)=>{var n=xe();N(()=>L(n,`d`,t)),j(e,n)});var i=R(r);E(i,16,()=>ue,e=>e,(e,t)=>{var n=Se();N(()=>L(n,`d`,t)),j(e,n)});var a=R(i);E(a,16,()=>ie,e=>e,(e,t)=>{var n=Ce();N(()=>L(n,`d`,t)),j(e,n)});var o=R(a),s=U(o,!0);z(n),N(e=>O(s,e),[()=>B(`board-negev`)]),j(e,n),F()}var Ee=new Set([`$$slots`,`$$events`,`$$legacy`]);function De(e,t){I(t,!0);let n=H(t,Ee),r=new T,i=P(()=>G(Z.spaces.map(({id:e,slot:n})=>te(e,t.state.spaces[e],se,n))));s(e,{get map(){return Z},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return be},get Relief(){return Te},get Underlay(){return le},around:e=>{ge(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{{let t=P(()=>r.shown?.space??``);S(e,{get spaces(){return Z.spaces},get layout(){return k(i)},get markers(){return re},get board(){return n},get near(){return k(t)}})}},$$slots:{around:!0,default:!0}}),F()}var Oe=new Set([`$$slots`,`$$events`,`$$legacy`]);function ke(e,t){I(t,!0);let n=H(t,Oe);b(e,{get spaces(){return Z.spaces},get kinds(){return Y},get board(){return n}}),F()}var Ae=[0,1,2].map(e=>[`chits.${e}`,i(`board-chits`,()=>String(e))]),je=[`cells`,`caches`].map(e=>[`track.${e}`,i(`board-locked`,()=>B(`board-available-${e}`))]),Me=t(Y,{haganah:w(`board-haganah`),prison:w(`board-prison`),removed:w(`board-removed`),...Object.fromEntries([...Ae,...je])}),Ne=`### Palestine's own words on the board.

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
`,Pe=`### パレスチナの盤面の言葉。

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
`,Fe=[`P33`,`P34`,`P35`],Ie=[`ask-patrol`,`ask-search`],Le=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Re={Board:De,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:r+Ne,ja:a+Pe},SpacesTable:ke,cards:{Card:n,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Le.includes(e)?Ie:[e],telling:Me,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Fe.includes(e)}};export{Re as default};