import{r as e}from"./index-DnCuGDju.js";import{C as t,D as n,E as r,S as i,T as a,a as o,b as s,c,f as l,g as u,h as d,i as f,l as ee,m as te,n as p,o as m,p as h,s as g,t as _,u as v,v as y,w as b,x,y as S}from"./SpacesTable-BQYHinOF.js";import{A as C,B as w,I as T,J as E,R as D,V as O,Z as k,ct as A,dt as j,ft as M,g as N,it as P,m as ne,mt as F,n as I,nt as L,o as R,rt as z,tt as B}from"./words.svelte-CCNmXMjV.js";import{c as re,l as ie,s as V}from"./outline-CSCljEQp.js";import{n as H,t as U}from"./Diamond-DSVdarOA.js";import{a as W,c as G,d as K,f as q,i as J,l as Y,n as X,o as ae,p as oe,r as Z,s as se,t as ce,u as le}from"./pieces-BCDwl3In.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function ue({available:e,prison:t},n){let r=e=>I(`board-available-to`,{side:n[e]??e}),i=e=>({name:`cells`,kind:se,count:e});return{british:{id:`available-british`,title:r(`british`),lots:[{name:`police`,kind:ae,count:e.police}]},eoka:{id:`available-eoka`,title:r(`eoka`),lots:[i(e.cells),{name:`caches`,kind:ce,count:e.caches}]},prison:{id:`prison`,title:I(`board-prison`),lots:[i(t)],barred:!0}}}var de=w(`<span> </span>`),fe=w(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function pe(e,t){M(t,!0);let n=[`board-ignore`,`board-debate`,`board-condemn`];{let r=A(()=>I(`board-opinion`)),i=A(()=>I(`board-opinion-is`,{value:t.value}));u(e,{id:`opinion`,get title(){return E(r)},get summary(){return E(i)},children:(e,r)=>{var i=fe(),a=B(i),s=z(a,!0),c=P(a,2);{let e=A(()=>m(4));o(c,{get labels(){return E(e)},children:(e,n)=>{f(e,{get at(){return t.value},children:(e,n)=>{U(e,{get value(){return t.value}})},$$slots:{default:!0}})},$$slots:{default:!0}})}var l=P(c,2),u=z(l,!0),d=P(l,2);C(d,20,()=>n,e=>e,(e,t)=>{var n=de(),r=z(n,!0);k(e=>T(r,e),[()=>I(t)]),D(e,n)}),F(d),F(i),k((e,t)=>{T(s,e),T(u,t)},[()=>I(`board-london`),()=>I(`board-athens`)]),D(e,i)},$$slots:{default:!0}})}j()}var me=w(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function he(e,t){M(t,!0);let n=A(()=>t.board.state),r=A(()=>ue(E(n),t.board.names)),i=A(()=>[h(t.board),{id:`opinion`,label:I(`board-opinion-short`),value:String(E(n).opinion)},l(t.board)]);g(e,{get glimpses(){return E(i)},children:(e,i)=>{var a=me(),o=L(a),s=B(o),l=B(s);ee(l,{get board(){return t.board},get colours(){return X},get tips(){return t.tips}}),F(s);var u=P(s,2),f=B(u);te(f,{columns:7,get propaganda(){return Q},get board(){return t.board},get tips(){return t.tips}}),F(u);var m=P(u,2);pe(B(m),{get value(){return E(n).opinion}}),F(m),F(o);var h=P(o,2),g=B(h);{let e=A(()=>[E(r).eoka]);v(g,{get holdings(){return E(e)}})}F(h);var _=P(h,2),y=B(_);{let e=A(()=>[E(r).british]);v(y,{get holdings(){return E(e)}})}F(_);var b=P(_,2),x=B(b),S=B(x);{let e=A(()=>[E(r).prison]);v(S,{get holdings(){return E(e)}})}var C=P(S,2);H(C,{get chits(){return E(n).chits}}),F(x);var w=P(x,2);d(w,{get board(){return t.board},get colours(){return X}}),F(b);var T=P(b,2),O=B(T);c(O,{get kinds(){return Z}}),F(T);var k=P(T,2),j=B(k);p(j,{get board(){return t.board},most:15,get tips(){return t.tips}}),F(k),D(e,a)},$$slots:{default:!0}}),j()}var ge=O(`<path class="shallows svelte-15uf9u8"></path>`),_e=O(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function ve(e,t){M(t,!0);var n=_e(),r=B(n);ne(r,()=>({class:`sea`,...b}),void 0,void 0,void 0,`svelte-15uf9u8`);var i=P(r);C(i,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ge();k(()=>{N(n,`d`,G),N(n,`stroke-width`,t)}),D(e,n)});var a=P(i),o=P(B(a)),s=z(o,!0),c=P(o,2),l=z(c,!0);F(a);var u=P(a),d=z(u,!0);F(n),k((e,t,n)=>{T(s,e),T(l,t),T(d,n)},[()=>I(`board-cartouche`),()=>I(`board-years`),()=>I(`board-sea`)]),D(e,n),j()}var ye=O(`<path class="ridge svelte-132cy45"></path>`),be=O(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),$=O(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function xe(e){var t=$(),n=B(t);C(n,21,()=>le,e=>e.id,(e,t)=>{V(e,{get space(){return E(t)}})}),F(n);var r=P(n);C(r,16,()=>K,e=>e,(e,t)=>{var n=ye();k(()=>N(n,`d`,t)),D(e,n)});var i=P(r);C(i,17,()=>q,({x:e,y:t})=>e,(e,t)=>{let n=()=>E(t).x,r=()=>E(t).y;var i=be(),a=L(i),o=P(a);k(()=>{N(a,`cx`,n()),N(a,`cy`,r()),N(o,`cx`,n()),N(o,`cy`,r())}),D(e,i)}),F(t),D(e,t)}var Se=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ce(e,t){M(t,!0);let n=R(t,Se),r=new S,i=A(()=>ie(Y.spaces.map(({id:e,slot:n})=>re(e,t.state.spaces[e],W,n))));s(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return ve},get Relief(){return xe},get Underlay(){return oe},around:e=>{he(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{{let t=A(()=>r.shown?.space??``);y(e,{get spaces(){return Y.spaces},get layout(){return E(i)},get markers(){return J},get board(){return n},get near(){return E(t)}})}},$$slots:{around:!0,default:!0}}),j()}var we=new Set([`$$slots`,`$$events`,`$$legacy`]);function Te(e,t){M(t,!0);let n=R(t,we);_(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),j()}var Ee=[0,1,2].map(e=>[`chits.${e}`,i(`board-chits`,()=>String(e))]),De=t(Z,{opinion:x(`board-opinion`),prison:x(`board-prison`),...Object.fromEntries(Ee)}),Oe=`### Cyprus's own words on the board.

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
`,ke=`### キプロスの盤面の言葉。

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
`,Ae=[`ask-patrol`,`ask-search`],je=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Me={Board:Ce,colours:{british:`var(--police)`,eoka:`var(--eoka)`},words:{en:r+Oe,ja:a+ke},SpacesTable:Te,cards:{Card:n,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>je.includes(e)?Ae:[e],telling:De,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Q.includes(e)}};export{Me as default};