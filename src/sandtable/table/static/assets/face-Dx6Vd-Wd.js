import{r as e}from"./index-BjBUI2-7.js";import{C as t,D as n,E as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,g as f,h as p,k as m,l as ee,m as h,n as te,o as g,p as _,r as v,s as y,t as b,u as ne,v as x,w as S,x as C}from"./SpacesTable-DFvOo62_.js";import{A as w,B as T,I as E,J as D,R as O,V as k,Z as A,ct as j,dt as M,ft as N,g as P,it as F,m as re,mt as I,n as L,nt as R,o as z,rt as B,tt as V}from"./words.svelte-BCPLXD0h.js";import{c as ie,l as ae,s as H}from"./outline-P0_dqnpS.js";import{n as U,t as W}from"./Diamond-CyRLUB-I.js";import{a as G,c as K,d as q,f as J,i as oe,l as Y,n as X,o as se,p as ce,r as Z,s as le,t as ue,u as de}from"./pieces-CUQFQvDJ.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function fe({available:e,prison:t},n){let r=e=>L(`board-available-to`,{side:n[e]??e}),i=e=>({name:`cells`,kind:le,count:e});return{british:{id:`available-british`,title:r(`british`),lots:[{name:`police`,kind:se,count:e.police}]},eoka:{id:`available-eoka`,title:r(`eoka`),lots:[i(e.cells),{name:`caches`,kind:ue,count:e.caches}]},prison:{id:`prison`,title:L(`board-prison`),lots:[i(t)],barred:!0}}}var pe=T(`<!> <!>`,1),me=T(`<span> </span>`),he=T(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function ge(e,t){N(t,!0);let n=[`board-ignore`,`board-debate`,`board-condemn`];{let r=j(()=>L(`board-opinion`)),i=j(()=>L(`board-opinion-is`,{value:t.value}));x(e,{id:`opinion`,get title(){return D(r)},get summary(){return D(i)},children:(e,r)=>{var i=he(),a=V(i),o=B(a,!0),s=F(a,2);{let e=j(()=>y(4));g(s,{get labels(){return D(e)},children:(e,n)=>{var r=pe(),i=R(r);v(i,{of:`opinion`});var a=F(i,2);c(a,{get at(){return t.value},children:(e,n)=>{W(e,{get value(){return t.value}})},$$slots:{default:!0}}),O(e,r)},$$slots:{default:!0}})}var l=F(s,2),u=B(l,!0),d=F(l,2);w(d,20,()=>n,e=>e,(e,t)=>{var n=me(),r=B(n,!0);A(e=>E(r,e),[()=>L(t)]),O(e,n)}),I(d),I(i),A((e,t)=>{E(o,e),E(u,t)},[()=>L(`board-london`),()=>L(`board-athens`)]),O(e,i)},$$slots:{default:!0}})}M()}var _e=T(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function ve(e,t){N(t,!0);let n=j(()=>t.board.state),r=j(()=>fe(D(n),t.board.names)),i=j(()=>[p(t.board),{id:`opinion`,label:L(`board-opinion-short`),value:String(D(n).opinion),was:h(t.board,`opinion`)},_(t.board)]);u(e,{get glimpses(){return D(i)},get sight(){return t.board.sight},children:(e,i)=>{var a=_e(),o=R(a),c=V(o),l=V(c);ne(l,{get board(){return t.board},get colours(){return X},get tips(){return t.tips}}),I(c);var u=F(c,2),p=V(u);f(p,{columns:7,get propaganda(){return Q},get board(){return t.board},get tips(){return t.tips}}),I(u);var m=F(u,2);ge(V(m),{get value(){return D(n).opinion}}),I(m),I(o);var h=F(o,2),g=V(h);{let e=j(()=>[D(r).eoka]);d(g,{get holdings(){return D(e)}})}I(h);var _=F(h,2),v=V(_);{let e=j(()=>[D(r).british]);d(v,{get holdings(){return D(e)}})}I(_);var y=F(_,2),b=V(y),x=V(b);{let e=j(()=>[D(r).prison]);d(x,{get holdings(){return D(e)}})}var S=F(x,2);U(S,{get chits(){return D(n).chits}}),I(b);var C=F(b,2);s(C,{get board(){return t.board},get colours(){return X}}),I(y);var w=F(y,2),T=V(w);ee(T,{get kinds(){return Z}}),I(w);var E=F(w,2),k=V(E);te(k,{get board(){return t.board},most:15,get tips(){return t.tips}}),I(E),O(e,a)},$$slots:{default:!0}}),M()}var ye=k(`<path class="shallows svelte-15uf9u8"></path>`),be=k(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function xe(e,t){N(t,!0);var n=be(),i=V(n);re(i,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-15uf9u8`);var a=F(i);w(a,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ye();A(()=>{P(n,`d`,K),P(n,`stroke-width`,t)}),O(e,n)});var o=F(a),s=F(V(o)),c=B(s,!0),l=F(s,2),u=B(l,!0);I(o);var d=F(o),f=B(d,!0);I(n),A((e,t,n)=>{E(c,e),E(u,t),E(f,n)},[()=>L(`board-cartouche`),()=>L(`board-years`),()=>L(`board-sea`)]),O(e,n),M()}var Se=k(`<path class="ridge svelte-132cy45"></path>`),Ce=k(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),we=k(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function Te(e){var t=we(),n=V(t);w(n,21,()=>de,e=>e.id,(e,t)=>{H(e,{get space(){return D(t)}})}),I(n);var r=F(n);w(r,16,()=>q,e=>e,(e,t)=>{var n=Se();A(()=>P(n,`d`,t)),O(e,n)});var i=F(r);w(i,17,()=>J,({x:e,y:t})=>e,(e,t)=>{let n=()=>D(t).x,r=()=>D(t).y;var i=Ce(),a=R(i),o=F(a);A(()=>{P(a,`cx`,n()),P(a,`cy`,r()),P(o,`cx`,n()),P(o,`cy`,r())}),O(e,i)}),I(t),O(e,t)}var Ee=new Set([`$$slots`,`$$events`,`$$legacy`]);function De(e,t){N(t,!0);let n=z(t,Ee),r=new C,i=j(()=>ae(Y.spaces.map(({id:e,slot:n})=>ie(e,t.state.spaces[e],G,n))));a(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return xe},get Relief(){return Te},get Underlay(){return ce},around:e=>{ve(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{{let t=j(()=>r.shown?.space??``);l(e,{get spaces(){return Y.spaces},get layout(){return D(i)},get markers(){return oe},get board(){return n},get near(){return D(t)}})}},$$slots:{around:!0,default:!0}}),M()}var $=new Set([`$$slots`,`$$events`,`$$legacy`]);function Oe(e,t){N(t,!0);let n=z(t,$);b(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),M()}var ke=[0,1,2].map(e=>[`chits.${e}`,S(`board-chits`,()=>String(e))]),Ae=o(Z,{opinion:t(`board-opinion`),prison:t(`board-prison`),...Object.fromEntries(ke)}),je=`### Cyprus's own words on the board.

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
board-opinion-short = Opinion
board-opinion-is = International Opinion: { $value } of 4 on the way from Ignore to Condemn
board-ignore = Ignore
board-debate = Debate
board-condemn = Condemn
board-london = London
board-athens = Athens
table-value-opinion = International Opinion
`,Me=`### キプロスの盤面の言葉。

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
board-sea = Mediterranean Sea
board-cartouche = キプロス
board-years = 1955～1959
board-opinion = 国際世論
board-opinion-short = 国際世論
board-opinion-is = 国際世論：{ $value }（無視0～非難4）
board-ignore = 無視
board-debate = 議論
board-condemn = 非難
board-london = London
board-athens = Athens
table-value-opinion = 国際世論
`,Ne=[`ask-patrol`,`ask-search`],Pe=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Fe={Board:De,colours:{british:`var(--police)`,eoka:`var(--eoka)`},words:{en:i+je,ja:n+Me},SpacesTable:Oe,cards:{Card:m,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Pe.includes(e)?Ne:[e],telling:Ae,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Q.includes(e)}};export{Fe as default};