import{M as e,i as t}from"./index-BboZdYsi.js";import{A as n,C as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,g as f,h as p,j as m,k as h,l as g,m as _,n as ee,o as v,p as y,r as b,s as x,t as S,u as te,v as C,w,x as T}from"./SpacesTable-BL0ZItWd.js";import{$ as E,D,F as O,G as k,J as A,L as j,N as M,Q as N,R as P,at as F,ct as I,d as ne,dt as L,et as R,lt as z,p as B,pt as re,r as V,tt as H}from"./disclose-version-BfcchTsu.js";import{n as ie,t as U}from"./Diamond-Bxm2Rozz.js";import{a as W,c as G,d as K,f as q,i as J,l as Y,n as X,o as ae,p as oe,r as Z,s as se,t as ce,u as le}from"./pieces-DHS019v2.js";import{s as ue}from"./outline-CoLoW3D3.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function de({available:t,prison:n},r){let i=t=>e(`board-available-to`,{side:r[t]??t}),a=e=>({name:`cells`,kind:se,count:e});return{british:{id:`available-british`,title:i(`british`),lots:[{name:`police`,kind:ae,count:t.police}]},eoka:{id:`available-eoka`,title:i(`eoka`),lots:[a(t.cells),{name:`caches`,kind:ce,count:t.caches}]},prison:{id:`prison`,title:e(`board-prison`),lots:[a(n)],barred:!0}}}var fe=j(`<!> <!>`,1),pe=j(`<span> </span>`),me=j(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function he(t,n){z(n,!0);let r=[`board-ignore`,`board-debate`,`board-condemn`];{let i=F(()=>e(`board-opinion`)),a=F(()=>e(`board-opinion-is`,{value:n.value}));C(t,{id:`opinion`,get title(){return k(i)},get summary(){return k(a)},children:(t,i)=>{var a=me(),o=N(a),s=R(o,!0),l=H(o,2);{let e=F(()=>x(4));v(l,{get labels(){return k(e)},children:(e,t)=>{var r=fe(),i=E(r);b(i,{of:`opinion`});var a=H(i,2);c(a,{get at(){return n.value},children:(e,t)=>{U(e,{get value(){return n.value}})},$$slots:{default:!0}}),O(e,r)},$$slots:{default:!0}})}var u=H(l,2),d=R(u,!0),f=H(u,2);D(f,20,()=>r,e=>e,(t,n)=>{var r=pe(),i=R(r,!0);A(e=>M(i,e),[()=>e(n)]),O(t,r)}),L(f),L(a),A((e,t)=>{M(s,e),M(d,t)},[()=>e(`board-london`),()=>e(`board-athens`)]),O(t,a)},$$slots:{default:!0}})}I()}var ge=j(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function _e(t,n){z(n,!0);let r=F(()=>n.board.state),i=F(()=>de(k(r),n.board.names)),a=F(()=>[p(n.board),{id:`opinion`,label:e(`board-opinion-short`),value:String(k(r).opinion),was:_(n.board,`opinion`)},y(n.board)]);u(t,{get glimpses(){return k(a)},get sight(){return n.board.sight},children:(e,t)=>{var a=ge(),o=E(a),c=N(o),l=N(c);te(l,{get board(){return n.board},get colours(){return X},get tips(){return n.tips}}),L(c);var u=H(c,2),p=N(u);f(p,{columns:7,get propaganda(){return Q},get board(){return n.board},get tips(){return n.tips}}),L(u);var m=H(u,2);he(N(m),{get value(){return k(r).opinion}}),L(m),L(o);var h=H(o,2),_=N(h);{let e=F(()=>[k(i).eoka]);d(_,{get holdings(){return k(e)}})}L(h);var v=H(h,2),y=N(v);{let e=F(()=>[k(i).british]);d(y,{get holdings(){return k(e)}})}L(v);var b=H(v,2),x=N(b),S=N(x);{let e=F(()=>[k(i).prison]);d(S,{get holdings(){return k(e)}})}var C=H(S,2);ie(C,{get chits(){return k(r).chits}}),L(x);var w=H(x,2);s(w,{get board(){return n.board},get colours(){return X}}),L(b);var T=H(b,2),D=N(T);g(D,{get kinds(){return Z}}),L(T);var A=H(T,2),j=N(A);ee(j,{get board(){return n.board},most:15,get tips(){return n.tips}}),L(A),O(e,a)},$$slots:{default:!0}}),I()}var ve=P(`<path class="shallows svelte-15uf9u8"></path>`),ye=P(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function be(t,n){z(n,!0);var r=ye(),a=N(r);ne(a,()=>({class:`sea`,...i}),void 0,void 0,void 0,`svelte-15uf9u8`);var o=H(a);D(o,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ve();A(()=>{B(n,`d`,G),B(n,`stroke-width`,t)}),O(e,n)});var s=H(o),c=H(N(s)),l=R(c,!0),u=H(c,2),d=R(u,!0);L(s);var f=H(s),p=R(f,!0);L(r),A((e,t,n)=>{M(l,e),M(d,t),M(p,n)},[()=>e(`board-cartouche`),()=>e(`board-years`),()=>e(`board-sea`)]),O(t,r),I()}var xe=P(`<path class="ridge svelte-132cy45"></path>`),Se=P(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),Ce=P(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function we(e){var t=Ce(),n=N(t);D(n,21,()=>le,e=>e.id,(e,t)=>{ue(e,{get space(){return k(t)}})}),L(n);var r=H(n);D(r,16,()=>K,e=>e,(e,t)=>{var n=xe();A(()=>B(n,`d`,t)),O(e,n)});var i=H(r);D(i,17,()=>q,({x:e,y:t})=>e,(e,t)=>{let n=()=>k(t).x,r=()=>k(t).y;var i=Se(),a=E(i),o=H(a);A(()=>{B(a,`cx`,n()),B(a,`cy`,r()),B(o,`cx`,n()),B(o,`cy`,r())}),O(e,i)}),L(t),O(e,t)}var Te=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ee(e,t){z(t,!0);let n=V(t,Te),r=new T;a(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return be},get Relief(){return we},get Underlay(){return oe},tokens:(e,t=re)=>{{let i=F(()=>r.shown?.space??``);l(e,{get spaces(){return Y.spaces},get kinds(){return W},get markers(){return J},get board(){return n},get scale(){return t()},get near(){return k(i)}})}},around:e=>{_e(e,{get board(){return n},get tips(){return r}})},$$slots:{tokens:!0,around:!0}}),I()}var De=new Set([`$$slots`,`$$events`,`$$legacy`]);function $(e,t){z(t,!0);let n=V(t,De);S(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),I()}var Oe=[0,1,2].map(e=>[`chits.${e}`,w(`board-chits`,()=>String(e))]),ke=o(Z,{opinion:r(`board-opinion`),prison:r(`board-prison`),...Object.fromEntries(Oe)}),Ae=`### Cyprus's own words on the board.

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