import{$ as e,Ct as t,F as n,M as r,Q as i,R as a,Tt as o,W as s,X as c,Y as l,Z as u,at as d,bt as f,ct as p,et as m,ft as h,ht as g,k as _,mt as v,pt as y,q as b,wt as x,xt as S,y as C,yt as w,z as T}from"./index-DaQT3pmM.js";import{A as E,C as D,D as O,E as k,O as ee,S as te,T as ne,_ as re,a as A,b as ie,d as ae,f as oe,g as se,h as ce,i as j,k as le,l as ue,m as M,n as de,o as fe,p as pe,r as N,s as P,t as me,u as he,v as ge,w as _e,x as ve,y as ye}from"./SpacesTable-CgDJyY7_.js";var F=[`HM-33`,`HM-34`,`HM-35`],I=e=>({box:{x:e,y:-20,width:34,height:840},labels:ue(20),direction:`up`}),be=I(828),xe={british:I(880),mcp:I(932)},L={x:-92,y:128,width:174,height:204},Se={x:358,y:-20,width:236,height:96},Ce={x:602,y:-20,width:216,height:138},we={x:602,y:128,width:216,height:216},Te={x:602,y:354,width:216,height:82},Ee={x:602,y:446,width:216,height:82},R={x:8,y:650,width:124,height:58},z={x:8,y:718,width:248,height:140},B={x:264,y:794,width:222,height:64},De=e=>({box:{x:B.x+5,y:B.y+25,width:B.width-10,height:34},labels:e,direction:`right`}),Oe=e(`<rect y="-14" height="28" rx="5"></rect><text> </text>`,1),ke=e(`<g aria-hidden="true"><text class="means svelte-icoo0o"> </text><!></g>`);function Ae(e,r){S(r,!0);let i=e=>{var t=Oe(),r=y(t);let i;var o=g(r);let f;var m=v(o,!0);p(e=>{i=a(r,0,`marker svelte-icoo0o`,null,i,{down:d(s).commander_down}),n(r,`x`,-d(x)/2),n(r,`width`,d(x)),f=a(o,0,`name svelte-icoo0o`,null,f,{down:d(s).commander_down}),l(m,e)},[()=>u(d(s).commander)]),c(e,t)},o=[`gurney`,`briggs`,`templer`],s=w(()=>r.board.state),u=e=>_(`board-${e}`),m=w(()=>De(o.map(u))),b=w(()=>o.indexOf(d(s).commander)),x=w(()=>he(d(m),0).width-6),C=w(()=>d(s).commander_down?`board-commander-down`:`board-commander-is`);{let r=w(()=>_(`board-commander`)),a=w(()=>_(d(C),{commander:u(d(s).commander)}));k(e,{get box(){return B},get title(){return d(r)},get summary(){return d(a)},children:(e,r)=>{var a=ke(),o=h(a),u=v(o,!0),f=g(o);P(f,{get plan(){return d(m)},get value(){return d(b)},get marker(){return i}}),t(a),p(e=>{n(o,`x`,B.x+B.width-9),n(o,`y`,B.y+18),l(u,e)},[()=>_(d(s).commander_down?`board-commander-off`:`board-commander-${d(s).commander}`)]),c(e,a)},$$slots:{default:!0}})}f()}var V={andaman_coast:`30,-60 52,-20 58,10 62,36 78,54 96,66`,isthmus:`30,-60 130,-52 230,-60`,gulf_coast:`230,-60 244,-10 262,16 290,28 316,46 336,74 356,98 389,126`,kedah_thailand:`96,66 134,66 152,88 190,94 208,124 244,130 246,158`,perak_thailand:`246,158 240,182 256,206 276,190 316,178`,kelantan_thailand:`316,178 348,196 376,164 389,126`,kedah_coast:`96,66 92,92 100,122 116,156 122,196 128,236 122,280`,perak_coast:`122,280 120,298 142,326 160,350 150,382 146,402 160,420 150,444`,selangor_coast:`150,444 160,474 172,504 178,540 174,574 172,600 206,622 246,640 284,656`,negri_coast:`284,656 320,680 356,696 392,708 424,722`,johore_west_coast:`424,722 452,748 490,770 540,790 572,822 592,836`,johore_strait:`592,836 612,812 646,806 676,812 704,818`,johore_east_coast:`590,602 612,630 632,642 658,682 682,732 700,778 704,818`,kelantan_coast:`389,126 424,136 440,156 454,182`,trengganu_coast:`454,182 490,208 526,236 562,282 586,330 593,368 591,404 580,440`,pahang_coast:`580,440 571,478 588,514 586,552 590,602`,kedah_perak:`122,280 168,288 204,266 226,226 240,192 246,158`,perak_kelantan:`316,178 306,220 318,268 312,312 306,350`,perak_pahang:`306,350 296,392 302,420 312,446`,perak_selangor:`150,444 202,440 258,450 312,446`,kelantan_trengganu:`454,182 440,232 450,290 444,358`,kelantan_pahang:`306,350 348,370 396,362 444,358`,trengganu_pahang:`444,358 482,384 524,420 580,440`,selangor_pahang:`312,446 350,478 374,520 380,562`,selangor_negri:`380,562 344,596 310,628 284,656`,negri_pahang:`380,562 424,564 466,580 498,612`,negri_johore:`498,612 488,656 456,690 424,722`,pahang_johore:`498,612 540,606 590,602`},H=de(V),U=(...e)=>({form:`area`,path:H(...e)}),je={form:`circle`,radius:44},W={form:`circle`,radius:38},G={whole:{x:0,y:-30,width:988,height:900},land:{x:-96,y:28,width:806,height:810},spaces:[{id:`kedah`,ground:U(`kedah_thailand`,`-kedah_perak`,`-kedah_coast`),slot:{x:176,y:182,width:96,hangs:!0},label:{x:168,y:142,anchor:`middle`},rim:{x:150,y:262,dx:23,dy:0},badge:{x:128,y:112}},{id:`perak`,ground:U(`perak_thailand`,`perak_kelantan`,`perak_pahang`,`-perak_selangor`,`-perak_coast`,`kedah_perak`),slot:{x:232,y:298,width:122,hangs:!0},label:{x:262,y:257,anchor:`middle`},rim:{x:276,y:372,dx:0,dy:23},badge:{x:276,y:222}},{id:`kelantan`,ground:U(`kelantan_thailand`,`kelantan_coast`,`kelantan_trengganu`,`-kelantan_pahang`,`-perak_kelantan`),slot:{x:380,y:270,width:112,hangs:!0},label:{x:382,y:230,anchor:`middle`},rim:{x:396,y:336,dx:23,dy:0},badge:{x:404,y:172}},{id:`trengganu`,ground:U(`trengganu_coast`,`-trengganu_pahang`,`-kelantan_trengganu`),slot:{x:518,y:334,width:116,hangs:!0},label:{x:510,y:294,anchor:`middle`},rim:{x:552,y:408,dx:-23,dy:-6},badge:{x:486,y:242}},{id:`pahang`,ground:U(`trengganu_pahang`,`pahang_coast`,`-pahang_johore`,`-negri_pahang`,`-selangor_pahang`,`-perak_pahang`,`kelantan_pahang`),slot:{x:462,y:480,width:150,hangs:!0},label:{x:458,y:440,anchor:`middle`},rim:{x:554,y:570,dx:-23,dy:0},badge:{x:384,y:424}},{id:`selangor`,ground:U(`perak_selangor`,`selangor_pahang`,`selangor_negri`,`-selangor_coast`),slot:{x:288,y:520,width:118,hangs:!0},label:{x:258,y:480,anchor:`middle`},rim:{x:200,y:548,dx:0,dy:-25},badge:{x:200,y:466}},{id:`negri_sembilan`,ground:U(`negri_pahang`,`negri_johore`,`-negri_coast`,`-selangor_negri`),slot:{x:396,y:644,width:106,hangs:!0},label:{x:410,y:604,anchor:`middle`},rim:{x:462,y:644,dx:-4,dy:23},badge:{x:352,y:606}},{id:`johore`,ground:U(`pahang_johore`,`johore_east_coast`,`-johore_strait`,`-johore_west_coast`,`-negri_johore`),slot:{x:572,y:704,width:140,hangs:!0},label:{x:568,y:664,anchor:`middle`},rim:{x:574,y:778,dx:23,dy:0},badge:{x:530,y:634}},{id:`thailand`,ground:{form:`area`,path:H(`isthmus`,`gulf_coast`,`-kelantan_thailand`,`-perak_thailand`,`-kedah_thailand`,`-andaman_coast`),colour:`abroad`},slot:{x:268,y:74,width:118,hangs:!0},label:{x:190,y:48,anchor:`middle`},rim:{x:300,y:140,dx:23,dy:0},badge:{x:120,y:42}},{id:`kuala_lumpur`,ground:je,slot:{x:226,y:612,width:74},label:{x:164,y:580,anchor:`end`},rim:{x:166,y:616,dx:-23,dy:0},badge:{x:196,y:580}},{id:`ec_tin`,ground:W,slot:{x:216,y:398,width:64},label:{x:140,y:402,anchor:`end`,small:!0},rim:{x:166,y:390,dx:0,dy:23},badge:{x:188,y:372}},{id:`ec_rubber`,ground:W,slot:{x:440,y:742,width:64},label:{x:402,y:762,anchor:`end`,small:!0},rim:{x:388,y:736,dx:-23,dy:0},badge:{x:406,y:714}}],first:`kuala_lumpur`},Me=[`perak`,`selangor`],K=[`kedah`,`kelantan`,`trengganu`,`pahang`,`negri_sembilan`,`johore`],q={kedah:{x:168,y:158},perak:{x:252,y:273},kelantan:{x:382,y:246},trengganu:{x:512,y:310},pahang:{x:458,y:456},selangor:{x:262,y:496},negri_sembilan:{x:404,y:620},johore:{x:568,y:680},kuala_lumpur:{x:108,y:596}},Ne=A([[`30,-60 0,-120 -60,-400 -60,-900 400,-900 260,-300 230,-60`,!1],[V.gulf_coast,!1],[V.kelantan_coast,!1],[V.trengganu_coast,!1],[V.pahang_coast,!1],[V.johore_east_coast,!1],[V.johore_strait,!0],[V.johore_west_coast,!0],[V.negri_coast,!0],[V.selangor_coast,!0],[V.perak_coast,!0],[V.kedah_coast,!0],[V.andaman_coast,!0]],!0),Pe=j(`616,822 636,818 656,824 644,838 622,838 610,832 616,822`),Fe={penang:j(`104,244 114,246 114,266 102,264 104,244`),langkawi:j(`36,88 56,84 64,98 50,112 34,104 36,88`),tioman:j(`694,634 702,644 698,656 690,648 694,634`)},Ie=A([[V.kedah_thailand,!1],[V.perak_thailand,!1],[V.kelantan_thailand,!1]],!1),Le=[N(`268,206 284,244 296,290 290,330`,11),N(`176,300 172,330 184,352`,8),N(`276,344 282,388 288,424`,9),N(`318,470 344,500 356,536`,10),N(`176,456 206,460 232,462`,7)],Re=[j(`392,128 396,160 380,196 398,224 386,262 398,300 384,330`),j(`582,520 548,528 520,512 500,536 460,532 424,520 404,486 410,440 398,404`),j(`160,418 186,424 250,376 262,330 250,300 262,240`)],ze=e(`<path class="shallows svelte-1g756kp"></path>`),Be=e(`<path class="island svelte-1g756kp"></path>`),Ve=e(`<defs><pattern id="jungle" width="34" height="26" patternUnits="userSpaceOnUse"><path class="tree svelte-1g756kp" d="M 3,9 q 1,-5 4,-5 q 3,0 4,5 M 7,9 v 3 M 20,22 q 1,-5 4,-5 q 3,0 4,5 M 24,22 v 3"></path><path class="tree svelte-1g756kp" d="M 21,7 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6 M 4,22 q 0.8,-3.6 3,-3.6 q 2.2,0 3,3.6"></path></pattern></defs><g aria-hidden="true"><rect class="sea svelte-1g756kp" x="-2000" y="-2000"></rect><!><path class="abroad svelte-1g756kp"></path><path class="island abroad svelte-1g756kp"></path><!><g class="cartouche svelte-1g756kp" transform="translate(82 500)"><path class="needle svelte-1g756kp" d="M 0,-34 L 5,-22 L 0,-25 L -5,-22 Z"></path><text class="title svelte-1g756kp"> </text><path class="flourish svelte-1g756kp" d="M -46,7 H -8 M 8,7 H 46 M -4,7 L 0,3 L 4,7 L 0,11 Z"></path><text class="years svelte-1g756kp" y="25"> </text></g><text class="waters svelte-1g756kp" x="520" y="136"> </text><text class="waters strait svelte-1g756kp" transform="translate(64 254) rotate(72)"> </text><text class="country svelte-1g756kp" x="664" y="842"> </text></g>`,1);function He(e,r){S(r,!0);var i=Ve(),a=g(y(i)),o=h(a),u=g(o);s(u,16,()=>[44,30,17,7],e=>e,(e,t)=>{var r=ze();p(()=>{n(r,`d`,Ne),n(r,`stroke-width`,t)}),c(e,r)});var d=g(u),m=g(d),b=g(m);s(b,16,()=>Object.values(Fe),e=>e,(e,t)=>{var r=Be();p(()=>n(r,`d`,t)),c(e,r)});var x=g(b),C=g(h(x)),w=v(C,!0),T=g(C,2),E=v(T,!0);t(x);var D=g(x),O=v(D,!0),k=g(D),ee=v(k,!0),te=g(k),ne=v(te,!0);t(a),p((e,t,r,i,a)=>{n(o,`width`,G.whole.width+4e3),n(o,`height`,G.whole.height+4e3),n(d,`d`,Ne),n(m,`d`,Pe),l(w,e),l(E,t),l(O,r),l(ee,i),l(ne,a)},[()=>_(`board-cartouche`),()=>_(`board-years`),()=>_(`board-south-china-sea`),()=>_(`board-strait`),()=>_(`board-singapore`)]),c(e,i),f()}var J={british:`police`,mcp:`mcp`},Ue={id:`troops`,form:`cube`,colour:`troops`},We={id:`police`,form:`cube`,colour:`police`},Ge={id:`underground`,form:`hidden`,colour:`mcp`},Ke={id:`active`,form:`open`,colour:`mcp`},qe={id:`bases`,form:`disc`,colour:`mcp`,sign:`hut`},Je={id:`villages`,form:`village`},Ye=[Ue,We,Ge,Ke,qe],Xe=[{id:`sabotage`,form:`sabotage`},{id:`terror`,form:`terror`},Je],Y=[...Ye,...Xe],Ze=e(`<g transform="scale(1.6)"><!></g>`);function X(e,n){S(n,!0);var r=Ze(),i=h(r);{let e=w(()=>n.board.names[n.side]??n.side),t=w(()=>String(n.board.state.resources[n.side]));O(i,{get colour(){return J[n.side]},get name(){return d(e)},get sign(){return d(t)}})}t(r),c(e,r),f()}var Qe=e(`<g><rect class="will svelte-1gbdjaf" x="-20" y="-18" width="40" height="36" rx="6"></rect><text class="value svelte-1gbdjaf"> </text></g><text class="title svelte-1gbdjaf" x="10" y="84"> </text><g><!></g><g><!></g>`,1),$e=e(`<g class="glance svelte-1gbdjaf" data-glance="will" aria-hidden="true"><!></g>`);function et(e,r){S(r,!0);let i=1.5,a={x:0,y:0,width:L.width/i,height:L.height/i};var o=$e(),s=h(o);{let e=w(()=>_(`board-political-will`));k(s,{get box(){return a},get title(){return d(e)},children:(e,i)=>{var o=Qe(),s=y(o),u=g(h(s)),d=v(u,!0);t(s);var f=g(s),m=v(f,!0),b=g(f);X(h(b),{side:`british`,get board(){return r.board}}),t(b);var x=g(b);X(h(x),{side:`mcp`,get board(){return r.board}}),t(x),p(e=>{n(s,`transform`,`translate(${a.width/2} 44)`),l(d,r.board.state.political_will),l(m,e),n(b,`transform`,`translate(${a.width*.27} 110)`),n(x,`transform`,`translate(${a.width*.73} 110)`)},[()=>_(`board-resources`)]),c(e,o)},$$slots:{default:!0}})}t(o),p(()=>n(o,`transform`,`translate(${L.x??``} ${L.y??``}) scale(1.5)`)),c(e,o),f()}function tt({available:e},t){let n=e=>_(`board-available-to`,{side:t[e]??e});return[{location:`available`,box:Te,title:n(`british`),lots:[{name:`troops`,kind:Ue,count:e.troops},{name:`police`,kind:We,count:e.police}]},{location:`available`,box:Ee,title:n(`mcp`),lots:[{name:`guerrillas`,kind:Ge,count:e.guerrillas},{name:`bases`,kind:qe,count:e.bases}]}]}var nt=e(`<path class="river svelte-1p02ixc"></path>`),rt=e(`<path class="ridge svelte-1p02ixc"></path>`),it=e(`<g class="relief svelte-1p02ixc" aria-hidden="true"><!><!><path class="frontier svelte-1p02ixc"></path></g>`);function at(e){var r=it(),i=h(r);s(i,16,()=>Re,e=>e,(e,t)=>{var r=nt();p(()=>n(r,`d`,t)),c(e,r)});var a=g(i);s(a,16,()=>Le,e=>e,(e,t)=>{var r=rt();p(()=>n(r,`d`,t)),c(e,r)});var o=g(a);t(r),p(()=>n(o,`d`,Ie)),c(e,r)}var ot=e(`<g role="img"><!><text class="title svelte-1jrjvc3"> </text></g>`);function st(e,r){S(r,!0);let i=[`british`,`mcp`],a=e=>r.board.names[e]??e;var o=u(),m=y(o);s(m,16,()=>i,e=>e,(e,i)=>{let o=w(()=>xe[i]),s=w(()=>r.board.state.resources[i]);var u=ot(),f=h(u);P(f,{get plan(){return d(o)},get value(){return d(s)},long:!0,marker:e=>{X(e,{get side(){return i},get board(){return r.board}})},$$slots:{marker:!0}});var m=g(f),y=v(m,!0);t(u),p((e,t)=>{n(u,`aria-label`,e),n(m,`x`,d(o).box.x+d(o).box.width+12),n(m,`y`,d(o).box.y+4),l(y,t)},[()=>_(`board-resources-are`,{side:a(i),value:d(s)}),()=>_(`board-resources-of`,{side:a(i)})]),c(e,u)}),c(e,o),f()}var ct=e(`<g class="jungle svelte-o9w2n5"><!></g>`),lt=e(`<clipPath><!></clipPath><g><!></g>`,1),ut=e(`<!><!>`,1);function dt(e,r){let i=m();S(r,!0);var o=ut(),s=y(o),l=e=>{var n=ct(),i=h(n);M(i,{get space(){return r.space}}),t(n),c(e,n)},u=w(()=>K.includes(r.space.id));b(s,e=>{d(u)&&e(l)});var _=g(s),v=e=>{var o=lt(),s=y(o),l=h(s);M(l,{get space(){return r.space}}),t(s);var u=g(s),d=h(u);M(d,{get space(){return r.space}}),t(u),p(()=>{n(s,`id`,i),a(u,0,`control ${r.control??``}`,`svelte-o9w2n5`),n(u,`clip-path`,`url(#${i})`)}),c(e,o)};b(_,e=>{r.control!==`none`&&e(v)}),c(e,o),f()}var Z=e=>e in q,ft=e=>Z(e)||e===`thailand`,Q=({spaces:e},t)=>Number(e[t].population),pt=({spaces:e},t)=>String(e[t].level),$=({spaces:e},t)=>String(e[t].control);function mt(e){return K.includes(e)?_(`board-jungle`):Me.includes(e)?_(`board-mountain`):``}var ht=(e,t)=>ft(t)?_(`board-control-${$(e,t)}`):``,gt=(e,t)=>Z(t)?_(`board-${pt(e,t)}`):``;function _t(e,t){let n=Z(t)?_(`board-population-is`,{number:Q(e,t)}):``;return[mt(t),n,ht(e,t),gt(e,t)].filter(Boolean)}var vt=e(`<path class="sign svelte-rz8a2a" transform="translate(-19 0)"></path><text class="word svelte-rz8a2a" x="-11" y="0.5"> </text>`,1),yt=e(`<g><rect class="stripe svelte-rz8a2a" x="-36" y="-7.5" width="92" height="15" rx="3"></rect><!><circle class="people svelte-rz8a2a" cx="-36" r="9.5"></circle><text class="number svelte-rz8a2a" x="-36" y="0.5"> </text></g>`),bt=e(`<g class="standings svelte-rz8a2a" aria-hidden="true"></g>`);function xt(e,r){S(r,!0);let i={support:`M -4,0 H 4 M 0,-4 V 4`,opposition:`M -4,0 H 4`};var u=bt();s(u,21,()=>Object.entries(q),([e,{x:t,y:n}])=>e,(e,s)=>{var u=w(()=>o(d(s),2));let f=()=>d(u)[0],m=()=>d(u)[1].x,x=()=>d(u)[1].y,S=w(()=>pt(r.game,f()));var C=yt(),E=g(h(C)),D=e=>{var t=vt(),r=y(t),a=g(r),o=v(a,!0);p(e=>{n(r,`d`,i[d(S)]),l(o,e)},[()=>_(`board-${d(S)}`)]),c(e,t)};b(E,e=>{i[d(S)]&&e(D)});var O=g(E,2),k=v(O,!0);t(C),p(e=>{a(C,0,T(d(S)),`svelte-rz8a2a`),n(C,`transform`,`translate(${m()??``} ${x()??``})`),l(k,e)},[()=>Q(r.game,f())]),c(e,C)}),t(u),c(e,u),f()}var St=e(`<rect class="gone svelte-r05o7x" x="-10" y="-10" width="20" height="20" rx="3"></rect>`),Ct=e(`<g><!></g>`),wt=e(`<g aria-hidden="true"></g>`);function Tt(e,r){S(r,!0);let i=Array.from({length:4},(e,t)=>R.x+22+t*27);{let a=w(()=>_(`board-village-pool`)),o=w(()=>_(`board-village-pool-is`,{count:r.left}));k(e,{get box(){return R},get title(){return d(a)},get summary(){return d(o)},children:(e,a)=>{var o=wt();s(o,22,()=>i,e=>e,(e,i,a)=>{var o=Ct(),s=h(o),l=e=>{se(e,{get kind(){return Je}})},u=e=>{var t=St();c(e,t)};b(s,e=>{d(a)<r.left?e(l):e(u,-1)}),t(o),p(()=>n(o,`transform`,`translate(${i??``} ${R.y+40})`)),c(e,o)}),t(o),c(e,o)},$$slots:{default:!0}})}f()}var Et=new Set([`$$slots`,`$$events`,`$$legacy`]),Dt=i(`<!> <!> <!> <!> <!> <!> <!> <!> <!> <!> <!> <!>`,1);function Ot(e,t){S(t,!0);let n=r(t,Et),i=new oe,a=w(()=>t.state),o=w(()=>(d(a).played.length+d(a).capabilities.length+d(a).unseen)/3),s=w(()=>ge.filter(e=>e in t.others).map(e=>ye(z,e))),l=w(()=>tt(d(a),t.names)),u=w(()=>D([...G.spaces.map(({id:e,slot:t})=>te(e,d(a).spaces[e],Ye,t)),...d(l).map(ve)]));pe(e,{get map(){return G},get kinds(){return Y},get board(){return n},get tips(){return i},get offered(){return d(s)},get Geography(){return He},get Relief(){return at},about:e=>_t(d(a),e),overlay:(e,t=x)=>{{let n=w(()=>$(d(a),t().id));dt(e,{get space(){return t()},get control(){return d(n)}})}},children:(e,t)=>{var r=Dt(),s=y(r);fe(s,{get plan(){return be},get value(){return d(a).political_will}});var f=g(s,2);st(f,{get board(){return n}});var p=g(f,2);et(p,{get board(){return n}});var m=g(p,2);re(m,{get box(){return z},get board(){return n},get colours(){return J},warning:``,get tips(){return i}});var h=g(m,2);Ae(h,{get board(){return n}});var _=g(h,2);_e(_,{get box(){return Ce},get columns(){return d(o)},get propaganda(){return F},get board(){return n},get tips(){return i}});var v=g(_,2);ne(v,{get box(){return we},get board(){return n},get colours(){return J},plain:!0});var b=g(v,2);ie(b,{get holdings(){return d(l)}});var x=g(b,2);Tt(x,{get left(){return d(a).available.villages}});var S=g(x,2);ce(S,{get box(){return Se},get kinds(){return Y}});var C=g(S,2);xt(C,{get game(){return d(a)}});var T=g(C,2);{let e=w(()=>i.shown?.space??``);ae(T,{get spaces(){return G.spaces},get layout(){return d(u)},get markers(){return Xe},get board(){return n},get near(){return d(e)}})}c(e,r)},$$slots:{overlay:!0,default:!0}}),f()}var kt=new Set([`$$slots`,`$$events`,`$$legacy`]);function At(e,t){S(t,!0);let n=r(t,kt),i=w(()=>t.state),a=w(()=>[{heading:_(`board-population`),of:e=>Z(e)?String(Q(d(i),e)):``},{heading:_(`board-control`),of:e=>t.names[$(d(i),e)]??``},{heading:_(`board-level`),of:e=>gt(d(i),e)}]);me(e,{get spaces(){return G.spaces},get kinds(){return Y},get traits(){return d(a)},get board(){return n}}),f()}var jt=`### Malaya's own words on the board.

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
board-years = 1948–1957
table-value-british_resources = British Resources
table-value-mcp_resources = MCP Resources
`,Mt=`### マラヤの盤面の言葉。

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
board-control-mcp = MCP 支配
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
board-south-china-sea = 南シナ海
board-strait = マラッカ海峡
board-singapore = Singapore
board-cartouche = マラヤ
board-years = 1948～1957
table-value-british_resources = 英国リソース
table-value-mcp_resources = MCP リソース
`,Nt=[`ask-sweep`,`ask-garrison`,`ask-garrison-province`],Pt=[`ask-move-police`,`ask-move-troops`,`ask-move-to`,`ask-how-many`],Ft=[`ask-march`],It=[`ask-march-from`,`ask-march-to`,`ask-march-active`,`ask-march-underground`],Lt={Board:Ot,colours:{british:`var(--police)`,mcp:`var(--mcp)`},words:{en:le+jt,ja:ee+Mt},SpacesTable:At,cards:{Card:E,current:({card:e})=>e,lasting:({capabilities:e})=>e},numbered:e=>Pt.includes(e)?Nt:It.includes(e)?Ft:[e],chapter:`log-reveal`,aside:[`log-reveal`,`log-box`,`log-eligibility`,`log-activate-guerrillas`,`log-pay`],chart:{heading:`table-chart-card`,title:(e,t)=>C(e,t[e]??e),marked:e=>F.includes(e)}};export{Lt as default};