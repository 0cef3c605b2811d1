import{i as e}from"./index-B7vUbIYR.js";import{A as t,C as n,O as r,S as i,T as a,_ as o,a as s,b as c,c as l,d as u,f as d,g as f,h as p,i as m,j as h,k as g,l as _,m as v,n as y,o as b,p as x,r as S,t as ee,u as te,v as C,x as ne,y as re}from"./SpacesTable-B8STmf6L.js";import{A as w,B as T,C as E,H as ie,I as D,J as O,N as k,R as A,V as j,Z as M,_t as ae,ct as N,dt as P,ft as F,g as I,gt as L,it as R,m as oe,mt as z,n as B,nt as V,o as H,rt as U,tt as W,z as se}from"./words.svelte-g-UF-VvI.js";import{_ as ce,a as le,c as ue,d as de,f as G,g as fe,h as pe,i as me,l as he,m as K,n as q,o as ge,p as J,r as Y,s as _e,t as ve,u as ye,v as be,y as xe}from"./pieces-NhenxC9g.js";import{s as X}from"./outline-BNn3zcbs.js";var Se=[`HM-33`,`HM-34`,`HM-35`],Ce=T(`<span> </span>`),we=T(`<strong> </strong>`),Te=T(`<!> <!>`,1),Ee=T(`<div aria-hidden="true"><!></div>`);function De(e,t){F(t,!0);let n=e=>{var t=Ce(),n=U(t,!0);M(e=>D(n,e),[()=>B(O(i).commander_down?`board-commander-off`:`board-commander-${O(i).commander}`)]),A(e,t)},r=[`gurney`,`briggs`,`templer`],i=N(()=>t.board.state),a=e=>B(`board-${e}`),o=e=>r.indexOf(String(e)),c=N(()=>O(i).commander_down?`board-commander-down`:`board-commander-is`);{let t=N(()=>B(`board-commander`)),l=N(()=>B(O(c),{commander:a(O(i).commander)}));C(e,{id:`commander`,get title(){return O(t)},get summary(){return O(l)},get aside(){return n},children:(e,t)=>{var n=Ee(),c=W(n);{let e=N(()=>r.map(a));b(c,{get labels(){return O(e)},children:(e,t)=>{var n=Te(),r=V(n);S(r,{of:`commander`,stepOf:o,name:a});var c=R(r,2);{let e=N(()=>o(O(i).commander));s(c,{get at(){return O(e)},children:(e,t)=>{var n=we();let r;var o=U(n,!0);M(e=>{r=E(n,1,`svelte-icoo0o`,null,r,{down:O(i).commander_down}),D(o,e)},[()=>a(O(i).commander)]),A(e,n)},$$slots:{default:!0}})}A(e,n)},$$slots:{default:!0}})}z(n),A(e,n)},$$slots:{default:!0}})}P()}function Oe({available:e},t){let n=e=>B(`board-available-to`,{side:t[e]??e});return[{id:`available-british`,title:n(`british`),lots:[{name:`troops`,kind:_e,count:e.troops},{name:`police`,kind:ge,count:e.police}]},{id:`available-mcp`,title:n(`mcp`),lots:[{name:`guerrillas`,kind:ue,count:e.guerrillas},{name:`bases`,kind:ve,count:e.bases}]}]}var ke=T(`<span class="cylinder svelte-1fu0bfg"><!></span>`),Ae=T(`<!> <!>`,1);function je(e,t){F(t,!0);let n={british:`first`,mcp:`second`},r=[`british`,`mcp`],i=e=>t.board.names[e]??e,a=N(()=>r.map(e=>B(`board-resources-are`,{side:i(e),value:t.board.state.resources[e]})));{let o=N(()=>B(`board-resources`)),c=N(()=>O(a).join(` · `)),l=N(()=>r.map(e=>`resources.${e}`)),u=N(()=>r.map(e=>t.board.state.resources[e]));m(e,{id:`resources`,get title(){return O(o)},get said(){return O(c)},get values(){return O(l)},get covered(){return O(u)},get board(){return t.board},most:20,upright:!0,double:!0,get tips(){return t.tips},children:(e,a)=>{var o=se(),c=V(o);w(c,16,()=>r,e=>e,(e,r)=>{let a=N(()=>t.board.state.resources[r]);var o=Ae(),c=V(o);S(c,{get of(){return`resources.${r??``}`},get lane(){return n[r]}});var l=R(c,2);s(l,{get at(){return O(a)},get lane(){return n[r]},children:(e,t)=>{var n=ke(),o=W(n);{let e=N(()=>i(r)),t=N(()=>String(O(a)));re(o,{get colour(){return q[r]},get name(){return O(e)},get sign(){return O(t)}})}z(n),A(e,n)},$$slots:{default:!0}}),A(e,o)}),A(e,o)},$$slots:{default:!0}})}P()}var Me=T(`<span><!></span>`),Ne=T(`<div class="pool svelte-r05o7x" aria-hidden="true"></div>`);function Pe(e,t){F(t,!0);let n=[0,1,2,3];{let r=N(()=>B(`board-village-pool`)),i=N(()=>B(`board-village-pool-is`,{count:t.left}));C(e,{id:`villages`,values:[`available.villages`],get title(){return O(r)},get summary(){return O(i)},children:(e,r)=>{var i=Ne();w(i,20,()=>n,e=>e,(e,n)=>{var r=Me();let i;var a=W(r),o=e=>{d(e,{get kind(){return he}})};k(a,e=>{n<t.left&&e(o)}),z(r),M(()=>i=E(r,1,`svelte-r05o7x`,null,i,{gone:n>=t.left})),A(e,r)}),z(i),A(e,i)},$$slots:{default:!0}})}P()}var Fe=T(`<div class="long svelte-vckq62" data-beside=""><!> <!></div> <div class="cards svelte-vckq62" data-beside=""><!> <!> <!> <!> <div class="legend svelte-vckq62"><!></div></div> <div class="initiative svelte-vckq62" data-beside=""><!></div> <div class="commander svelte-vckq62" data-beside=""><!></div>`,1);function Ie(e,t){F(t,!0);let n=N(()=>t.board.state),r=N(()=>(O(n).played.length+O(n).capabilities.length+O(n).unseen)/3),i=({british:e,mcp:t})=>`${e} · ${t}`,a=N(()=>{let e={british:v(t.board,`resources.british`),mcp:v(t.board,`resources.mcp`)},{british:r,mcp:a}=O(n).resources;return e.british||e.mcp?i({british:e.british||r,mcp:e.mcp||a}):``}),s=N(()=>[p(t.board),{id:`resources`,label:B(`board-resources`),value:i(O(n).resources),was:O(a)},x(t.board)]);l(e,{get glimpses(){return O(s)},get sight(){return t.board.sight},children:(e,i)=>{var a=Fe(),s=V(a),c=W(s);y(c,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),je(R(c,2),{get board(){return t.board},get tips(){return t.tips}}),z(s);var l=R(s,2),d=W(l);f(d,{get columns(){return O(r)},get propaganda(){return Se},get board(){return t.board},get tips(){return t.tips}});var p=R(d,2);o(p,{get board(){return t.board},get colours(){return q}});var m=R(p,2);{let e=N(()=>Oe(O(n),t.board.names));u(m,{get holdings(){return O(e)}})}var h=R(m,2);Pe(h,{get left(){return O(n).available.villages}});var g=R(h,2),v=W(g);_(v,{get kinds(){return Y}}),z(g),z(l);var b=R(l,2),x=W(b);te(x,{get board(){return t.board},get colours(){return q},get tips(){return t.tips}}),z(b);var S=R(b,2);De(W(S),{get board(){return t.board}}),z(S),A(e,a)},$$slots:{default:!0}}),P()}var Le=j(`<path class="shallows svelte-1g756kp"></path>`),Re=j(`<path class="island svelte-1g756kp"></path>`),ze=j(`<defs><pattern id="jungle" width="34" height="26" patternUnits="userSpaceOnUse"><path class="tree svelte-1g756kp" d="M 3,9 q 1,-5 4,-5 q 3,0 4,5 M 7,9 v 3 M 20,22 q 1,-5 4,-5 q 3,0 4,5 M 24,22 v 3"></path><path class="tree svelte-1g756kp" d="M 21,7 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6 M 4,22 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6"></path></pattern></defs><g aria-hidden="true"><rect></rect><!><path class="abroad svelte-1g756kp"></path><path class="island abroad svelte-1g756kp"></path><!><g class="cartouche svelte-1g756kp" transform="translate(82 500)"><path class="needle svelte-1g756kp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-1g756kp"> </text><path class="flourish svelte-1g756kp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-1g756kp" y="25"> </text></g><text class="waters svelte-1g756kp" x="520" y="136"> </text><text class="waters strait svelte-1g756kp" transform="translate(64 254) rotate(72)"> </text><text class="country svelte-1g756kp" x="664" y="842"> </text></g>`,1);function Be(e,t){F(t,!0);var n=ze(),i=R(V(n)),a=W(i);oe(a,()=>({class:`sea`,...r}),void 0,void 0,void 0,`svelte-1g756kp`);var o=R(a);w(o,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=Le();M(()=>{I(n,`d`,J),I(n,`stroke-width`,t)}),A(e,n)});var s=R(o),c=R(s),l=R(c);w(l,16,()=>Object.values(de),e=>e,(e,t)=>{var n=Re();M(()=>I(n,`d`,t)),A(e,n)});var u=R(l),d=R(W(u)),f=U(d,!0),p=R(d,2),m=U(p,!0);z(u);var h=R(u),g=U(h,!0),_=R(h),v=U(_,!0),y=R(_),b=U(y,!0);z(i),M((e,t,n,r,i)=>{I(s,`d`,J),I(c,`d`,be),D(f,e),D(m,t),D(g,n),D(v,r),D(b,i)},[()=>B(`board-cartouche`),()=>B(`board-years`),()=>B(`board-south-china-sea`),()=>B(`board-strait`),()=>B(`board-singapore`)]),A(e,n),P()}var Ve=j(`<path class="river svelte-1p02ixc"></path>`),He=j(`<path class="ridge svelte-1p02ixc"></path>`),Ue=j(`<g class="relief svelte-1p02ixc" aria-hidden="true"><!><!><path class="frontier svelte-1p02ixc"></path></g>`);function We(e){var t=Ue(),n=W(t);w(n,16,()=>ce,e=>e,(e,t)=>{var n=Ve();M(()=>I(n,`d`,t)),A(e,n)});var r=R(n);w(r,16,()=>fe,e=>e,(e,t)=>{var n=He();M(()=>I(n,`d`,t)),A(e,n)});var i=R(r);z(t),M(()=>I(i,`d`,ye)),A(e,t)}var Ge=j(`<g class="jungle svelte-o9w2n5"><!></g>`),Ke=j(`<clipPath><!></clipPath><g><!></g>`,1),qe=j(`<!><!>`,1);function Je(e,t){let n=ie();F(t,!0);var r=qe(),i=V(r),a=e=>{var n=Ge(),r=W(n);X(r,{get space(){return t.space}}),z(n),A(e,n)},o=N(()=>G.includes(t.space.id));k(i,e=>{O(o)&&e(a)});var s=R(i),c=e=>{var r=Ke(),i=V(r),a=W(i);X(a,{get space(){return t.space}}),z(i);var o=R(i),s=W(o);X(s,{get space(){return t.space}}),z(o),M(()=>{I(i,`id`,n),E(o,0,`control ${t.control??``}`,`svelte-o9w2n5`),I(o,`clip-path`,`url(#${n})`)}),A(e,r)};k(s,e=>{t.control!==`none`&&e(c)}),A(e,r),P()}var Z=e=>e in xe,Ye=e=>Z(e)||e===`thailand`,Q=({spaces:e},t)=>Number(e[t].population),Xe=({spaces:e},t)=>String(e[t].level),$=({spaces:e},t)=>String(e[t].control);function Ze(e){return G.includes(e)?B(`board-jungle`):pe.includes(e)?B(`board-mountain`):``}var Qe=(e,t)=>Ye(t)?B(`board-control-${$(e,t)}`):``,$e=(e,t)=>Z(t)?B(`board-${Xe(e,t)}`):``;function et(e,t){let n=Z(t)?B(`board-population-is`,{number:Q(e,t)}):``;return[Ze(t),n,Qe(e,t),$e(e,t)].filter(Boolean)}var tt=j(`<path class="sign svelte-rz8a2a" transform="translate(-19 0)"></path><text class="word svelte-rz8a2a" x="-11" y="0.5"> </text>`,1),nt=j(`<g><g><rect class="stripe svelte-rz8a2a" x="-36" y="-8.5" height="17" rx="3"></rect><!><circle class="people svelte-rz8a2a" cx="-36" r="11"></circle><text class="number svelte-rz8a2a" x="-36" y="0.5"> </text></g></g>`),rt=j(`<g class="standings svelte-rz8a2a" aria-hidden="true"></g>`);function it(e,t){F(t,!0);let n={support:`M -4,0 H 4 M 0,-4 V 4`,opposition:`M -4,0 H 4`};var r=rt();w(r,21,()=>Object.entries(xe),([e,{x:t,y:n}])=>e,(e,r)=>{var i=N(()=>ae(O(r),2));let a=()=>O(i)[0],o=()=>O(i)[1].x,s=()=>O(i)[1].y,c=N(()=>Xe(t.game,a()));var l=nt(),u=W(l),d=R(W(u)),f=e=>{var t=tt(),r=V(t),i=R(r),a=U(i,!0);M(e=>{I(r,`d`,n[O(c)]),D(a,e)},[()=>B(`board-${O(c)}`)]),A(e,t)};k(d,e=>{n[O(c)]&&e(f)});var p=R(d,2),m=U(p,!0);z(u),z(l),M(e=>{I(l,`transform`,`translate(${o()??``} ${s()??``})`),E(u,0,`standing ${O(c)??``}`,`svelte-rz8a2a`),D(m,e)},[()=>Q(t.game,a())]),A(e,l)}),z(r),A(e,r),P()}var at=new Set([`$$slots`,`$$events`,`$$legacy`]),ot=T(`<!> <!>`,1);function st(e,t){F(t,!0);let n=H(t,at),r=new ne,a=N(()=>t.state);i(e,{get map(){return K},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return Be},get Relief(){return We},about:e=>et(O(a),e),overlay:(e,t=L)=>{{let n=N(()=>$(O(a),t().id));Je(e,{get space(){return t()},get control(){return O(n)}})}},tokens:(e,t=L)=>{var i=ot(),o=V(i);it(o,{get game(){return O(a)}});var s=R(o,2);{let e=N(()=>r.shown?.space??``);c(s,{get spaces(){return K.spaces},get kinds(){return le},get markers(){return me},get board(){return n},get scale(){return t()},get near(){return O(e)}})}A(e,i)},around:e=>{Ie(e,{get board(){return n},get tips(){return r}})},$$slots:{overlay:!0,tokens:!0,around:!0}}),P()}var ct=new Set([`$$slots`,`$$events`,`$$legacy`]);function lt(e,t){F(t,!0);let n=H(t,ct),r=N(()=>t.state),i=N(()=>[{heading:B(`board-population`),of:e=>Z(e)?String(Q(O(r),e)):``},{heading:B(`board-control`),of:e=>t.names[$(O(r),e)]??``},{heading:B(`board-level`),of:e=>$e(O(r),e)}]);ee(e,{get spaces(){return K.spaces},get kinds(){return Y},get traits(){return O(i)},get board(){return n}}),P()}var ut=e=>({name:t=>B(`board-resources-of`,{side:t[e]??e})}),dt=a(Y,{"resources.british":ut(`british`),"resources.mcp":ut(`mcp`),"available.villages":n(`board-village-pool`),commander:{...n(`board-commander`),value:e=>B(`board-${e}`)},control:{value:e=>B(`board-control-${e}`)},level:{value:e=>B(`board-${e}`)}}),ft=`### Malaya's own words on the board.

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
`,pt=`### マラヤの盤面の言葉。

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
`,mt=[`ask-sweep`,`ask-garrison`,`ask-garrison-province`],ht=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],gt=[`ask-march`],_t=[`ask-march-from`,`ask-march-to`,`ask-march-active`,`ask-march-underground`],vt={Board:st,colours:{british:`var(--police)`,mcp:`var(--mcp)`},words:{en:t+ft,ja:g+pt},SpacesTable:lt,cards:{Card:h,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>ht.includes(e)?mt:_t.includes(e)?gt:[e],telling:dt,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-guerrillas`,`log-pay`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Se.includes(e)}};export{vt as default};