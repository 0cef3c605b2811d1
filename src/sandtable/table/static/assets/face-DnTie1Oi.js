import{r as e}from"./index-BjBUI2-7.js";import{C as t,D as n,E as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,f,g as p,h as m,i as h,k as g,l as _,m as v,n as y,o as b,p as x,r as S,t as ee,u as te,v as C,x as ne,y as re}from"./SpacesTable-DFvOo62_.js";import{A as w,B as T,C as E,H as ie,I as D,J as O,N as k,R as A,V as j,Z as M,_t as ae,ct as N,dt as P,ft as F,g as I,gt as oe,it as L,m as se,mt as R,n as z,nt as B,o as V,rt as H,tt as U,z as ce}from"./words.svelte-BCPLXD0h.js";import{c as le,l as ue,s as W}from"./outline-P0_dqnpS.js";import{_ as de,a as fe,c as pe,d as me,f as G,g as he,h as ge,i as _e,l as ve,m as K,n as q,o as ye,p as J,r as Y,s as be,t as xe,u as Se,v as Ce,y as X}from"./pieces-BD7pzBmO.js";var we=[`HM-33`,`HM-34`,`HM-35`],Te=T(`<span> </span>`),Ee=T(`<strong> </strong>`),De=T(`<!> <!>`,1),Oe=T(`<div aria-hidden="true"><!></div>`);function ke(e,t){F(t,!0);let n=e=>{var t=Te(),n=H(t,!0);M(e=>D(n,e),[()=>z(O(i).commander_down?`board-commander-off`:`board-commander-${O(i).commander}`)]),A(e,t)},r=[`gurney`,`briggs`,`templer`],i=N(()=>t.board.state),a=e=>z(`board-${e}`),o=e=>r.indexOf(String(e)),s=N(()=>O(i).commander_down?`board-commander-down`:`board-commander-is`);{let t=N(()=>z(`board-commander`)),l=N(()=>z(O(s),{commander:a(O(i).commander)}));C(e,{id:`commander`,get title(){return O(t)},get summary(){return O(l)},get aside(){return n},children:(e,t)=>{var n=Oe(),s=U(n);{let e=N(()=>r.map(a));b(s,{get labels(){return O(e)},children:(e,t)=>{var n=De(),r=B(n);S(r,{of:`commander`,stepOf:o,name:a});var s=L(r,2);{let e=N(()=>o(O(i).commander));c(s,{get at(){return O(e)},children:(e,t)=>{var n=Ee();let r;var o=H(n,!0);M(e=>{r=E(n,1,`svelte-icoo0o`,null,r,{down:O(i).commander_down}),D(o,e)},[()=>a(O(i).commander)]),A(e,n)},$$slots:{default:!0}})}A(e,n)},$$slots:{default:!0}})}R(n),A(e,n)},$$slots:{default:!0}})}P()}function Ae({available:e},t){let n=e=>z(`board-available-to`,{side:t[e]??e});return[{id:`available-british`,title:n(`british`),lots:[{name:`troops`,kind:be,count:e.troops},{name:`police`,kind:ye,count:e.police}]},{id:`available-mcp`,title:n(`mcp`),lots:[{name:`guerrillas`,kind:pe,count:e.guerrillas},{name:`bases`,kind:xe,count:e.bases}]}]}var je=T(`<span class="cylinder svelte-1fu0bfg"><!></span>`),Me=T(`<!> <!>`,1);function Ne(e,t){F(t,!0);let n={british:`first`,mcp:`second`},r=[`british`,`mcp`],i=e=>t.board.names[e]??e,a=N(()=>r.map(e=>z(`board-resources-are`,{side:i(e),value:t.board.state.resources[e]})));{let o=N(()=>z(`board-resources`)),s=N(()=>O(a).join(` · `)),l=N(()=>r.map(e=>`resources.${e}`)),u=N(()=>r.map(e=>t.board.state.resources[e]));h(e,{id:`resources`,get title(){return O(o)},get said(){return O(s)},get values(){return O(l)},get covered(){return O(u)},get board(){return t.board},most:20,upright:!0,double:!0,get tips(){return t.tips},children:(e,a)=>{var o=ce(),s=B(o);w(s,16,()=>r,e=>e,(e,r)=>{let a=N(()=>t.board.state.resources[r]);var o=Me(),s=B(o);S(s,{get of(){return`resources.${r??``}`},get lane(){return n[r]}});var l=L(s,2);c(l,{get at(){return O(a)},get lane(){return n[r]},children:(e,t)=>{var n=je(),o=U(n);{let e=N(()=>i(r)),t=N(()=>String(O(a)));re(o,{get colour(){return q[r]},get name(){return O(e)},get sign(){return O(t)}})}R(n),A(e,n)},$$slots:{default:!0}}),A(e,o)}),A(e,o)},$$slots:{default:!0}})}P()}var Pe=T(`<span><!></span>`),Fe=T(`<div class="pool svelte-r05o7x" aria-hidden="true"></div>`);function Ie(e,t){F(t,!0);let n=[0,1,2,3];{let r=N(()=>z(`board-village-pool`)),i=N(()=>z(`board-village-pool-is`,{count:t.left}));C(e,{id:`villages`,values:[`available.villages`],get title(){return O(r)},get summary(){return O(i)},children:(e,r)=>{var i=Fe();w(i,20,()=>n,e=>e,(e,n)=>{var r=Pe();let i;var a=U(r),o=e=>{f(e,{get kind(){return ve}})};k(a,e=>{n<t.left&&e(o)}),R(r),M(()=>i=E(r,1,`svelte-r05o7x`,null,i,{gone:n>=t.left})),A(e,r)}),R(i),A(e,i)},$$slots:{default:!0}})}P()}var Le=T(`<div class="long svelte-vckq62" data-beside=""><!> <!></div> <div class="cards svelte-vckq62" data-beside=""><!> <!> <!> <!> <div class="legend svelte-vckq62"><!></div></div> <div class="initiative svelte-vckq62" data-beside=""><!></div> <div class="commander svelte-vckq62" data-beside=""><!></div>`,1);function Re(e,t){F(t,!0);let n=N(()=>t.board.state),r=N(()=>(O(n).played.length+O(n).capabilities.length+O(n).unseen)/3),i=({british:e,mcp:t})=>`${e} · ${t}`,a=N(()=>{let e={british:v(t.board,`resources.british`),mcp:v(t.board,`resources.mcp`)},{british:r,mcp:a}=O(n).resources;return e.british||e.mcp?i({british:e.british||r,mcp:e.mcp||a}):``}),o=N(()=>[m(t.board),{id:`resources`,label:z(`board-resources`),value:i(O(n).resources),was:O(a)},x(t.board)]);u(e,{get glimpses(){return O(o)},get sight(){return t.board.sight},children:(e,i)=>{var a=Le(),o=B(a),c=U(o);y(c,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),Ne(L(c,2),{get board(){return t.board},get tips(){return t.tips}}),R(o);var l=L(o,2),u=U(l);p(u,{get columns(){return O(r)},get propaganda(){return we},get board(){return t.board},get tips(){return t.tips}});var f=L(u,2);s(f,{get board(){return t.board},get colours(){return q}});var m=L(f,2);{let e=N(()=>Ae(O(n),t.board.names));d(m,{get holdings(){return O(e)}})}var h=L(m,2);Ie(h,{get left(){return O(n).available.villages}});var g=L(h,2),v=U(g);_(v,{get kinds(){return Y}}),R(g),R(l);var b=L(l,2),x=U(b);te(x,{get board(){return t.board},get colours(){return q},get tips(){return t.tips}}),R(b);var S=L(b,2);ke(U(S),{get board(){return t.board}}),R(S),A(e,a)},$$slots:{default:!0}}),P()}var ze=j(`<path class="shallows svelte-1g756kp"></path>`),Be=j(`<path class="island svelte-1g756kp"></path>`),Ve=j(`<defs><pattern id="jungle" width="34" height="26" patternUnits="userSpaceOnUse"><path class="tree svelte-1g756kp" d="M 3,9 q 1,-5 4,-5 q 3,0 4,5 M 7,9 v 3 M 20,22 q 1,-5 4,-5 q 3,0 4,5 M 24,22 v 3"></path><path class="tree svelte-1g756kp" d="M 21,7 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6 M 4,22 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6"></path></pattern></defs><g aria-hidden="true"><rect></rect><!><path class="abroad svelte-1g756kp"></path><path class="island abroad svelte-1g756kp"></path><!><g class="cartouche svelte-1g756kp" transform="translate(82 500)"><path class="needle svelte-1g756kp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-1g756kp"> </text><path class="flourish svelte-1g756kp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-1g756kp" y="25"> </text></g><text class="waters svelte-1g756kp" x="520" y="136"> </text><text class="waters strait svelte-1g756kp" transform="translate(64 254) rotate(72)"> </text><text class="country svelte-1g756kp" x="664" y="842"> </text></g>`,1);function He(e,t){F(t,!0);var n=Ve(),i=L(B(n)),a=U(i);se(a,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-1g756kp`);var o=L(a);w(o,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=ze();M(()=>{I(n,`d`,J),I(n,`stroke-width`,t)}),A(e,n)});var s=L(o),c=L(s),l=L(c);w(l,16,()=>Object.values(me),e=>e,(e,t)=>{var n=Be();M(()=>I(n,`d`,t)),A(e,n)});var u=L(l),d=L(U(u)),f=H(d,!0),p=L(d,2),m=H(p,!0);R(u);var h=L(u),g=H(h,!0),_=L(h),v=H(_,!0),y=L(_),b=H(y,!0);R(i),M((e,t,n,r,i)=>{I(s,`d`,J),I(c,`d`,Ce),D(f,e),D(m,t),D(g,n),D(v,r),D(b,i)},[()=>z(`board-cartouche`),()=>z(`board-years`),()=>z(`board-south-china-sea`),()=>z(`board-strait`),()=>z(`board-singapore`)]),A(e,n),P()}var Ue=j(`<path class="river svelte-1p02ixc"></path>`),We=j(`<path class="ridge svelte-1p02ixc"></path>`),Ge=j(`<g class="relief svelte-1p02ixc" aria-hidden="true"><!><!><path class="frontier svelte-1p02ixc"></path></g>`);function Ke(e){var t=Ge(),n=U(t);w(n,16,()=>de,e=>e,(e,t)=>{var n=Ue();M(()=>I(n,`d`,t)),A(e,n)});var r=L(n);w(r,16,()=>he,e=>e,(e,t)=>{var n=We();M(()=>I(n,`d`,t)),A(e,n)});var i=L(r);R(t),M(()=>I(i,`d`,Se)),A(e,t)}var qe=j(`<g class="jungle svelte-o9w2n5"><!></g>`),Je=j(`<clipPath><!></clipPath><g><!></g>`,1),Ye=j(`<!><!>`,1);function Xe(e,t){let n=ie();F(t,!0);var r=Ye(),i=B(r),a=e=>{var n=qe(),r=U(n);W(r,{get space(){return t.space}}),R(n),A(e,n)},o=N(()=>G.includes(t.space.id));k(i,e=>{O(o)&&e(a)});var s=L(i),c=e=>{var r=Je(),i=B(r),a=U(i);W(a,{get space(){return t.space}}),R(i);var o=L(i),s=U(o);W(s,{get space(){return t.space}}),R(o),M(()=>{I(i,`id`,n),E(o,0,`control ${t.control??``}`,`svelte-o9w2n5`),I(o,`clip-path`,`url(#${n})`)}),A(e,r)};k(s,e=>{t.control!==`none`&&e(c)}),A(e,r),P()}var Z=e=>e in X,Ze=e=>Z(e)||e===`thailand`,Q=({spaces:e},t)=>Number(e[t].population),Qe=({spaces:e},t)=>String(e[t].level),$=({spaces:e},t)=>String(e[t].control);function $e(e){return G.includes(e)?z(`board-jungle`):ge.includes(e)?z(`board-mountain`):``}var et=(e,t)=>Ze(t)?z(`board-control-${$(e,t)}`):``,tt=(e,t)=>Z(t)?z(`board-${Qe(e,t)}`):``;function nt(e,t){let n=Z(t)?z(`board-population-is`,{number:Q(e,t)}):``;return[$e(t),n,et(e,t),tt(e,t)].filter(Boolean)}var rt=j(`<path class="sign svelte-rz8a2a" transform="translate(-19 0)"></path><text class="word svelte-rz8a2a" x="-11" y="0.5"> </text>`,1),it=j(`<g><g><rect class="stripe svelte-rz8a2a" x="-36" y="-8.5" height="17" rx="3"></rect><!><circle class="people svelte-rz8a2a" cx="-36" r="11"></circle><text class="number svelte-rz8a2a" x="-36" y="0.5"> </text></g></g>`),at=j(`<g class="standings svelte-rz8a2a" aria-hidden="true"></g>`);function ot(e,t){F(t,!0);let n={support:`M -4,0 H 4 M 0,-4 V 4`,opposition:`M -4,0 H 4`};var r=at();w(r,21,()=>Object.entries(X),([e,{x:t,y:n}])=>e,(e,r)=>{var i=N(()=>ae(O(r),2));let a=()=>O(i)[0],o=()=>O(i)[1].x,s=()=>O(i)[1].y,c=N(()=>Qe(t.game,a()));var l=it(),u=U(l),d=L(U(u)),f=e=>{var t=rt(),r=B(t),i=L(r),a=H(i,!0);M(e=>{I(r,`d`,n[O(c)]),D(a,e)},[()=>z(`board-${O(c)}`)]),A(e,t)};k(d,e=>{n[O(c)]&&e(f)});var p=L(d,2),m=H(p,!0);R(u),R(l),M(e=>{I(l,`transform`,`translate(${o()??``} ${s()??``})`),E(u,0,`standing ${O(c)??``}`,`svelte-rz8a2a`),D(m,e)},[()=>Q(t.game,a())]),A(e,l)}),R(r),A(e,r),P()}var st=new Set([`$$slots`,`$$events`,`$$legacy`]),ct=T(`<!> <!>`,1);function lt(e,t){F(t,!0);let n=V(t,st),r=new ne,i=N(()=>t.state),o=N(()=>ue(K.spaces.map(({id:e,slot:t})=>le(e,O(i).spaces[e],fe,t))));a(e,{get map(){return K},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return He},get Relief(){return Ke},about:e=>nt(O(i),e),overlay:(e,t=oe)=>{{let n=N(()=>$(O(i),t().id));Xe(e,{get space(){return t()},get control(){return O(n)}})}},around:e=>{Re(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{var a=ct(),s=B(a);ot(s,{get game(){return O(i)}});var c=L(s,2);{let e=N(()=>r.shown?.space??``);l(c,{get spaces(){return K.spaces},get layout(){return O(o)},get markers(){return _e},get board(){return n},get near(){return O(e)}})}A(e,a)},$$slots:{overlay:!0,around:!0,default:!0}}),P()}var ut=new Set([`$$slots`,`$$events`,`$$legacy`]);function dt(e,t){F(t,!0);let n=V(t,ut),r=N(()=>t.state),i=N(()=>[{heading:z(`board-population`),of:e=>Z(e)?String(Q(O(r),e)):``},{heading:z(`board-control`),of:e=>t.names[$(O(r),e)]??``},{heading:z(`board-level`),of:e=>tt(O(r),e)}]);ee(e,{get spaces(){return K.spaces},get kinds(){return Y},get traits(){return O(i)},get board(){return n}}),P()}var ft=e=>({name:t=>z(`board-resources-of`,{side:t[e]??e})}),pt=o(Y,{"resources.british":ft(`british`),"resources.mcp":ft(`mcp`),"available.villages":t(`board-village-pool`),commander:{...t(`board-commander`),value:e=>z(`board-${e}`)},control:{value:e=>z(`board-control-${e}`)},level:{value:e=>z(`board-${e}`)}}),mt=`### Malaya's own words on the board.

board-label = Map of Malaya
board-underground = Underground Guerrilla
board-active = Active Guerrilla
board-bases = Base
board-sabotage = Sabotage
board-terror = Terror
board-villages = New Village
board-underground-count = { $count ->
    [one] { $count } Underground Guerrilla
   *[other] { $count } Underground Guerrillas
}
board-active-count = { $count ->
    [one] { $count } Active Guerrilla
   *[other] { $count } Active Guerrillas
}
board-bases-count = { $count ->
    [one] { $count } Base
   *[other] { $count } Bases
}
board-guerrillas-count = { $count ->
    [one] { $count } Guerrilla
   *[other] { $count } Guerrillas
}
board-sabotage-count = { $count } Sabotage
board-terror-count = { $count } Terror
board-villages-count = New Village
board-available-troops = Troops
board-available-police = Police
board-available-guerrillas = Guerrillas
board-available-bases = Bases
board-village-pool = New Villages
board-village-pool-is = { $count } of 4 New Villages left to place
board-population = Population
board-population-is = Population { $number }
board-control = Control
board-control-british = British Control
board-control-mcp = MCP Control
board-control-none = no Control
board-level = Opinion
board-support = Support
board-neutral = Neutral
board-opposition = Opposition
board-jungle = Jungle
board-mountain = Mountain
board-resources = Resources
board-resources-of = { $side } Resources
board-resources-are = { $side } Resources: { $value } of 20
board-commander = Commander
board-commander-is = Commander: { $commander }
board-commander-down = Commander: { $commander }, face down and without effect
board-gurney = Gurney
board-briggs = Briggs
board-templer = Templer
board-commander-gurney = more Reprisal
board-commander-briggs = more Resettle
board-commander-templer = more Pacify
board-commander-off = no effect
board-south-china-sea = South China Sea
board-strait = Strait of Malacca
board-singapore = Singapore
board-cartouche = Malaya
board-years = 1948–1960
table-value-british_resources = British Resources
table-value-mcp_resources = MCP Resources
`,ht=`### マラヤの盤面の言葉。

board-label = マラヤのマップ
board-underground = ゲリラ（潜伏）
board-active = ゲリラ（活動）
board-bases = 拠点
board-sabotage = サボタージュ
board-terror = テロ
board-villages = 新村
board-underground-count = ゲリラ（潜伏）{ $count }
board-active-count = ゲリラ（活動）{ $count }
board-bases-count = 拠点{ $count }
board-guerrillas-count = ゲリラ{ $count }
board-sabotage-count = サボタージュ{ $count }
board-terror-count = テロ{ $count }
board-villages-count = 新村
board-available-troops = 兵員
board-available-police = 警察
board-available-guerrillas = ゲリラ
board-available-bases = 拠点
board-village-pool = 新村
board-village-pool-is = 未配置の新村：4個のうち{ $count }個
board-population = 人口値
board-population-is = 人口値{ $number }
board-control = 支配
board-control-british = 英国支配
board-control-mcp = MCP支配
board-control-none = 非支配
board-level = 支持・対立
board-support = 支持
board-neutral = 中立
board-opposition = 対立
board-jungle = 密林
board-mountain = 山岳
board-resources = リソース
board-resources-of = リソース：{ $side }
board-resources-are = リソース（{ $side }）：{ $value }（最大20）
board-commander = 司令官
board-commander-is = 司令官：{ $commander }
board-commander-down = 司令官：{ $commander }（裏向き、効果なし）
board-gurney = ガーニー
board-briggs = ブリッグス
board-templer = テンプラー
board-commander-gurney = 報復を拡大
board-commander-briggs = 再定住を拡大
board-commander-templer = 平定を拡大
board-commander-off = 効果なし
board-south-china-sea = South China Sea
board-strait = Strait of Malacca
board-singapore = Singapore
board-cartouche = マラヤ
board-years = 1948～1960
table-value-british_resources = 英国リソース
table-value-mcp_resources = MCPリソース
`,gt=[`ask-sweep`,`ask-garrison`,`ask-garrison-province`],_t=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],vt=[`ask-march`],yt=[`ask-march-from`,`ask-march-to`,`ask-march-active`,`ask-march-underground`],bt={Board:lt,colours:{british:`var(--police)`,mcp:`var(--mcp)`},words:{en:i+mt,ja:n+ht},SpacesTable:dt,cards:{Card:g,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>_t.includes(e)?gt:yt.includes(e)?vt:[e],telling:pt,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-guerrillas`,`log-pay`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>we.includes(e)}};export{bt as default};