import{M as e,i as t}from"./index-BjYunsn2.js";import{A as n,C as r,O as i,S as a,T as o,_ as s,a as c,b as l,c as u,d,f,g as p,h as m,i as h,j as g,k as _,l as v,m as y,n as b,o as x,p as S,r as C,t as ee,u as te,v as w,x as ne,y as re}from"./SpacesTable-D_ZR5HWo.js";import{$ as T,A as E,D,F as O,G as k,I as ie,L as A,N as j,R as M,Y as N,b as P,d as ae,et as F,ft as I,ht as oe,lt as L,mt as R,nt as z,ot as B,p as V,r as H,tt as U,ut as W,z as se}from"./disclose-version-ueCw_pRj.js";import{_ as ce,a as le,c as ue,d as de,f as G,g as fe,h as pe,i as me,l as he,m as K,n as q,o as ge,p as J,r as Y,s as _e,t as ve,u as ye,v as be,y as xe}from"./pieces-fFcEMiIS.js";import{s as X}from"./outline-D9-q_Vf_.js";var Se=[`HM-33`,`HM-34`,`HM-35`],Ce=A(`<span> </span>`),we=A(`<strong> </strong>`),Te=A(`<!> <!>`,1),Ee=A(`<div aria-hidden="true"><!></div>`);function De(t,n){W(n,!0);let r=t=>{var n=Ce(),r=U(n,!0);N(e=>j(r,e),[()=>e(k(a).commander_down?`board-commander-off`:`board-commander-${k(a).commander}`)]),O(t,n)},i=[`gurney`,`briggs`,`templer`],a=B(()=>n.board.state),o=t=>e(`board-${t}`),s=e=>i.indexOf(String(e)),l=B(()=>k(a).commander_down?`board-commander-down`:`board-commander-is`);{let n=B(()=>e(`board-commander`)),u=B(()=>e(k(l),{commander:o(k(a).commander)}));w(t,{id:`commander`,get title(){return k(n)},get summary(){return k(u)},get aside(){return r},children:(e,t)=>{var n=Ee(),r=T(n);{let e=B(()=>i.map(o));x(r,{get labels(){return k(e)},children:(e,t)=>{var n=Te(),r=F(n);C(r,{of:`commander`,stepOf:s,name:o});var i=z(r,2);{let e=B(()=>s(k(a).commander));c(i,{get at(){return k(e)},children:(e,t)=>{var n=we();let r;var i=U(n,!0);N(e=>{r=P(n,1,`svelte-icoo0o`,null,r,{down:k(a).commander_down}),j(i,e)},[()=>o(k(a).commander)]),O(e,n)},$$slots:{default:!0}})}O(e,n)},$$slots:{default:!0}})}I(n),O(e,n)},$$slots:{default:!0}})}L()}function Oe({available:t},n){let r=t=>e(`board-available-to`,{side:n[t]??t});return[{id:`available-british`,title:r(`british`),lots:[{name:`troops`,kind:_e,count:t.troops},{name:`police`,kind:ge,count:t.police}]},{id:`available-mcp`,title:r(`mcp`),lots:[{name:`guerrillas`,kind:ue,count:t.guerrillas},{name:`bases`,kind:ve,count:t.bases}]}]}var ke=A(`<span class="cylinder svelte-1fu0bfg"><!></span>`),Ae=A(`<!> <!>`,1);function je(t,n){W(n,!0);let r={british:`first`,mcp:`second`},i=[`british`,`mcp`],a=e=>n.board.names[e]??e,o=B(()=>i.map(t=>e(`board-resources-are`,{side:a(t),value:n.board.state.resources[t]})));{let s=B(()=>e(`board-resources`)),l=B(()=>k(o).join(` · `)),u=B(()=>i.map(e=>`resources.${e}`)),d=B(()=>i.map(e=>n.board.state.resources[e]));h(t,{id:`resources`,get title(){return k(s)},get said(){return k(l)},get values(){return k(u)},get covered(){return k(d)},get board(){return n.board},most:20,upright:!0,double:!0,get tips(){return n.tips},children:(e,t)=>{var o=ie(),s=F(o);D(s,16,()=>i,e=>e,(e,t)=>{let i=B(()=>n.board.state.resources[t]);var o=Ae(),s=F(o);C(s,{get of(){return`resources.${t??``}`},get lane(){return r[t]}});var l=z(s,2);c(l,{get at(){return k(i)},get lane(){return r[t]},children:(e,n)=>{var r=ke(),o=T(r);{let e=B(()=>a(t)),n=B(()=>String(k(i)));re(o,{get colour(){return q[t]},get name(){return k(e)},get sign(){return k(n)}})}I(r),O(e,r)},$$slots:{default:!0}}),O(e,o)}),O(e,o)},$$slots:{default:!0}})}L()}var Me=A(`<span><!></span>`),Ne=A(`<div class="pool svelte-r05o7x" aria-hidden="true"></div>`);function Pe(t,n){W(n,!0);let r=[0,1,2,3];{let i=B(()=>e(`board-village-pool`)),a=B(()=>e(`board-village-pool-is`,{count:n.left}));w(t,{id:`villages`,values:[`available.villages`],get title(){return k(i)},get summary(){return k(a)},children:(e,t)=>{var i=Ne();D(i,20,()=>r,e=>e,(e,t)=>{var r=Me();let i;var a=T(r),o=e=>{f(e,{get kind(){return he}})};E(a,e=>{t<n.left&&e(o)}),I(r),N(()=>i=P(r,1,`svelte-r05o7x`,null,i,{gone:t>=n.left})),O(e,r)}),I(i),O(e,i)},$$slots:{default:!0}})}L()}var Fe=A(`<div class="long svelte-vckq62" data-beside=""><!> <!></div> <div class="cards svelte-vckq62" data-beside=""><!> <!> <!> <!> <div class="legend svelte-vckq62"><!></div></div> <div class="initiative svelte-vckq62" data-beside=""><!></div> <div class="commander svelte-vckq62" data-beside=""><!></div>`,1);function Ie(t,n){W(n,!0);let r=B(()=>n.board.state),i=B(()=>(k(r).played.length+k(r).capabilities.length+k(r).unseen)/3),a=({british:e,mcp:t})=>`${e} · ${t}`,o=B(()=>{let e={british:y(n.board,`resources.british`),mcp:y(n.board,`resources.mcp`)},{british:t,mcp:i}=k(r).resources;return e.british||e.mcp?a({british:e.british||t,mcp:e.mcp||i}):``}),c=B(()=>[m(n.board),{id:`resources`,label:e(`board-resources`),value:a(k(r).resources),was:k(o)},S(n.board)]);u(t,{get glimpses(){return k(c)},get sight(){return n.board.sight},children:(e,t)=>{var a=Fe(),o=F(a),c=T(o);b(c,{get board(){return n.board},most:20,upright:!0,get tips(){return n.tips}}),je(z(c,2),{get board(){return n.board},get tips(){return n.tips}}),I(o);var l=z(o,2),u=T(l);p(u,{get columns(){return k(i)},get propaganda(){return Se},get board(){return n.board},get tips(){return n.tips}});var f=z(u,2);s(f,{get board(){return n.board},get colours(){return q}});var m=z(f,2);{let e=B(()=>Oe(k(r),n.board.names));d(m,{get holdings(){return k(e)}})}var h=z(m,2);Pe(h,{get left(){return k(r).available.villages}});var g=z(h,2),_=T(g);v(_,{get kinds(){return Y}}),I(g),I(l);var y=z(l,2),x=T(y);te(x,{get board(){return n.board},get colours(){return q},get tips(){return n.tips}}),I(y);var S=z(y,2);De(T(S),{get board(){return n.board}}),I(S),O(e,a)},$$slots:{default:!0}}),L()}var Le=M(`<path class="shallows svelte-1g756kp"></path>`),Re=M(`<path class="island svelte-1g756kp"></path>`),ze=M(`<defs><pattern id="jungle" width="34" height="26" patternUnits="userSpaceOnUse"><path class="tree svelte-1g756kp" d="M 3,9 q 1,-5 4,-5 q 3,0 4,5 M 7,9 v 3 M 20,22 q 1,-5 4,-5 q 3,0 4,5 M 24,22 v 3"></path><path class="tree svelte-1g756kp" d="M 21,7 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6 M 4,22 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6"></path></pattern></defs><g aria-hidden="true"><rect></rect><!><path class="abroad svelte-1g756kp"></path><path class="island abroad svelte-1g756kp"></path><!><g class="cartouche svelte-1g756kp" transform="translate(82 500)"><path class="needle svelte-1g756kp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-1g756kp"> </text><path class="flourish svelte-1g756kp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-1g756kp" y="25"> </text></g><text class="waters svelte-1g756kp" x="520" y="136"> </text><text class="waters strait svelte-1g756kp" transform="translate(64 254) rotate(72)"> </text><text class="country svelte-1g756kp" x="664" y="842"> </text></g>`,1);function Be(t,n){W(n,!0);var r=ze(),a=z(F(r)),o=T(a);ae(o,()=>({class:`sea`,...i}),void 0,void 0,void 0,`svelte-1g756kp`);var s=z(o);D(s,16,()=>[44,30,17,7],e=>e,(e,t)=>{var n=Le();N(()=>{V(n,`d`,J),V(n,`stroke-width`,t)}),O(e,n)});var c=z(s),l=z(c),u=z(l);D(u,16,()=>Object.values(de),e=>e,(e,t)=>{var n=Re();N(()=>V(n,`d`,t)),O(e,n)});var d=z(u),f=z(T(d)),p=U(f,!0),m=z(f,2),h=U(m,!0);I(d);var g=z(d),_=U(g,!0),v=z(g),y=U(v,!0),b=z(v),x=U(b,!0);I(a),N((e,t,n,r,i)=>{V(c,`d`,J),V(l,`d`,be),j(p,e),j(h,t),j(_,n),j(y,r),j(x,i)},[()=>e(`board-cartouche`),()=>e(`board-years`),()=>e(`board-south-china-sea`),()=>e(`board-strait`),()=>e(`board-singapore`)]),O(t,r),L()}var Ve=M(`<path class="river svelte-1p02ixc"></path>`),He=M(`<path class="ridge svelte-1p02ixc"></path>`),Ue=M(`<g class="relief svelte-1p02ixc" aria-hidden="true"><!><!><path class="frontier svelte-1p02ixc"></path></g>`);function We(e){var t=Ue(),n=T(t);D(n,16,()=>ce,e=>e,(e,t)=>{var n=Ve();N(()=>V(n,`d`,t)),O(e,n)});var r=z(n);D(r,16,()=>fe,e=>e,(e,t)=>{var n=He();N(()=>V(n,`d`,t)),O(e,n)});var i=z(r);I(t),N(()=>V(i,`d`,ye)),O(e,t)}var Ge=M(`<g class="jungle svelte-o9w2n5"><!></g>`),Ke=M(`<clipPath><!></clipPath><g><!></g>`,1),qe=M(`<!><!>`,1);function Je(e,t){let n=se();W(t,!0);var r=qe(),i=F(r),a=e=>{var n=Ge(),r=T(n);X(r,{get space(){return t.space}}),I(n),O(e,n)},o=B(()=>G.includes(t.space.id));E(i,e=>{k(o)&&e(a)});var s=z(i),c=e=>{var r=Ke(),i=F(r),a=T(i);X(a,{get space(){return t.space}}),I(i);var o=z(i),s=T(o);X(s,{get space(){return t.space}}),I(o),N(()=>{V(i,`id`,n),P(o,0,`control ${t.control??``}`,`svelte-o9w2n5`),V(o,`clip-path`,`url(#${n})`)}),O(e,r)};E(s,e=>{t.control!==`none`&&e(c)}),O(e,r),L()}var Z=e=>e in xe,Ye=e=>Z(e)||e===`thailand`,Q=({spaces:e},t)=>Number(e[t].population),Xe=({spaces:e},t)=>String(e[t].level),$=({spaces:e},t)=>String(e[t].control);function Ze(t){return G.includes(t)?e(`board-jungle`):pe.includes(t)?e(`board-mountain`):``}var Qe=(t,n)=>Ye(n)?e(`board-control-${$(t,n)}`):``,$e=(t,n)=>Z(n)?e(`board-${Xe(t,n)}`):``;function et(t,n){let r=Z(n)?e(`board-population-is`,{number:Q(t,n)}):``;return[Ze(n),r,Qe(t,n),$e(t,n)].filter(Boolean)}var tt=M(`<path class="sign svelte-rz8a2a" transform="translate(-19 0)"></path><text class="word svelte-rz8a2a" x="-11" y="0.5"> </text>`,1),nt=M(`<g><g><rect class="stripe svelte-rz8a2a" x="-36" y="-8.5" height="17" rx="3"></rect><!><circle class="people svelte-rz8a2a" cx="-36" r="11"></circle><text class="number svelte-rz8a2a" x="-36" y="0.5"> </text></g></g>`),rt=M(`<g class="standings svelte-rz8a2a" aria-hidden="true"></g>`);function it(t,n){W(n,!0);let r={support:`M -4,0 H 4 M 0,-4 V 4`,opposition:`M -4,0 H 4`};var i=rt();D(i,21,()=>Object.entries(xe),([e,{x:t,y:n}])=>e,(t,i)=>{var a=B(()=>oe(k(i),2));let o=()=>k(a)[0],s=()=>k(a)[1].x,c=()=>k(a)[1].y,l=B(()=>Xe(n.game,o()));var u=nt(),d=T(u),f=z(T(d)),p=t=>{var n=tt(),i=F(n),a=z(i),o=U(a,!0);N(e=>{V(i,`d`,r[k(l)]),j(o,e)},[()=>e(`board-${k(l)}`)]),O(t,n)};E(f,e=>{r[k(l)]&&e(p)});var m=z(f,2),h=U(m,!0);I(d),I(u),N(e=>{V(u,`transform`,`translate(${s()??``} ${c()??``})`),P(d,0,`standing ${k(l)??``}`,`svelte-rz8a2a`),j(h,e)},[()=>Q(n.game,o())]),O(t,u)}),I(i),O(t,i),L()}var at=new Set([`$$slots`,`$$events`,`$$legacy`]),ot=A(`<!> <!>`,1);function st(e,t){W(t,!0);let n=H(t,at),r=new ne,i=B(()=>t.state);a(e,{get map(){return K},get kinds(){return Y},get board(){return n},get tips(){return r},get Geography(){return Be},get Relief(){return We},about:e=>et(k(i),e),overlay:(e,t=R)=>{{let n=B(()=>$(k(i),t().id));Je(e,{get space(){return t()},get control(){return k(n)}})}},tokens:(e,t=R)=>{var a=ot(),o=F(a);it(o,{get game(){return k(i)}});var s=z(o,2);{let e=B(()=>r.shown?.space??``);l(s,{get spaces(){return K.spaces},get kinds(){return le},get markers(){return me},get board(){return n},get scale(){return t()},get near(){return k(e)}})}O(e,a)},around:e=>{Ie(e,{get board(){return n},get tips(){return r}})},$$slots:{overlay:!0,tokens:!0,around:!0}}),L()}var ct=new Set([`$$slots`,`$$events`,`$$legacy`]);function lt(t,n){W(n,!0);let r=H(n,ct),i=B(()=>n.state),a=B(()=>[{heading:e(`board-population`),of:e=>Z(e)?String(Q(k(i),e)):``},{heading:e(`board-control`),of:e=>n.names[$(k(i),e)]??``},{heading:e(`board-level`),of:e=>$e(k(i),e)}]);ee(t,{get spaces(){return K.spaces},get kinds(){return Y},get traits(){return k(a)},get board(){return r}}),L()}var ut=t=>({name:n=>e(`board-resources-of`,{side:n[t]??t})}),dt=o(Y,{"resources.british":ut(`british`),"resources.mcp":ut(`mcp`),"available.villages":r(`board-village-pool`),commander:{...r(`board-commander`),value:t=>e(`board-${t}`)},control:{value:t=>e(`board-control-${t}`)},level:{value:t=>e(`board-${t}`)}}),ft=`### Malaya's own words on the board.

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
`,mt=[`ask-sweep`,`ask-garrison`,`ask-garrison-province`],ht=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],gt=[`ask-march`],_t=[`ask-march-from`,`ask-march-to`,`ask-march-active`,`ask-march-underground`],vt={Board:st,colours:{british:`var(--police)`,mcp:`var(--mcp)`},words:{en:n+ft,ja:_+pt},SpacesTable:lt,cards:{Card:g,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>ht.includes(e)?mt:_t.includes(e)?gt:[e],telling:dt,chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-guerrillas`,`log-pay`],chart:{heading:`table-chart-card`,title:(e,n)=>t(e,n[e]??e),marked:e=>Se.includes(e)}};export{vt as default};