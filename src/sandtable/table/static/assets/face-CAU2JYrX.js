import{r as e}from"./index-DnCuGDju.js";import{C as t,D as n,E as r,T as i,_ as a,a as o,b as s,c,d as l,f as u,g as d,h as f,i as p,l as m,m as h,n as g,p as _,r as v,s as y,t as b,u as ee,v as x,w as S,x as C,y as te}from"./SpacesTable-BQYHinOF.js";import{A as w,B as T,C as E,H as ne,I as D,J as O,N as k,R as A,V as j,Z as M,_t as re,ct as N,dt as P,ft as F,g as I,gt as ie,it as L,m as ae,mt as R,n as z,nt as B,o as V,rt as H,tt as U,z as oe}from"./words.svelte-CCNmXMjV.js";import{c as se,l as ce,s as W}from"./outline-CSCljEQp.js";import{_ as le,a as ue,c as de,d as fe,f as G,g as pe,h as me,i as he,l as ge,m as K,n as q,o as _e,p as J,r as Y,s as ve,t as ye,u as be,v as xe,y as Se}from"./pieces-D7y5S0tf.js";var Ce=[`HM-33`,`HM-34`,`HM-35`],we=T(`<span> </span>`),Te=T(`<strong> </strong>`),Ee=T(`<div aria-hidden="true"><!></div>`);function De(e,t){F(t,!0);let n=e=>{var t=we(),n=H(t,!0);M(e=>D(n,e),[()=>z(O(i).commander_down?`board-commander-off`:`board-commander-${O(i).commander}`)]),A(e,t)},r=[`gurney`,`briggs`,`templer`],i=N(()=>t.board.state),a=e=>z(`board-${e}`),s=N(()=>O(i).commander_down?`board-commander-down`:`board-commander-is`);{let t=N(()=>z(`board-commander`)),c=N(()=>z(O(s),{commander:a(O(i).commander)}));d(e,{id:`commander`,get title(){return O(t)},get summary(){return O(c)},get aside(){return n},children:(e,t)=>{var n=Ee(),s=U(n);{let e=N(()=>r.map(a));o(s,{get labels(){return O(e)},children:(e,t)=>{{let t=N(()=>r.indexOf(O(i).commander));p(e,{get at(){return O(t)},children:(e,t)=>{var n=Te();let r;var o=H(n,!0);M(e=>{r=E(n,1,`svelte-icoo0o`,null,r,{down:O(i).commander_down}),D(o,e)},[()=>a(O(i).commander)]),A(e,n)},$$slots:{default:!0}})}},$$slots:{default:!0}})}R(n),A(e,n)},$$slots:{default:!0}})}P()}function Oe({available:e},t){let n=e=>z(`board-available-to`,{side:t[e]??e});return[{id:`available-british`,title:n(`british`),lots:[{name:`troops`,kind:ve,count:e.troops},{name:`police`,kind:_e,count:e.police}]},{id:`available-mcp`,title:n(`mcp`),lots:[{name:`guerrillas`,kind:de,count:e.guerrillas},{name:`bases`,kind:ye,count:e.bases}]}]}var ke=T(`<span class="cylinder svelte-1fu0bfg"><!></span>`);function Ae(e,t){F(t,!0);let n={british:`first`,mcp:`second`},r=[`british`,`mcp`],i=e=>t.board.names[e]??e,o=N(()=>r.map(e=>z(`board-resources-are`,{side:i(e),value:t.board.state.resources[e]})));{let s=N(()=>z(`board-resources`)),c=N(()=>O(o).join(` · `)),l=N(()=>r.map(e=>`resources.${e}`)),u=N(()=>r.map(e=>t.board.state.resources[e]));v(e,{id:`resources`,get title(){return O(s)},get said(){return O(c)},get values(){return O(l)},get covered(){return O(u)},get board(){return t.board},most:20,upright:!0,double:!0,get tips(){return t.tips},children:(e,o)=>{var s=oe(),c=B(s);w(c,16,()=>r,e=>e,(e,r)=>{let o=N(()=>t.board.state.resources[r]);p(e,{get at(){return O(o)},get lane(){return n[r]},children:(e,t)=>{var n=ke(),s=U(n);{let e=N(()=>i(r)),t=N(()=>String(O(o)));a(s,{get colour(){return q[r]},get name(){return O(e)},get sign(){return O(t)}})}R(n),A(e,n)},$$slots:{default:!0}})}),A(e,s)},$$slots:{default:!0}})}P()}var je=T(`<span><!></span>`),Me=T(`<div class="pool svelte-r05o7x" aria-hidden="true"></div>`);function Ne(e,t){F(t,!0);let n=[0,1,2,3];{let r=N(()=>z(`board-village-pool`)),i=N(()=>z(`board-village-pool-is`,{count:t.left}));d(e,{id:`villages`,get title(){return O(r)},get summary(){return O(i)},children:(e,r)=>{var i=Me();w(i,20,()=>n,e=>e,(e,n)=>{var r=je();let i;var a=U(r),o=e=>{l(e,{get kind(){return ge}})};k(a,e=>{n<t.left&&e(o)}),R(r),M(()=>i=E(r,1,`svelte-r05o7x`,null,i,{gone:n>=t.left})),A(e,r)}),R(i),A(e,i)},$$slots:{default:!0}})}P()}var Pe=T(`<div class="long svelte-vckq62" data-beside=""><!> <!></div> <div class="cards svelte-vckq62" data-beside=""><!> <!> <!> <!> <div class="legend svelte-vckq62"><!></div></div> <div class="initiative svelte-vckq62" data-beside=""><!></div> <div class="commander svelte-vckq62" data-beside=""><!></div>`,1);function Fe(e,t){F(t,!0);let n=N(()=>t.board.state),r=N(()=>(O(n).played.length+O(n).capabilities.length+O(n).unseen)/3),i=N(()=>[_(t.board),{id:`resources`,label:z(`board-resources`),value:`${O(n).resources.british} · ${O(n).resources.mcp}`},u(t.board)]);y(e,{get glimpses(){return O(i)},children:(e,i)=>{var a=Pe(),o=B(a),s=U(o);g(s,{get board(){return t.board},most:20,upright:!0,get tips(){return t.tips}}),Ae(L(s,2),{get board(){return t.board},get tips(){return t.tips}}),R(o);var l=L(o,2),u=U(l);h(u,{get columns(){return O(r)},get propaganda(){return Ce},get board(){return t.board},get tips(){return t.tips}});var d=L(u,2);f(d,{get board(){return t.board},get colours(){return q}});var p=L(d,2);{let e=N(()=>Oe(O(n),t.board.names));ee(p,{get holdings(){return O(e)}})}var _=L(p,2);Ne(_,{get left(){return O(n).available.villages}});var v=L(_,2),y=U(v);c(y,{get kinds(){return Y}}),R(v),R(l);var b=L(l,2),x=U(b);m(x,{get board(){return t.board},get colours(){return q},get tips(){return t.tips}}),R(b);var S=L(b,2);De(U(S),{get board(){return t.board}}),R(S),A(e,a)},$$slots:{default:!0}}),P()}var Ie=j(`<path class="shallows svelte-1g756kp"></path>`),Le=j(`<path class="island svelte-1g756kp"></path>`),Re=j(`<defs><pattern id="jungle" width="34" height="26" patternUnits="userSpaceOnUse"><path class="tree svelte-1g756kp" d="M 3,9 q 1,-5 4,-5 q 3,0 4,5 M 7,9 v 3 M 20,22 q 1,-5 4,-5 q 3,0 4,5 M 24,22 v 3"></path><path class="tree svelte-1g756kp" d="M 21,7 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6 M 4,22 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6"></path></pattern></defs><g aria-hidden="true"><rect></rect><!><path class="abroad svelte-1g756kp"></path><path class="island abroad svelte-1g756kp"></path><!><g class="cartouche svelte-1g756kp" transform="translate(82 500)"><path class="needle svelte-1g756kp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-1g756kp"> </text><path class="flourish svelte-1g756kp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-1g756kp" y="25"> </text></g><text class="waters svelte-1g756kp" x="520" y="136"> </text><text class="waters strait svelte-1g756kp" transform="translate(64 254) rotate(72)"> </text><text class="country svelte-1g756kp" x="664" y="842"> </text></g>`,1);function ze(e,t){F(t,!0);var n=Re(),r=L(B(n)),i=U(r);ae(i,()=>({class:`sea`,...S}),void 0,void 0,void 0,`svelte-1g756kp`);var a=L(i);w(a,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=Ie();M(()=>{I(n,`d`,J),I(n,`stroke-width`,t)}),A(e,n)});var o=L(a),s=L(o),c=L(s);w(c,16,()=>Object.values(fe),e=>e,(e,t)=>{var n=Le();M(()=>I(n,`d`,t)),A(e,n)});var l=L(c),u=L(U(l)),d=H(u,!0),f=L(u,2),p=H(f,!0);R(l);var m=L(l),h=H(m,!0),g=L(m),_=H(g,!0),v=L(g),y=H(v,!0);R(r),M((e,t,n,r,i)=>{I(o,`d`,J),I(s,`d`,xe),D(d,e),D(p,t),D(h,n),D(_,r),D(y,i)},[()=>z(`board-cartouche`),()=>z(`board-years`),()=>z(`board-south-china-sea`),()=>z(`board-strait`),()=>z(`board-singapore`)]),A(e,n),P()}var Be=j(`<path class="river svelte-1p02ixc"></path>`),Ve=j(`<path class="ridge svelte-1p02ixc"></path>`),He=j(`<g class="relief svelte-1p02ixc" aria-hidden="true"><!><!><path class="frontier svelte-1p02ixc"></path></g>`);function Ue(e){var t=He(),n=U(t);w(n,16,()=>le,e=>e,(e,t)=>{var n=Be();M(()=>I(n,`d`,t)),A(e,n)});var r=L(n);w(r,16,()=>pe,e=>e,(e,t)=>{var n=Ve();M(()=>I(n,`d`,t)),A(e,n)});var i=L(r);R(t),M(()=>I(i,`d`,be)),A(e,t)}var We=j(`<g class="jungle svelte-o9w2n5"><!></g>`),Ge=j(`<clipPath><!></clipPath><g><!></g>`,1),Ke=j(`<!><!>`,1);function qe(e,t){let n=ne();F(t,!0);var r=Ke(),i=B(r),a=e=>{var n=We(),r=U(n);W(r,{get space(){return t.space}}),R(n),A(e,n)},o=N(()=>G.includes(t.space.id));k(i,e=>{O(o)&&e(a)});var s=L(i),c=e=>{var r=Ge(),i=B(r),a=U(i);W(a,{get space(){return t.space}}),R(i);var o=L(i),s=U(o);W(s,{get space(){return t.space}}),R(o),M(()=>{I(i,`id`,n),E(o,0,`control ${t.control??``}`,`svelte-o9w2n5`),I(o,`clip-path`,`url(#${n})`)}),A(e,r)};k(s,e=>{t.control!==`none`&&e(c)}),A(e,r),P()}var X=e=>e in Se,Je=e=>X(e)||e===`thailand`,Z=({spaces:e},t)=>Number(e[t].population),Ye=({spaces:e},t)=>String(e[t].level),Q=({spaces:e},t)=>String(e[t].control);function Xe(e){return G.includes(e)?z(`board-jungle`):me.includes(e)?z(`board-mountain`):``}var Ze=(e,t)=>Je(t)?z(`board-control-${Q(e,t)}`):``,Qe=(e,t)=>X(t)?z(`board-${Ye(e,t)}`):``;function $e(e,t){let n=X(t)?z(`board-population-is`,{number:Z(e,t)}):``;return[Xe(t),n,Ze(e,t),Qe(e,t)].filter(Boolean)}var et=j(`<path class="sign svelte-rz8a2a" transform="translate(-19 0)"></path><text class="word svelte-rz8a2a" x="-11" y="0.5"> </text>`,1),tt=j(`<g><g><rect class="stripe svelte-rz8a2a" x="-36" y="-8.5" height="17" rx="3"></rect><!><circle class="people svelte-rz8a2a" cx="-36" r="11"></circle><text class="number svelte-rz8a2a" x="-36" y="0.5"> </text></g></g>`),nt=j(`<g class="standings svelte-rz8a2a" aria-hidden="true"></g>`);function rt(e,t){F(t,!0);let n={support:`M -4,0 H 4 M 0,-4 V 4`,opposition:`M -4,0 H 4`};var r=nt();w(r,21,()=>Object.entries(Se),([e,{x:t,y:n}])=>e,(e,r)=>{var i=N(()=>re(O(r),2));let a=()=>O(i)[0],o=()=>O(i)[1].x,s=()=>O(i)[1].y,c=N(()=>Ye(t.game,a()));var l=tt(),u=U(l),d=L(U(u)),f=e=>{var t=et(),r=B(t),i=L(r),a=H(i,!0);M(e=>{I(r,`d`,n[O(c)]),D(a,e)},[()=>z(`board-${O(c)}`)]),A(e,t)};k(d,e=>{n[O(c)]&&e(f)});var p=L(d,2),m=H(p,!0);R(u),R(l),M(e=>{I(l,`transform`,`translate(${o()??``} ${s()??``})`),E(u,0,`standing ${O(c)??``}`,`svelte-rz8a2a`),D(m,e)},[()=>Z(t.game,a())]),A(e,l)}),R(r),A(e,r),P()}var it=new Set([`$$slots`,`$$events`,`$$legacy`]),at=T(`<!> <!>`,1);function ot(e,t){F(t,!0);let n=V(t,it),r=new te,i=N(()=>t.state),a=N(()=>ce(K.spaces.map(({id:e,slot:t})=>se(e,O(i).spaces[e],ue,t))));s(e,{get map(){return K},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return ze},get Relief(){return Ue},about:e=>$e(O(i),e),overlay:(e,t=ie)=>{{let n=N(()=>Q(O(i),t().id));qe(e,{get space(){return t()},get control(){return O(n)}})}},around:e=>{Fe(e,{get board(){return n},get tips(){return r}})},children:(e,t)=>{var o=at(),s=B(o);rt(s,{get game(){return O(i)}});var c=L(s,2);{let e=N(()=>r.shown?.space??``);x(c,{get spaces(){return K.spaces},get layout(){return O(a)},get markers(){return he},get board(){return n},get near(){return O(e)}})}A(e,o)},$$slots:{overlay:!0,around:!0,default:!0}}),P()}var st=new Set([`$$slots`,`$$events`,`$$legacy`]);function ct(e,t){F(t,!0);let n=V(t,st),r=N(()=>t.state),i=N(()=>[{heading:z(`board-population`),of:e=>X(e)?String(Z(O(r),e)):``},{heading:z(`board-control`),of:e=>t.names[Q(O(r),e)]??``},{heading:z(`board-level`),of:e=>Qe(O(r),e)}]);b(e,{get spaces(){return K.spaces},get kinds(){return Y},get traits(){return O(i)},get board(){return n}}),P()}var $=e=>({name:t=>z(`board-resources-of`,{side:t[e]??e})}),lt=t(Y,{"resources.british":$(`british`),"resources.mcp":$(`mcp`),"available.villages":C(`board-village-pool`),commander:{...C(`board-commander`),value:e=>z(`board-${e}`)},control:{value:e=>z(`board-control-${e}`)},level:{value:e=>z(`board-${e}`)}}),ut=`### Malaya's own words on the board.

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
`,dt=`### マラヤの盤面の言葉。

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
`,ft=[`ask-sweep`,`ask-garrison`,`ask-garrison-province`],pt=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],mt=[`ask-march`],ht=[`ask-march-from`,`ask-march-to`,`ask-march-active`,`ask-march-underground`],gt={Board:ot,colours:{british:`var(--police)`,mcp:`var(--mcp)`},words:{en:r+ut,ja:i+dt},SpacesTable:ct,cards:{Card:n,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>pt.includes(e)?ft:ht.includes(e)?mt:[e],telling:lt,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-guerrillas`,`log-pay`],chart:{heading:`table-chart-card`,title:(t,n)=>e(t,n[t]??t),marked:e=>Ce.includes(e)}};export{gt as default};