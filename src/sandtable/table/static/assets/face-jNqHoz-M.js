import{i as e}from"./index-DqC3g4Jc.js";import{C as t,D as n,E as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,f,g as p,h as m,k as h,l as g,m as _,n as v,o as y,p as b,r as x,s as S,t as C,u as w,v as T,w as E,x as D}from"./SpacesTable-DLtHSCVW.js";import{A as O,B as k,I as A,J as j,N as M,R as N,V as P,Z as F,ct as I,dt as L,ft as R,g as z,gt as ee,it as B,m as te,mt as V,n as H,nt as U,o as W,rt as G,tt as K}from"./words.svelte-BCPLXD0h.js";import{n as ne,t as re}from"./Diamond-BymWCsB7.js";import{a as ie,c as q,d as ae,f as J,i as Y,l as oe,m as se,n as X,o as ce,p as Z,r as Q,s as le,t as ue,u as de}from"./Railway-Bjg0dE8m.js";var fe=k(`<span> </span>`),pe=k(`<!> <!>`,1),me=k(`<span class="place svelte-195ex0i"><!></span>`),he=k(`<div aria-hidden="true"><!></div> <div class="locked svelte-195ex0i" aria-hidden="true"><span class="svelte-195ex0i"> </span> <!> <span class="place cache svelte-195ex0i"><!></span></div>`,1);function ge(e,t){R(t,!0);let n=e=>{var n=fe(),r=G(n);F(()=>A(r,`← ${t.board.names.british??``} · ${t.board.names.irgun??``} →`)),N(e,n)},r=[0,1,2,3,4],i=I(()=>t.board.state);{let t=I(()=>H(`board-haganah`)),a=I(()=>H(`board-haganah-is`,{value:j(i).haganah,cells:j(i).track.cells,caches:j(i).track.caches}));T(e,{id:`haganah`,values:[`haganah`,`track.cells`,`track.caches`],get title(){return j(t)},get summary(){return j(a)},get aside(){return n},children:(e,t)=>{var n=he(),a=U(n),o=K(a);{let e=I(()=>S(4));y(o,{get labels(){return j(e)},children:(e,t)=>{var n=pe(),r=U(n);x(r,{of:`haganah`});var a=B(r,2);c(a,{get at(){return j(i).haganah},children:(e,t)=>{re(e,{get value(){return j(i).haganah}})},$$slots:{default:!0}}),N(e,n)},$$slots:{default:!0}})}V(a);var s=B(a,2),l=K(s),u=G(l,!0),d=B(l,2);O(d,16,()=>r,e=>e,(e,t)=>{var n=me(),r=K(n),a=e=>{f(e,{get kind(){return q}})};M(r,e=>{t<j(i).track.cells&&e(a)}),V(n),N(e,n)});var p=B(d,2),m=K(p),h=e=>{f(e,{get kind(){return X}})};M(m,e=>{j(i).track.caches&&e(h)}),V(p),V(s),F(e=>A(u,e),[()=>H(`board-locked`)]),N(e,n)},$$slots:{default:!0}})}L()}function _e({available:e,prison:t,removed:n},r){let i=e=>H(`board-available-to`,{side:r[e]??e}),a=e=>({name:`cells`,kind:q,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:le,count:e.police}]},irgun:{id:`available-irgun`,title:i(`irgun`),lots:[a(e.cells),{name:`caches`,kind:X,count:e.caches}]},prison:{id:`prison`,title:H(`board-prison`),lots:[a(t)],barred:!0},removed:{id:`removed`,title:H(`board-removed`),lots:[a(n)]}}}var ve=k(`<div class="will svelte-cfvu6g" data-beside=""><!></div> <div class="tracks svelte-cfvu6g" data-beside=""><!> <!></div> <div class="cards svelte-cfvu6g" data-beside=""><!> <!> <div class="held svelte-cfvu6g"><!></div> <div class="legend svelte-cfvu6g"><!></div></div> <div class="british svelte-cfvu6g" data-beside=""><!> <!></div>`,1);function ye(e,t){R(t,!0);let n=[`P33`,`P34`,`P35`],r=I(()=>t.board.state),i=I(()=>_e(j(r),t.board.names)),a=I(()=>{if(j(r).forced_pass===`no`)return``;let e=j(r).forced_pass===`active`?`board-forced-pass`:`board-forced-pass-next`;return H(e,{side:t.board.names.british??``})}),o=I(()=>[m(t.board),{id:`haganah`,label:H(`board-haganah`),value:String(j(r).haganah),was:_(t.board,`haganah`)},b(t.board)]);u(e,{get glimpses(){return j(o)},get sight(){return t.board.sight},children:(e,o)=>{var c=ve(),l=U(c),u=K(l);v(u,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),V(l);var f=B(l,2),m=K(f);w(m,{get board(){return t.board},get colours(){return Q},get warning(){return j(a)},get tips(){return t.tips}}),ge(B(m,2),{get board(){return t.board}}),V(f);var h=B(f,2),_=K(h);p(_,{columns:7,get propaganda(){return n},get board(){return t.board},get tips(){return t.tips}});var y=B(_,2);s(y,{get board(){return t.board},get colours(){return Q}});var b=B(y,2),x=K(b);{let e=I(()=>[j(i).irgun,j(i).prison,j(i).removed]);d(x,{get holdings(){return j(e)}})}V(b);var S=B(b,2),C=K(S);g(C,{get kinds(){return Y}}),V(S),V(h);var T=B(h,2),E=K(T);{let e=I(()=>[j(i).british]);d(E,{get holdings(){return j(e)}})}var D=B(E,2);ne(D,{get chits(){return j(r).chits}}),V(T),N(e,c)},$$slots:{default:!0}}),L()}var be=P(`<path class="shallows svelte-jvb5dp"></path>`),xe=P(`<path class="frontier svelte-jvb5dp"></path>`),Se=P(`<g aria-hidden="true"><rect></rect><!><path class="abroad svelte-jvb5dp"></path><!><g class="cartouche svelte-jvb5dp" transform="translate(190 306)"><path class="needle svelte-jvb5dp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-jvb5dp"> </text><path class="flourish svelte-jvb5dp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-jvb5dp" y="25"> </text></g><text class="waters svelte-jvb5dp" x="204" y="474"> </text><text class="country svelte-jvb5dp" x="560" y="40"> </text><text class="country svelte-jvb5dp" x="770" y="184"> </text><text class="country svelte-jvb5dp" x="790" y="770"> </text><text class="country svelte-jvb5dp" x="322" y="836"> </text></g>`);function Ce(e,t){R(t,!0);var n=Se(),i=K(n);te(i,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-jvb5dp`);var a=B(i);O(a,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=be();F(()=>{z(n,`d`,J),z(n,`stroke-width`,t)}),N(e,n)});var o=B(a),s=B(o);O(s,16,()=>oe,e=>e,(e,t)=>{var n=xe();F(()=>z(n,`d`,t)),N(e,n)});var c=B(s),l=B(K(c)),u=G(l,!0),d=B(l,2),f=G(d,!0);V(c);var p=B(c),m=G(p,!0),h=B(p),g=G(h,!0),_=B(h),v=G(_,!0),y=B(_),b=G(y,!0),x=B(y),S=G(x,!0);V(n),F((e,t,n,r,i,a,s)=>{z(o,`d`,J),A(u,e),A(f,t),A(m,n),A(g,r),A(v,i),A(b,a),A(S,s)},[()=>H(`board-cartouche`),()=>H(`board-years`),()=>H(`board-sea`),()=>H(`board-lebanon`),()=>H(`board-syria`),()=>H(`board-transjordan`),()=>H(`board-egypt`)]),N(e,n),L()}var we=P(`<path class="ridge svelte-qrfg3e"></path>`),Te=P(`<path class="river svelte-qrfg3e"></path>`),Ee=P(`<path class="lake svelte-qrfg3e"></path>`),De=P(`<g class="relief svelte-qrfg3e" aria-hidden="true"><!><!><!><text class="desert svelte-qrfg3e" x="440" y="752"> </text></g>`);function Oe(e,t){R(t,!0);var n=De(),r=K(n);O(r,16,()=>se,e=>e,(e,t)=>{var n=we();F(()=>z(n,`d`,t)),N(e,n)});var i=B(r);O(i,16,()=>de,e=>e,(e,t)=>{var n=Te();F(()=>z(n,`d`,t)),N(e,n)});var a=B(i);O(a,16,()=>ae,e=>e,(e,t)=>{var n=Ee();F(()=>z(n,`d`,t)),N(e,n)});var o=B(a),s=G(o,!0);V(n),F(e=>A(s,e),[()=>H(`board-negev`)]),N(e,n),L()}var ke=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ae(e,t){R(t,!0);let n=W(t,ke),r=new D;a(e,{get map(){return Z},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return Ce},get Relief(){return Oe},get Underlay(){return ue},tokens:(e,t=ee)=>{{let i=I(()=>r.shown?.space??``);l(e,{get spaces(){return Z.spaces},get kinds(){return ce},get markers(){return ie},get board(){return n},get scale(){return t()},get near(){return j(i)}})}},around:e=>{ye(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),L()}var $=new Set([`$$slots`,`$$events`,`$$legacy`]);function je(e,t){R(t,!0);let n=W(t,$);C(e,{get spaces(){return Z.spaces},get kinds(){return Y},get board(){return n}}),L()}var Me=[0,1,2].map(e=>[`chits.${e}`,E(`board-chits`,()=>String(e))]),Ne=[`cells`,`caches`].map(e=>[`track.${e}`,E(`board-locked`,()=>H(`board-available-${e}`))]),Pe=o(Y,{haganah:t(`board-haganah`),prison:t(`board-prison`),removed:t(`board-removed`),...Object.fromEntries([...Me,...Ne])}),Fe=`### Palestine's own words on the board.

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
`,Ie=`### パレスチナの盤面の言葉。

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
`,Le=[`P33`,`P34`,`P35`],Re=[`ask-patrol`,`ask-search`],ze=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Be={Board:Ae,colours:{british:`var(--police)`,irgun:`var(--irgun)`},words:{en:i+Fe,ja:n+Ie},SpacesTable:je,cards:{Card:h,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>ze.includes(e)?Re:[e],telling:Pe,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Le.includes(e)}};export{Be as default};