import{M as e,i as t}from"./index-BjYunsn2.js";import{A as n,C as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,g as f,h as p,j as m,k as h,l as ee,m as g,n as te,o as _,p as v,r as y,s as b,t as x,u as S,v as C,w,x as T}from"./SpacesTable-D_ZR5HWo.js";import{$ as E,D,F as O,G as k,L as A,N as j,R as M,Y as N,d as ne,et as P,ft as F,lt as I,mt as re,nt as L,ot as R,p as z,r as B,tt as V,ut as H}from"./disclose-version-ueCw_pRj.js";import{n as ie,t as U}from"./Diamond-TXDjoBOI.js";import{a as W,c as G,d as K,f as q,i as J,l as Y,n as X,o as ae,p as oe,r as Z,s as se,t as ce,u as le}from"./pieces-mERtDv5s.js";import{s as ue}from"./outline-D9-q_Vf_.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function de({available:t,prison:n},r){let i=t=>e(`board-available-to`,{side:r[t]??t}),a=e=>({name:`cells`,kind:se,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:ae,count:t.police}]},eoka:{id:`available-eoka`,title:i(`eoka`),lots:[a(t.cells),{name:`caches`,kind:ce,count:t.caches}]},prison:{id:`prison`,title:e(`board-prison`),lots:[a(n)],barred:!0}}}var fe=A(`<!> <!>`,1),pe=A(`<span> </span>`),me=A(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function he(t,n){H(n,!0);let r=[`board-ignore`,`board-debate`,`board-condemn`];{let i=R(()=>e(`board-opinion`)),a=R(()=>e(`board-opinion-is`,{value:n.value}));C(t,{id:`opinion`,get title(){return k(i)},get summary(){return k(a)},children:(t,i)=>{var a=me(),o=E(a),s=V(o,!0),l=L(o,2);{let e=R(()=>b(4));_(l,{get labels(){return k(e)},children:(e,t)=>{var r=fe(),i=P(r);y(i,{of:`opinion`});var a=L(i,2);c(a,{get at(){return n.value},children:(e,t)=>{U(e,{get value(){return n.value}})},$$slots:{default:!0}}),O(e,r)},$$slots:{default:!0}})}var u=L(l,2),d=V(u,!0),f=L(u,2);D(f,20,()=>r,e=>e,(t,n)=>{var r=pe(),i=V(r,!0);N(e=>j(i,e),[()=>e(n)]),O(t,r)}),F(f),F(a),N((e,t)=>{j(s,e),j(d,t)},[()=>e(`board-london`),()=>e(`board-athens`)]),O(t,a)},$$slots:{default:!0}})}I()}var ge=A(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function _e(t,n){H(n,!0);let r=R(()=>n.board.state),i=R(()=>de(k(r),n.board.names)),a=R(()=>[p(n.board),{id:`opinion`,label:e(`board-opinion-short`),value:String(k(r).opinion),was:g(n.board,`opinion`)},v(n.board)]);u(t,{get glimpses(){return k(a)},get sight(){return n.board.sight},children:(e,t)=>{var a=ge(),o=P(a),c=E(o),l=E(c);S(l,{get board(){return n.board},get colours(){return X},get tips(){return n.tips}}),F(c);var u=L(c,2),p=E(u);f(p,{columns:7,get propaganda(){return Q},get board(){return n.board},get tips(){return n.tips}}),F(u);var m=L(u,2);he(E(m),{get value(){return k(r).opinion}}),F(m),F(o);var h=L(o,2),g=E(h);{let e=R(()=>[k(i).eoka]);d(g,{get holdings(){return k(e)}})}F(h);var _=L(h,2),v=E(_);{let e=R(()=>[k(i).british]);d(v,{get holdings(){return k(e)}})}F(_);var y=L(_,2),b=E(y),x=E(b);{let e=R(()=>[k(i).prison]);d(x,{get holdings(){return k(e)}})}var C=L(x,2);ie(C,{get chits(){return k(r).chits}}),F(b);var w=L(b,2);s(w,{get board(){return n.board},get colours(){return X}}),F(y);var T=L(y,2),D=E(T);ee(D,{get kinds(){return Z}}),F(T);var A=L(T,2),j=E(A);te(j,{get board(){return n.board},most:15,get tips(){return n.tips}}),F(A),O(e,a)},$$slots:{default:!0}}),I()}var ve=M(`<path class="shallows svelte-15uf9u8"></path>`),ye=M(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function be(t,n){H(n,!0);var r=ye(),a=E(r);ne(a,()=>({class:`sea`,...i}),void 0,void 0,void 0,`svelte-15uf9u8`);var o=L(a);D(o,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ve();N(()=>{z(n,`d`,G),z(n,`stroke-width`,t)}),O(e,n)});var s=L(o),c=L(E(s)),l=V(c,!0),u=L(c,2),d=V(u,!0);F(s);var f=L(s),p=V(f,!0);F(r),N((e,t,n)=>{j(l,e),j(d,t),j(p,n)},[()=>e(`board-cartouche`),()=>e(`board-years`),()=>e(`board-sea`)]),O(t,r),I()}var xe=M(`<path class="ridge svelte-132cy45"></path>`),Se=M(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),Ce=M(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function we(e){var t=Ce(),n=E(t);D(n,21,()=>le,e=>e.id,(e,t)=>{ue(e,{get space(){return k(t)}})}),F(n);var r=L(n);D(r,16,()=>K,e=>e,(e,t)=>{var n=xe();N(()=>z(n,`d`,t)),O(e,n)});var i=L(r);D(i,17,()=>q,({x:e,y:t})=>e,(e,t)=>{let n=()=>k(t).x,r=()=>k(t).y;var i=Se(),a=P(i),o=L(a);N(()=>{z(a,`cx`,n()),z(a,`cy`,r()),z(o,`cx`,n()),z(o,`cy`,r())}),O(e,i)}),F(t),O(e,t)}var Te=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ee(e,t){H(t,!0);let n=B(t,Te),r=new T;a(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return be},get Relief(){return we},get Underlay(){return oe},tokens:(e,t=re)=>{{let i=R(()=>r.shown?.space??``);l(e,{get spaces(){return Y.spaces},get kinds(){return W},get markers(){return J},get board(){return n},get scale(){return t()},get near(){return k(i)}})}},around:e=>{_e(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),I()}var De=new Set([`$$slots`,`$$events`,`$$legacy`]);function $(e,t){H(t,!0);let n=B(t,De);x(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),I()}var Oe=[0,1,2].map(e=>[`chits.${e}`,w(`board-chits`,()=>String(e))]),ke=o(Z,{opinion:r(`board-opinion`),prison:r(`board-prison`),...Object.fromEntries(Oe)}),Ae=`### Cyprus's own words on the board.

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
`,je=`### キプロスの盤面の言葉。

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
`,Me=[`ask-patrol`,`ask-search`],Ne=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Pe={Board:Ee,colours:{british:`var(--police)`,eoka:`var(--eoka)`},words:{en:n+Ae,ja:h+je},SpacesTable:$,cards:{Card:m,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Ne.includes(e)?Me:[e],telling:ke,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(e,n)=>t(e,n[e]??e),marked:e=>Q.includes(e)}};export{Pe as default};