import{i as e}from"./index-B7vUbIYR.js";import{A as t,C as n,O as r,S as i,T as a,_ as o,a as s,b as c,c as l,d as u,g as d,h as f,j as p,k as m,l as h,m as g,n as ee,o as _,p as v,r as y,s as b,t as x,u as te,v as S,w as C,x as w}from"./SpacesTable-B8STmf6L.js";import{A as T,B as E,I as D,J as O,R as k,V as A,Z as j,ct as M,dt as N,ft as P,g as F,gt as ne,it as I,m as re,mt as L,n as R,nt as z,o as B,rt as V,tt as H}from"./words.svelte-g-UF-VvI.js";import{n as ie,t as U}from"./Diamond-B0q28Vzy.js";import{a as W,c as G,d as K,f as q,i as J,l as Y,n as X,o as ae,p as oe,r as Z,s as se,t as ce,u as le}from"./pieces-BVEBNzWI.js";import{s as ue}from"./outline-BNn3zcbs.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function de({available:e,prison:t},n){let r=e=>R(`board-available-to`,{side:n[e]??e}),i=e=>({name:`cells`,kind:se,count:e});return{british:{id:`available-british`,title:r(`british`),lots:[{name:`police`,kind:ae,count:e.police}]},eoka:{id:`available-eoka`,title:r(`eoka`),lots:[i(e.cells),{name:`caches`,kind:ce,count:e.caches}]},prison:{id:`prison`,title:R(`board-prison`),lots:[i(t)],barred:!0}}}var fe=E(`<!> <!>`,1),pe=E(`<span> </span>`),me=E(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function he(e,t){P(t,!0);let n=[`board-ignore`,`board-debate`,`board-condemn`];{let r=M(()=>R(`board-opinion`)),i=M(()=>R(`board-opinion-is`,{value:t.value}));S(e,{id:`opinion`,get title(){return O(r)},get summary(){return O(i)},children:(e,r)=>{var i=me(),a=H(i),o=V(a,!0),c=I(a,2);{let e=M(()=>b(4));_(c,{get labels(){return O(e)},children:(e,n)=>{var r=fe(),i=z(r);y(i,{of:`opinion`});var a=I(i,2);s(a,{get at(){return t.value},children:(e,n)=>{U(e,{get value(){return t.value}})},$$slots:{default:!0}}),k(e,r)},$$slots:{default:!0}})}var l=I(c,2),u=V(l,!0),d=I(l,2);T(d,20,()=>n,e=>e,(e,t)=>{var n=pe(),r=V(n,!0);j(e=>D(r,e),[()=>R(t)]),k(e,n)}),L(d),L(i),j((e,t)=>{D(o,e),D(u,t)},[()=>R(`board-london`),()=>R(`board-athens`)]),k(e,i)},$$slots:{default:!0}})}N()}var ge=E(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function _e(e,t){P(t,!0);let n=M(()=>t.board.state),r=M(()=>de(O(n),t.board.names)),i=M(()=>[f(t.board),{id:`opinion`,label:R(`board-opinion-short`),value:String(O(n).opinion),was:g(t.board,`opinion`)},v(t.board)]);l(e,{get glimpses(){return O(i)},get sight(){return t.board.sight},children:(e,i)=>{var a=ge(),s=z(a),c=H(s),l=H(c);te(l,{get board(){return t.board},get colours(){return X},get tips(){return t.tips}}),L(c);var f=I(c,2),p=H(f);d(p,{columns:7,get propaganda(){return Q},get board(){return t.board},get tips(){return t.tips}}),L(f);var m=I(f,2);he(H(m),{get value(){return O(n).opinion}}),L(m),L(s);var g=I(s,2),_=H(g);{let e=M(()=>[O(r).eoka]);u(_,{get holdings(){return O(e)}})}L(g);var v=I(g,2),y=H(v);{let e=M(()=>[O(r).british]);u(y,{get holdings(){return O(e)}})}L(v);var b=I(v,2),x=H(b),S=H(x);{let e=M(()=>[O(r).prison]);u(S,{get holdings(){return O(e)}})}var C=I(S,2);ie(C,{get chits(){return O(n).chits}}),L(x);var w=I(x,2);o(w,{get board(){return t.board},get colours(){return X}}),L(b);var T=I(b,2),E=H(T);h(E,{get kinds(){return Z}}),L(T);var D=I(T,2),A=H(D);ee(A,{get board(){return t.board},most:15,get tips(){return t.tips}}),L(D),k(e,a)},$$slots:{default:!0}}),N()}var ve=A(`<path class="shallows svelte-15uf9u8"></path>`),ye=A(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function be(e,t){P(t,!0);var n=ye(),i=H(n);re(i,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-15uf9u8`);var a=I(i);T(a,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ve();j(()=>{F(n,`d`,G),F(n,`stroke-width`,t)}),k(e,n)});var o=I(a),s=I(H(o)),c=V(s,!0),l=I(s,2),u=V(l,!0);L(o);var d=I(o),f=V(d,!0);L(n),j((e,t,n)=>{D(c,e),D(u,t),D(f,n)},[()=>R(`board-cartouche`),()=>R(`board-years`),()=>R(`board-sea`)]),k(e,n),N()}var xe=A(`<path class="ridge svelte-132cy45"></path>`),Se=A(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),Ce=A(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function we(e){var t=Ce(),n=H(t);T(n,21,()=>le,e=>e.id,(e,t)=>{ue(e,{get space(){return O(t)}})}),L(n);var r=I(n);T(r,16,()=>K,e=>e,(e,t)=>{var n=xe();j(()=>F(n,`d`,t)),k(e,n)});var i=I(r);T(i,17,()=>q,({x:e,y:t})=>e,(e,t)=>{let n=()=>O(t).x,r=()=>O(t).y;var i=Se(),a=z(i),o=I(a);j(()=>{F(a,`cx`,n()),F(a,`cy`,r()),F(o,`cx`,n()),F(o,`cy`,r())}),k(e,i)}),L(t),k(e,t)}var Te=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ee(e,t){P(t,!0);let n=B(t,Te),r=new w;i(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return be},get Relief(){return we},get Underlay(){return oe},tokens:(e,t=ne)=>{{let i=M(()=>r.shown?.space??``);c(e,{get spaces(){return Y.spaces},get kinds(){return W},get markers(){return J},get board(){return n},get scale(){return t()},get near(){return O(i)}})}},around:e=>{_e(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),N()}var De=new Set([`$$slots`,`$$events`,`$$legacy`]);function $(e,t){P(t,!0);let n=B(t,De);x(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),N()}var Oe=[0,1,2].map(e=>[`chits.${e}`,C(`board-chits`,()=>String(e))]),ke=a(Z,{opinion:n(`board-opinion`),prison:n(`board-prison`),...Object.fromEntries(Oe)}),Ae=`### Cyprus's own words on the board.

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
`,Me=[`ask-patrol`,`ask-search`],Ne=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Pe={Board:Ee,colours:{british:`var(--police)`,eoka:`var(--eoka)`},words:{en:t+Ae,ja:m+je},SpacesTable:$,cards:{Card:p,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Ne.includes(e)?Me:[e],telling:ke,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-cells`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Q.includes(e)}};export{Pe as default};