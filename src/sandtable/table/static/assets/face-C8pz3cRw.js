import{r as e}from"./index-BG7mCGQE.js";import{C as t,D as n,E as r,S as i,T as a,a as o,b as s,c,f as l,g as u,h as d,i as f,l as ee,m as te,n as ne,o as p,p as m,s as h,t as g,u as _,v,w as y,x as b,y as x}from"./SpacesTable-D8giaig4.js";import{A as S,B as C,I as w,J as T,R as E,V as D,Z as O,ct as k,dt as A,g as j,it as M,m as N,n as P,nt as F,o as I,pt as L,rt as R,tt as z,ut as B}from"./words.svelte-B9u_jqfW.js";import{c as re,l as ie,s as V}from"./outline-yOCDPgTE.js";import{n as H,t as U}from"./Diamond-D7IJCpsB.js";import{a as W,c as G,d as K,f as q,i as J,l as Y,n as X,o as ae,p as oe,r as Z,s as se,t as ce,u as le}from"./pieces-CYr_FCNP.js";var Q=[`HC-33`,`HC-34`,`HC-35`];function ue({available:e,prison:t},n){let r=e=>P(`board-available-to`,{side:n[e]??e}),i=e=>({name:`cells`,kind:se,count:e});return{british:{id:`available-british`,title:r(`british`),lots:[{name:`police`,kind:ae,count:e.police}]},eoka:{id:`available-eoka`,title:r(`eoka`),lots:[i(e.cells),{name:`caches`,kind:ce,count:e.caches}]},prison:{id:`prison`,title:P(`board-prison`),lots:[i(t)],barred:!0}}}var de=C(`<span> </span>`),fe=C(`<div class="between svelte-9up38l" aria-hidden="true"><span class="capital svelte-9up38l"> </span> <!> <span class="capital svelte-9up38l"> </span> <div class="names svelte-9up38l"></div></div>`);function pe(e,t){A(t,!0);let n=[`board-ignore`,`board-debate`,`board-condemn`];{let r=k(()=>P(`board-opinion`)),i=k(()=>P(`board-opinion-is`,{value:t.value}));u(e,{id:`opinion`,get title(){return T(r)},get summary(){return T(i)},children:(e,r)=>{var i=fe(),a=z(i),s=R(a,!0),c=M(a,2);{let e=k(()=>p(4));o(c,{get labels(){return T(e)},children:(e,n)=>{f(e,{get at(){return t.value},children:(e,n)=>{U(e,{get value(){return t.value}})},$$slots:{default:!0}})},$$slots:{default:!0}})}var l=M(c,2),u=R(l,!0),d=M(l,2);S(d,20,()=>n,e=>e,(e,t)=>{var n=de(),r=R(n,!0);O(e=>w(r,e),[()=>P(t)]),E(e,n)}),L(d),L(i),O((e,t)=>{w(s,e),w(u,t)},[()=>P(`board-london`),()=>P(`board-athens`)]),E(e,i)},$$slots:{default:!0}})}B()}var me=C(`<div class="tracks svelte-1ic2ncz"><div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div> <div class="box svelte-1ic2ncz" data-beside=""><!></div></div> <div class="eoka svelte-1ic2ncz" data-beside=""><!></div> <div class="british svelte-1ic2ncz" data-beside=""><!></div> <div class="cards svelte-1ic2ncz" data-beside=""><div class="pair svelte-1ic2ncz"><!> <!></div> <!></div> <div class="legend svelte-1ic2ncz" data-beside=""><!></div> <div class="will svelte-1ic2ncz" data-beside=""><!></div>`,1);function he(e,t){A(t,!0);let n=k(()=>t.board.state),r=k(()=>ue(T(n),t.board.names)),i=k(()=>[m(t.board),{id:`opinion`,label:P(`board-opinion-short`),value:String(T(n).opinion)},l(t.board)]);h(e,{get glimpses(){return T(i)},children:(e,i)=>{var a=me(),o=F(a),s=z(o),l=z(s);ee(l,{get board(){return t.board},get colours(){return X},get tips(){return t.tips}}),L(s);var u=M(s,2),f=z(u);te(f,{columns:7,get propaganda(){return Q},get board(){return t.board},get tips(){return t.tips}}),L(u);var p=M(u,2);pe(z(p),{get value(){return T(n).opinion}}),L(p),L(o);var m=M(o,2),h=z(m);{let e=k(()=>[T(r).eoka]);_(h,{get holdings(){return T(e)}})}L(m);var g=M(m,2),v=z(g);{let e=k(()=>[T(r).british]);_(v,{get holdings(){return T(e)}})}L(g);var y=M(g,2),b=z(y),x=z(b);{let e=k(()=>[T(r).prison]);_(x,{get holdings(){return T(e)}})}var S=M(x,2);H(S,{get chits(){return T(n).chits}}),L(b);var C=M(b,2);d(C,{get board(){return t.board},get colours(){return X}}),L(y);var w=M(y,2),D=z(w);c(D,{get kinds(){return Z}}),L(w);var O=M(w,2),A=z(O);ne(A,{get board(){return t.board},most:15,get tips(){return t.tips}}),L(O),E(e,a)},$$slots:{default:!0}}),B()}var ge=D(`<path class="shallows svelte-15uf9u8"></path>`),_e=D(`<g aria-hidden="true"><rect></rect><!><g class="cartouche svelte-15uf9u8" transform="translate(690 330)"><path class="needle svelte-15uf9u8" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-15uf9u8"> </text><path class="flourish svelte-15uf9u8" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-15uf9u8" y="25"> </text></g><text class="waters svelte-15uf9u8" x="404" y="594"> </text></g>`);function ve(e,t){A(t,!0);var n=_e(),r=z(n);N(r,()=>({class:`sea`,...y}),void 0,void 0,void 0,`svelte-15uf9u8`);var i=M(r);S(i,16,()=>[64,46,31,18,7],e=>e,(e,t)=>{var n=ge();O(()=>{j(n,`d`,G),j(n,`stroke-width`,t)}),E(e,n)});var a=M(i),o=M(z(a)),s=R(o,!0),c=M(o,2),l=R(c,!0);L(a);var u=M(a),d=R(u,!0);L(n),O((e,t,n)=>{w(s,e),w(l,t),w(d,n)},[()=>P(`board-cartouche`),()=>P(`board-years`),()=>P(`board-sea`)]),E(e,n),B()}var ye=D(`<path class="ridge svelte-132cy45"></path>`),be=D(`<circle class="town svelte-132cy45" r="3.6"></circle><circle class="heart svelte-132cy45" r="1.3"></circle>`,1),$=D(`<g class="relief svelte-132cy45" aria-hidden="true"><g class="height svelte-132cy45"></g><!><!></g>`);function xe(e){var t=$(),n=z(t);S(n,21,()=>le,e=>e.id,(e,t)=>{V(e,{get space(){return T(t)}})}),L(n);var r=M(n);S(r,16,()=>K,e=>e,(e,t)=>{var n=ye();O(()=>j(n,`d`,t)),E(e,n)});var i=M(r);S(i,17,()=>q,({x:e,y:t})=>e,(e,t)=>{let n=()=>T(t).x,r=()=>T(t).y;var i=be(),a=F(i),o=M(a);O(()=>{j(a,`cx`,n()),j(a,`cy`,r()),j(o,`cx`,n()),j(o,`cy`,r())}),E(e,i)}),L(t),E(e,t)}var Se=new Set([`$$slots`,`$$events`,`$$legacy`]);function Ce(e,t){A(t,!0);let n=I(t,Se),r=new x,i=k(()=>ie(Y.spaces.map(({id:e,slot:n})=>re(e,t.state.spaces[e],W,n))));s(e,{get map(){return Y},get kinds(){return Z},get board(){return n},get tips(){return r},get Geography(){return ve},get Relief(){return xe},get Underlay(){return oe},around:e=>{he(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{{let t=k(()=>r.shown?.space??``);v(e,{get spaces(){return Y.spaces},get layout(){return T(i)},get markers(){return J},get board(){return n},get near(){return T(t)}})}},$$slots:{around:!0,default:!0}}),B()}var we=new Set([`$$slots`,`$$events`,`$$legacy`]);function Te(e,t){A(t,!0);let n=I(t,we);g(e,{get spaces(){return Y.spaces},get kinds(){return Z},get board(){return n}}),B()}var Ee=[0,1,2].map(e=>[`chits.${e}`,i(`board-chits`,()=>String(e))]),De=t(Z,{opinion:b(`board-opinion`),prison:b(`board-prison`),...Object.fromEntries(Ee)}),Oe=`### Cyprus's own words on the board.

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