var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),Se;return E=e}function O(){return D(z(E))}function ke(e){if(w){if(z(E)!==null)throw Ee(),Se;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=z(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=z(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Ee(),Se;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/missing_context`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Ye(e,t,n){let r={};return[()=>(n(r)||Le(),e(r)),e=>t(r,e),()=>n(r)]}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Ie(t),e.c??=new Map(Xe(e)||void 0)}var k=null;function Qe(e){k=e}function $e(){return Ye(et,tt,nt)}function et(e){return Ze(k,`getContext`).get(e)}function tt(e,t){return Ze(k,`setContext`).set(e,t),t}function nt(e){return Ze(k,`hasContext`).has(e)}function rt(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:q,l:null}}function it(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,at(e)}function at(e={}){return i(e,fe,{value:!0}),e}function ot(){return!0}var st=[];function ct(){var e=st;st=[],m(e)}function A(e){if(st.length===0&&!It){var t=st;queueMicrotask(()=>{t===st&&ct()})}st.push(e)}function lt(){for(;st.length>0;)ct()}var ut=~(b|x|y);function j(e,t){e.f=e.f&ut|t}function dt(e){e.f&512||e.deps===null?j(e,y):j(e,x)}function ft(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),j(e,y)}function pt(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function mt(e){w&&R(e)!==null&&bn(e)}var ht=!1;function gt(){ht||(ht=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function _t(e){var t=W,n=q;K(null),Qn(null);try{return e()}finally{K(t),Qn(n)}}function vt(e,t,n,r=n){e.addEventListener(t,()=>_t(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),gt()}function yt(e,t,n,r){let i=ot()?Ct:Dt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=q,c=bt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){B(e,s)}xt()}}var d=St();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Tt(e))).then(u).catch(e=>B(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),xt())}):f()}function bt(){var e=q,t=W,n=k,r=M;return function(i=!0){Qn(e),K(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function xt(e=!0){Qn(null),K(null),Qe(null),e&&M?.deactivate()}function St(){var e=q,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ct(e){var t=2|b;return q!==null&&(q.f|=ae),{ctx:k,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:q,ac:null}}var wt=Symbol(`obsolete`);function Tt(e,t,n){let r=q;r===null&&Re();var i=void 0,a=Qt(C),o=!W,s=new Set;return Nn(()=>{var t=q,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(xt)}catch(e){n.reject(e),xt()}var c=M;if(o){if(t.f&32768)var l=St();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(wt);else for(let e of s.values())e.reject(wt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==wt&&(c.activate(),t?(a.f|=ue,nn(a,t)):(a.f&8388608&&(a.f^=ue),nn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(wt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Et(e){let t=Ct(e);return er(t),t}function Dt(e){let t=Ct(e);return t.equals=Fe,t}function Ot(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)U(t[n])}}function kt(e){var t,n=q,r=e.parent;if(!Xn&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;Qn(r);try{Ot(e),t=lr(e)}finally{Qn(n)}return t}function At(e){var t=kt(e);!e.equals(t)&&(e.wv=or(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Pt?.capture(e,t,!0)),e.deps===null))?j(e,y):Xn||(N===null?dt(e):(Dn()||M?.is_fork)&&N.set(e,t))}function jt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&_t(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),fr(t,0),Bn(t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&pr(t)}var Nt=null,M=null,Pt=null,N=null,Ft=null,It=!1,Lt=!1,Rt=null,zt=null,Bt=0,Vt=1,Ht=class e{id=Vt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Nt===null?Nt=this:(Nt.next=this,this.prev=Nt),Nt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,b),t(r);for(r of n.m)j(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Rt=[],n=[],r=zt=[];this.#a.length>0;){Bt++>1e3&&(this.#b(),Wt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Yt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Rt=null,zt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Jt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Pt=this,Kt(n),Kt(t),Pt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):sr(r)&&(i&16&&this.add_dirty_reaction(r,x),pr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ft(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Lt=!0,M=this,this.#m()}finally{Bt=0,Ft=null,Rt=null,zt=null,Lt=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(wt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!Lt&&!It&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Ft=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Nt=e:t.prev=e,this.linked=!1}}};function Ut(e){var t=It,n=Pt;Pt=null,It=!0;try{var r;for(e&&(Ut(),r=e());;){if(lt(),M===null)return r;M.flush()}}finally{It=t,Pt=n}}function Wt(){try{Ue()}catch(e){B(e,Ft)}}var Gt=null;function Kt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&sr(r)&&(Gt=new Set,pr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Un(r),Gt?.size>0)){P.clear();for(let e of Gt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Gt.has(n)&&(Gt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||pr(n)}}Gt.clear()}}Gt=null}}function qt(e){M.schedule(e)}function Jt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,y);for(var n=e.first;n!==null;)Jt(n,t),n=n.next}}function Yt(e){j(e,y);for(var t=e.first;t!==null;)Yt(t),t=t.next}var Xt=new Set,P=new Map,Zt=!1;function Qt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function F(e,t){let n=Qt(e,t);return er(n),n}function $t(e,t=!1,n=!0){let r=Qt(e);return t||(r.equals=Fe),r}function I(e,t,n=!1){return W!==null&&(!G||W.f&131072)&&ot()&&W.f&4325394&&($n===null||!$n.has(e))&&qe(),nn(e,n?sn(t):t,zt)}var en=null,tn=0;function nn(e,t,n=null){if(!e.equals(t)){Xn?P.set(e,t):P.has(e)||P.set(e,e.v);var r=Ht.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&kt(t),N===null&&dt(t)}e.wv=or(),en=null,tn=0,on(e,b,n),en=null,ot()&&q!==null&&q.f&1024&&!(q.f&96)&&(X===null?tr([e]):X.push(e)),!r.is_fork&&Xt.size>0&&!Zt&&rn()}return t}function rn(){Zt=!1;for(let e of Xt){e.f&1024&&j(e,x);let t;try{t=sr(e)}catch{t=!0}t&&pr(e)}Xt.clear()}function an(e){I(e,e.v+1)}function on(e,t,n){var r=e.reactions;if(r!==null){var i=ot(),a=r.length;if(tn+=a,tn>1e5&&en===null&&(en=new Set),en!==null){if(en.has(e))return;en.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==q){var l=(c&b)===0;if(l&&j(s,t),c&131072)Xt.add(s);else if(c&2){var u=s;N?.delete(u),on(u,x,n)}else if(l){var d=s;c&16&&Gt!==null&&Gt.add(d),n===null?qt(d):n.push(d)}}}}}function sn(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=ir,f=e=>{if(ir===d)return e();var t=W,n=ir;K(null),ar(d);var r=e();return K(t),ar(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(C,u));r.set(t,e),an(o)}}else I(n,C),an(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(sn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(q!==null||W!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?sn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(C,u)),r.set(d+``,p)):I(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,sn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>sn(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}an(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function cn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function ln(e,t){return Object.is(cn(e),cn(t))}var un,dn,fn,pn,mn;function hn(){if(un===void 0){un=window,dn=document,fn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;pn=a(t,`firstChild`).get,mn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function L(e=``){return document.createTextNode(e)}function R(e){return pn.call(e)}function z(e){return mn.call(e)}function gn(e,t){if(!w)return R(e);var n=R(E);if(n===null)n=E.appendChild(L());else if(t&&n.nodeType!==3){var r=L();return n?.before(r),D(r),r}return t&&Cn(n),D(n),n}function _n(e,t=!1){if(!w){var n=R(e);return n instanceof Comment&&n.data===``?z(n):n}if(t){if(E?.nodeType!==3){var r=L();return E?.before(r),D(r),r}Cn(E)}return E}function vn(e,t=!1){if(!w)return R(e);var n=gn(e,t);return ke(e),n}function yn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=z(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=L();return r===null?i?.after(a):r.before(a),D(a),a}Cn(r)}return D(r),r}function bn(e){e.textContent=``}function xn(){return!1}function Sn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Cn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function wn(e){var t=q;if(t===null)return W.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;B(e,t)}function B(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Tn(e){q===null&&(W===null&&He(e),Ve()),Xn&&Be(e)}function En(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function V(e,t){var n=q;n!==null&&n.f&8192&&(e|=S);var r={ctx:k,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Rt===null?Ht.ensure().schedule(r):Rt.push(r);else if(t!==null){try{pr(r)}catch(e){throw U(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&En(i,n),W!==null&&W.f&2&&!(e&64))){var a=W;(a.effects??=[]).push(i)}return r}function Dn(){return W!==null&&!G}function On(e){let t=V(8,null);return j(t,y),t.teardown=e,t}function kn(e){Tn(`$effect`);var t=q.f;if(!W&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return An(e)}function An(e){return V(4|oe,e)}function jn(e){Ht.ensure();let t=V(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Wn(t,()=>{U(t),n(void 0)}):(U(t),n(void 0))})}function Mn(e){return V(4,e)}function Nn(e){return V(le|ae,e)}function Pn(e,t=0){return V(8|t,e)}function Fn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{V(8,()=>{e(...t.map(Z))})})}function In(e,t=[],n=[],r=[]){yt(r,t,n,t=>{V(4,()=>e(...t.map(Z)))})}function Ln(e,t=0){return V(16|t,e)}function Rn(e,t=0){return V(v|t,e)}function H(e){return V(32|ae,e)}function zn(e){var t=e.teardown;if(t!==null){let n=Xn,r=W;Zn(!0),K(null);try{t.call(null)}catch(t){B(t,e.parent)}finally{Zn(n),K(r)}}}function Bn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&_t(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:U(n,t),n=r}}function Vn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||U(t),t=n}}function U(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Hn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Bn(e,t&&!n),fr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();zn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Un(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Hn(e,t){for(;e!==null;){var n=e===t?null:z(e);e.remove(),e=n}}function Un(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Wn(e,t,n=!0){var r=[];e.f|=256,Gn(e,r,!0);var i=()=>{n&&U(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Gn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Gn(i,t,o?n:!1)}i=a}}}function Kn(e){e.f&=-257,qn(e,!0)}function qn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(j(e,b),Ht.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);qn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Jn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:z(n);t.append(n),n=i}}var Yn=null,Xn=!1;function Zn(e){Xn=e}var W=null,G=!1;function K(e){W=e}var q=null;function Qn(e){q=e}var $n=null;function er(e){W!==null&&(W.f&2097152||W.f&2)&&($n??=new Set).add(e)}var J=null,Y=0,X=null;function tr(e){X=e}var nr=1,rr=0,ir=rr;function ar(e){ir=e}function or(){return++nr}function sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(sr(a)&&At(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,y)}return!1}function cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!($n!==null&&$n.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?cr(a,t,!1):t===a&&(n?j(a,b):a.f&1024&&j(a,x),qt(a))}}function lr(e){var t=J,n=Y,r=X,i=W,a=$n,o=k,s=G,c=ir,l=e.f;J=null,Y=0,X=null,W=l&96?null:e,$n=null,Qe(e.ctx),G=!1,ir=++rr,e.ac!==null&&(_t(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=ur(e);if(ot()&&X!==null&&!G&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)cr(X[p],e);if(i!==null&&i!==e){if(rr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=rr;if(t!==null)for(let e of t)e.rv=rr;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=ue),d}catch(t){return ur(e),wn(t)}finally{e.f^=ce,J=t,Y=n,X=r,W=i,$n=a,Qe(o),G=s,ir=c}}function ur(e){var t=e.deps,n=M?.is_fork;if(J!==null){var r;if(n||fr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Dn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(fr(e,Y),t.length=Y);return t}function dr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&dt(s),s.ac!==null&&_t(()=>{s.ac.abort(be),s.ac=null,j(s,b)}),jt(s),fr(s,0)}}function fr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)dr(e,n[r])}function pr(e){var t=e.f;if(!(t&16384)){j(e,y);var n=q;q=e;try{t&16777232?Vn(e):Bn(e),zn(e);var r=lr(e);e.teardown=typeof r==`function`?r:null,e.wv=nr}finally{q=n}}}async function mr(){await Promise.resolve(),Ut()}function Z(e){var t=!!(e.f&2);if(Yn?.add(e),W!==null&&!G&&!(q!==null&&q.f&16384)&&($n===null||!$n.has(e))){var r=W.deps;if(W.f&2097152)e.rv<rr&&(e.rv=rr,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{W.deps??=[],n.call(W.deps,e)||W.deps.push(e);var i=e.reactions;i===null?e.reactions=[W]:n.call(i,W)||i.push(W)}}if(Xn&&P.has(e))return P.get(e);if(t){var a=e;if(Xn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||gr(a))&&(o=kt(a)),P.set(a,o),o}var s=!(a.f&512)&&!G&&W!==null&&!!(W.f&512),c=(a.f&te)===0;sr(a)&&(s&&(a.f|=512),At(a)),s&&!c&&(Mt(a),hr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function hr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Mt(r),hr(r))}}function gr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&gr(t))return!0;return!1}function _r(e){var t=G;try{return G=!0,e()}finally{G=t}}function vr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var yr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function br(e){return yr.includes(e)}var xr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Sr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Cr(e){return e=e.toLowerCase(),Sr[e]??e}[...xr];var wr=[`touchstart`,`touchmove`];function Tr(e){return wr.includes(e)}var Er=[`textarea`,`script`,`style`,`title`];function Dr(e){return Er.includes(e)}var Or=Symbol(`events`),kr=new Set,Ar=new Set;function jr(e,t,n,r={}){function i(e){if(r.capture||Rr.call(t,e),!e.cancelBubble)return _t(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Mr(e,t,n,r={}){var i=jr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Nr(e,t,n,r,i){var a={capture:r,passive:i},o=jr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Pr(e,t,n){(t[Or]??={})[e]=n}function Fr(e){for(var t=0;t<e.length;t++)kr.add(e[t]);for(var n of Ar)n(e)}var Ir=null,Lr=!1;function Rr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Ir=e,Lr||(Lr=!0,setTimeout(()=>{Lr=!1,Ir=null}));var s=0,c=Ir===e&&e[Or];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Or]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=W,f=q;K(null),Qn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Or]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Or]=t,delete e.currentTarget,K(d),Qn(f)}}}var zr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Br(e){return zr?.createHTML(e)??e}function Vr(e){var t=Sn(`template`);return t.innerHTML=Br(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=q;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Hr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Vr(a?e:`<!>`+e),n||(i=R(i)));var t=r||fn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=R(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Ur(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=R(Vr(a));if(i)for(o=document.createDocumentFragment();R(e);)o.appendChild(R(e));else o=R(e)}var t=o.cloneNode(!0);if(i){var n=R(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Wr(e,t){return Ur(e,t,`svg`)}function Gr(e=``){if(!w){var t=L(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?Cn(n):(n.before(n=L()),D(n)),Q(n,n),n}function Kr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=L();return e.append(t,n),Q(t,n),e}function qr(e,t){if(w){var n=q;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),O()}else e!==null&&e.before(t)}function Jr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return O(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Yr(e){let t=0,n=Qt(0),r;return()=>{Dn()&&(Z(n),Pn(()=>(t===0&&(r=_r(()=>e(()=>an(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,an(n))})})))}}var Xr=re|ae;function Zr(e,t,n,r){new Qr(e,t,n,r)}var Qr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Yr(()=>(this.#p=Qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=q;t.b=this,t.f|=128,n(e)},this.parent=q.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(w){let e=Me(this.#t);O();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Xr),w&&(this.#e=E)}#h(){try{this.#a=H(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=H(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&Je(),this.#s!==null&&Wn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){B(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=H(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=L(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return H(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){B(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Wn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=H(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Jn(this.#a,e);let t=this.#n.pending;this.#o=H(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ft(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=q,n=W,r=k;Qn(this.#i),K(this.#i),Qe(this.#i.ctx);try{return Ht.ensure(),e()}finally{Qn(t),K(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Wn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,A(()=>{this.#d=!1,this.#p&&nn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(U(this.#a),null),this.#o&&=(U(this.#o),null),this.#s&&=(U(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return H(()=>{var r=q;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return B(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){B(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>B(e,this.#i&&this.#i.parent)):n(t)}})}};function $r(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function ei(e,t){return ni(e,t)}var ti=new Map;function ni(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){hn();var l=void 0,u=jn(()=>{var s=n??t.appendChild(L());Zr(s,{pending:()=>{}},t=>{rt({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||at(),w&&(q.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),Se;it()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Tr(r);for(let e of[t,document]){var a=ti.get(e);a===void 0&&(a=new Map,ti.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Rr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(kr)),Ar.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ti.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Rr),r.delete(e),r.size===0&&ti.delete(n)):r.set(e,i)}Ar.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ri.set(l,u),l}var ri=new WeakMap,ii=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Kn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Kn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(U(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Jn(r,t),t.append(L()),this.#n.set(e,{effect:r,fragment:t})}else U(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Wn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(U(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=xn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=L();i.append(a),this.#n.set(e,{effect:H(()=>t(a)),fragment:i})}else this.#t.set(e,H(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ai=0,oi=1,si=2;function ci(e,t,n,r,i){w&&O();var a=ot(),o=C,s=a?Qt(o):$t(o,!1,!1),c=a?Qt(o):$t(o,!1,!1),l=new ii(e);Ln(()=>{var a=M,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),p(o)){var f=bt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),Ht.ensure();try{e()}finally{xt(!1),It||Ut()}}};o.then(t=>{e(()=>{nn(s,t),l.ensure(oi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(nn(c,t),l.ensure(si,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ai,n):A(()=>{m||e(()=>{l.ensure(ai,n)})})}else nn(s,o),l.ensure(oi,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function li(e,t,n=!1){var r;w&&(r=E,O());var i=new ii(e),a=n?re:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ui=Symbol(`NaN`);function di(e,t,n){w&&O();var r=new ii(e),i=!ot();Ln(()=>{var e=t();e!==e&&(e=ui),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function fi(e,t){return t}function pi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Wn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;mi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;bn(d),d.append(u),e.items.clear()}mi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function mi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,Jn(a,document.createDocumentFragment())):U(t[i],n)}}var hi;function gi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(R(u)):u.appendChild(L())}w&&O();var d=null,f=Dt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,vi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,bi(d,null,c)):Kn(d):Wn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=M,v=xn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&nn(S.v,b),S.i&&nn(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:hi??=L(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=H(()=>s(c)):(d=H(()=>s(hi??=L())),d.f|=se)),t>u.size&&ze(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Kn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,ee.next),xi(e,d,S),xi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(mi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=_i(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}pi(e,te,re)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Qt(n):$t(n,!1,!1):null,l=o&2?Qt(i):null;return{v:c,i:l,e:H(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=z(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,...n){var r=new ii(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function Ci(e,t,n){var r;w&&(r=E,O());var i=new ii(e);Ln(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function wi(e,t,n,r,i,a){let o=w;w&&O();var s=null;w&&E.nodeType===1&&(s=E,O());var c=w?E:e,l=new ii(c,!1);Ln(()=>{let e=t()||null;var a=i?i():n||e===`svg`?we:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:Sn(e,a),Q(s,s),r){var i=null;w&&Dr(e)&&s.append(i=document.createComment(``));var o=w?R(s):s.appendChild(L());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}q.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},re),On(()=>{}),o&&(T(!0),D(c))}function Ti(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=R(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=z(a);if(a===null)T(!1);else{var o=z(a);a.remove(),D(o)}}w||(i=document.head.appendChild(L()));try{Ln(()=>{var e=H(()=>t(i));e.f|=ie,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function Ei(e,t){var n=void 0,r;Rn(()=>{n!==(n=t())&&(r&&=(U(r),null),n&&(r=H(()=>{Mn(()=>n(e))})))})}function Di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Oi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Di(e))&&(r&&(r+=` `),r+=t);return r}function ki(e){return typeof e==`object`?Oi(e):e??``}var Ai=[...` 	
\r\f\xA0\v﻿`];function ji(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ai.includes(r[o-1]))&&(s===r.length||Ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Mi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ni)),i&&c.push(...Object.keys(i).map(Ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Mi(r)),i&&(n+=Mi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Fi(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=ji(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ii(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Li(e,t,n,r){var i=e[_e];if(w||i!==t){var a=Pi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Ii(e,n?.[0],r[0]),Ii(e,n?.[1],r[1],`important`)):Ii(e,n,r));return r}function Ri(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function zi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Bi(e,!n||`__value`in e))}function Bi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Wi(c);Ri(c,i?a.includes(l):ln(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Vi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Wi(i))}else{for(i of t.options)if(ln(Wi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Hi(e){var t=new MutationObserver(t=>{t.every(Gi)||(`__defaultValue`in e&&Bi(e,!1),`__value`in e&&Vi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function Ui(e,t,n=t){var r=new WeakSet,i=!0;vt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Wi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Wi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Mn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Vi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Wi(s),n(a))}e.__value=a,i=!1})}function Wi(e){return`__value`in e?e.__value:e.value}function Gi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ki=Symbol(`class`),qi=Symbol(`style`),Ji=Symbol(`is custom element`),Yi=Symbol(`is html`),Xi=xe?`link`:`LINK`,Zi=xe?`input`:`INPUT`,Qi=xe?`option`:`OPTION`,$i=xe?`select`:`SELECT`,ea=xe?`progress`:`PROGRESS`;function ta(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ia(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ia(e,`checked`,null),e.checked=r}}};e[ye]=n,A(n),gt()}}function na(e,t){var n=sa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ea)&&(e.value=t??``)}function ra(e,t){var n=sa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ia(e,t,n,r){var i=sa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Xi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&la(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function aa(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===Zi&&(`defaultValue`in n||`defaultChecked`in n||ta(e));var o=sa(e),s=o[Ji],c=!o[Yi];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===Qi,f=e.nodeName===$i;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=ki(n.class):(r||n[Ki])&&(n.class=null),n[qi]&&(n.style??=null);var m=la(e);if(e.nodeName===Zi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ia(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Fi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Ki],n[Ki]),u[i]=l,u[Ki]=n[Ki];else if(i===`style`)Li(e,l,t?.[qi],n[qi]),u[i]=l,u[qi]=n[qi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=br(r);if(vr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Pr(r,e,l),Fr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=jr(r,e,a,t)}}else if(i===`style`)ia(e,i,l);else if(i===`autofocus`)pt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ea)&&(e.value=l);else if(i===`selected`&&d)Ri(e,l);else{var y=i;c||(y=Cr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&ia(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function oa(e,t,n=[],r=[],i=[],a,o=!1,s=!1){yt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===$i,l=!1;if(Rn(()=>{var u=t(...n.map(Z)),d=aa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&zi(f,u.defaultValue),`value`in u&&Vi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||U(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&U(i[t]),i[t]=H(()=>Ei(e,()=>p))),d[t]=p}r=d}),c){var u=e;Mn(()=>{var e=r;`defaultValue`in e&&zi(u,e.defaultValue),Vi(u,e.value,!0),Hi(u)})}l=!0})}function sa(e){return e[he]??={[Ji]:e.nodeName.includes(`-`),[Yi]:e.namespaceURI===Ce}}var ca=new Map;function la(e){var t=e.getAttribute(`is`)||e.nodeName,n=ca.get(t);if(n)return n;ca.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ua(e,t,n=t){var r=new WeakSet;vt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ha(e)?ga(a):a,n(a),M!==null&&r.add(M),await mr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||_r(t)==null&&e.value)&&(n(ha(e)?ga(e.value):e.value),M!==null&&r.add(M)),Pn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}ha(e)&&n===ga(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var da=new Set;function fa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),vt(n,`change`,()=>{var e=n.__value;a&&(e=ma(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Pn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=ln(n.__value,e)}),On(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),da.has(o)||(da.add(o),A(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),da.delete(o)})),A(()=>{if(s){var e=a?ma(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function pa(e,t,n=t){vt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||_r(t)==null)&&n(e.checked),Pn(()=>{e.checked=!!t()})}function ma(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ha(e){var t=e.type;return t===`number`||t===`range`}function ga(e){return e===``?null:+e}var _a=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function va(e,t,n){var r=_a.observe(e,()=>n(e[t]));Mn(()=>(_r(()=>n(e[t])),r))}function ya(e,t){return e===t||e?.[de]===t}function ba(e=at(),t,n,r){var i=k.r,a=q;return Mn(()=>{var o,s;return Pn(()=>{o=s,s=r?.()||[],_r(()=>{ya(n(...s),e)||(t(e,...s),o&&ya(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ya(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var xa=!1;function Sa(e){var t=xa;try{return xa=!1,[e(),xa]}finally{xa=t}}var Ca={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function wa(e,t,n){return new Proxy({props:e,exclude:t},Ca)}var Ta={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ea(...e){return new Proxy({props:e},Ta)}function Da(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Ct(r),Z(u)):(l&&(l=!1,c=s?_r(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Sa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ct:Dt)(()=>(v=!1,g()));o&&Z(y);var b=q;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?sn(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Xn&&v||b.f&16384?y.v:Z(y)})}function Oa(e){k===null&&Ie(`onMount`),kn(()=>{let t=_r(e);if(typeof t==`function`)return t})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var ka=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ka{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Aa=class extends ka{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ja=class e extends ka{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ka)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ka&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ma=100,Na=`⁨`,Pa=`⁩`;function Fa(e,t,n){return n===t||n instanceof Aa&&t instanceof Aa&&n.value===t.value||t instanceof Aa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ia(e,t,n){return t[n]?Ga(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function La(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ra(e,i.value):n.push(Ra(e,i));return{positional:n,named:r}}function Ra(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Aa(t.value,{minimumFractionDigits:t.precision});case`var`:return za(e,t);case`mesg`:return Ba(e,t);case`term`:return Va(e,t);case`func`:return Ha(e,t);case`select`:return Ua(e,t);default:return new $}}function za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ka)return n;switch(typeof n){case`string`:return n;case`number`:return new Aa(n);case`object`:if(ja.supportsValue(n))return new ja(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ba(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ga(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ga(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Va(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=La(e,r).named;let n=Ga(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=La(e,r).named;let o=Ga(e,a.value);return e.params=null,o}function Ha(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=La(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Ua(e,{selector:t,variants:n,star:r}){let i=Ra(e,t);if(i instanceof $)return Ia(e,n,r);for(let t of n)if(Fa(e,i,Ra(e,t.key)))return Ga(e,t.value);return Ia(e,n,r)}function Wa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ma)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ma}`);r&&n.push(Na),n.push(Ra(e,i).toString(e)),r&&n.push(Pa)}return e.dirty.delete(t),n.join(``)}function Ga(e,t){return typeof t==`string`?e.bundle._transform(t):Wa(e,t)}var Ka=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function qa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ja=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ya(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Aa)return new Aa(n.valueOf(),{...n.opts,...qa(t,Ja)});if(n instanceof ja)return new Aa(n.toNumber(),{...qa(t,Ja)});throw TypeError(`Invalid argument to NUMBER`)}var Xa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Za(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof ja||n instanceof Aa)return new ja(n,qa(t,Xa));throw TypeError(`Invalid argument to DATETIME`)}var Qa=new Map;function $a(e){let t=Array.isArray(e)?e.join(` `):e,n=Qa.get(t);return n===void 0&&(n=new Map,Qa.set(t,n)),n}var eo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ya,DATETIME:Za,...t},this._useIsolating=n,this._transform=r,this._intls=$a(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ka(this,n,t);try{return Wa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},to=/^(-?[a-zA-Z][\w-]*) *= */gm,no=/\.([a-zA-Z][\w-]*) *= */y,ro=/\*?\[/y,io=/(-?[0-9]+(?:\.([0-9]+))?)/y,ao=/([a-zA-Z][\w-]*)/y,oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,so=/^[A-Z][A-Z0-9_-]*$/,co=/([^{}\n\r]+)/y,lo=/([^\\"\n\r]*)/y,uo=/\\([\\"])/y,fo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,po=/^\n+/,mo=/ +$/,ho=/ *\r?\n/g,go=/( *)$/,_o=/{\s*/y,vo=/\s*}/y,yo=/\[\s*/y,bo=/\s*] */y,xo=/\s*\(\s*/y,So=/\s*->\s*/y,Co=/\s*:\s*/y,wo=/\s*,?\s*/y,To=/\s+/y,Eo=class{constructor(e){this.body=[],to.lastIndex=0;let t=0;for(;;){let n=to.exec(e);if(n===null)break;t=to.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(no);){let t=o(no),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(co)&&(r=o(co)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,po),u([i],i.length)):r?S(r,mo):null}function u(r=[],i){for(;;){if(n(co)){r.push(o(co));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,mo));let c=[];for(let e of r)e instanceof Do&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(_o,SyntaxError);let e=f();if(i(vo))return e;if(i(So)){let t=h();return i(vo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(oo)){let[,e,t,n=null]=a(oo);if(e===`$`)return{type:`var`,name:t};if(i(xo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(so.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(wo)}}function m(){let e=f();return e.type===`mesg`&&i(Co)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ro);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(yo,SyntaxError);let e;return e=n(io)?v():{type:`str`,value:o(ao)},i(bo,SyntaxError),e}function _(){if(n(io))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(io),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(lo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(uo))return o(uo);if(n(fo)){let[,e,t]=a(fo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(To),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(ho,`
`),n=go.exec(e)[1].length;return new Do(t,n)}}},Do=class{constructor(e,t){this.value=e,this.length=t}},Oo=`app-name = Sandtable
app-loading = Setting the table …
app-missing = There is nothing at this address.
app-lost = Nothing here
app-missing-todo = The link may be cut or mistyped. Open it again from where you have it, or begin on the first page.
app-only-here = These links work on this machine only. To let a friend come, start the table with “{ $command }”, open it by the name or address that this machine has in your network, and copy the link there.
app-not-loaded = This page could not be loaded.
app-load-again = Try again
app-no-face = This game cannot be shown here.
app-which-game = Which game?

## Lobby

lobby-title = History on the table
lobby-sentence = Historical wargames on a table that knows their rules: beside a friend, against a bot, or online by sending a link. No account needed.
lobby-learn = Learn by playing
lobby-learn-aside = New here? First a guided game of 10 to 16 minutes, for which you need to know nothing; then one of your own against Easy, below.
lobby-easy-aside = New here? Choose a side of any game below and play against Easy.
lobby-new-game = New game
lobby-home = To the first page
lobby-rules = Rules and cards
lobby-rules-beside = The rules before and after
lobby-pages = Pages
lobby-nav-learn = Learn
lobby-nav-rules = Rules
lobby-unreachable = The table cannot be reached just now.
lobby-games = What can be played
lobby-length = How long
lobby-ours = What is ours
lobby-new-game-more = With a friend, or with options
lobby-quick-bot = { $bots ->
    [one] Play { $name } against a bot
   *[other] Play { $name } against { $bots } bots
}
lobby-quick-bot-aside = Across the table: { $bot }
lobby-quick-both = Side by side on this screen
lobby-quick-both-aside = You hold all sides: for { $sides } at one desk, or to try things out
lobby-my-games = Your games
lobby-no-games = None yet. A game that you begin, or whose link you open, is listed here.
lobby-group-turn = Your turn
lobby-group-invited = Waiting for a friend to take a seat
lobby-group-waiting = Waiting for others
lobby-group-finished = Finished
lobby-group-unplayable = Cannot be played on here
lobby-you = you
lobby-friend = a friend
lobby-here = at the table
lobby-moved = moved { $when }
lobby-ended = ended { $when }
lobby-remove = Remove from the list: { $game }
lobby-remove-do = Remove from my list
lobby-remove-sure = Remove this game from your list?
lobby-remove-explained = The game itself stays. You come back to it only by its link.
lobby-remove-playing = The game goes on and your seat stays yours, but you come back to it only by your own link: copy it first. If you do not want to play on, resign in the game.
lobby-your-turn = Your turn
lobby-their-turn = { $side } to move
lobby-copy = Copy
lobby-copy-for = Copy the link for { $side }
lobby-invite = { $number ->
    [one] Send your friend this link
   *[other] Send your friends these links
}
lobby-invite-aside = Each link lets one person take a seat. Whoever does gets a link of their own, and this one no longer works. The game waits, for minutes or for days.
lobby-invite-side = { $side }, for { $name }
lobby-invite-open = Nobody has taken this seat yet.
lobby-invite-arrived = Your friend has taken this seat.
lobby-invite-taken = All seats are taken
lobby-invite-watch = To watch
lobby-invite-watch-note = For spectators: they see everything and touch nothing.
lobby-take-seat = Take your seat
lobby-watch = Watch the game
lobby-game = Game
lobby-who = Who sits where
lobby-who-me = Me
lobby-who-friend = A friend, by link
lobby-who-friend-explained = You get a link to send. Your friend gives a name when joining.
lobby-who-bot = A bot
lobby-bot = Bot
lobby-name = Name
lobby-name-optional = optional
lobby-start = How it begins
lobby-start-scenario = From the beginning
lobby-start-import = From a record or a position
lobby-scenario = Scenario
lobby-bid = Bid
lobby-bid-less = One less
lobby-bid-more = One more
lobby-bid-usual = Usual: { $usual }.
lobby-options = Rules options
lobby-options-changed = { $changed ->
    [0] all at their default
    [one] { $changed } changed
   *[other] { $changed } changed
}
lobby-options-help = Where the rulebook can be read in two ways, we chose one. Choose otherwise if you play it otherwise.
lobby-option-default = Default
lobby-option-default-named = { $name } (default)
lobby-option-other = Other
lobby-option-explain = Explain
lobby-import = Record or position
lobby-import-placeholder = Paste it here, or drop a file
lobby-import-file = Choose a file
lobby-import-sound = The game goes on after { $moment } answers.
lobby-import-over = A finished game of { $moment } answers, to look at.
lobby-begin = Begin
lobby-cancel = Cancel

## Table
table-home = To the lobby
table-closed = This game does not open
table-closed-todo = If the link came from a friend, ask for it once more; games that this browser knows are on the first page.
table-unplayable-todo = Nothing is lost: save its record, with which it can be played on at a table of the version that began it.
table-silent = The table is silent
table-silent-todo = Nothing is lost. This page tries again by itself.
table-unreachable = The table does not answer. Is the server running? Try again in a moment.
table-lost = Connection lost, trying again …
table-sending = Sending
table-not-sent = The table did not answer. If nothing has changed, try again.
table-moved-on = The game had moved on. This is how it stands now.
table-close = Close
table-copied = Copied
table-language = Language
table-theme = Theme
table-theme-auto = ◐ Auto
table-theme-light = ☀︎ Light
table-theme-dark = ☾ Dark
table-menu = Menu
table-undo = Undo
table-undo-turn = Undo turn
table-replay = Replay
table-tabs = Beside the board
table-sheet = Height of the sheet under the board
table-sheet-share = { $percent } percent of the screen
table-tab-turn = Turn
table-tab-card = Card
table-tab-log = Log
table-tab-card-log = Card and log
table-tab-spaces = Spaces
table-tab-rules = Rules
table-tab-history = Chart
table-tab-players = Players
table-your-turn = Your turn
table-open-rule = Rule { $number }
table-answers = Answers
table-beside = Beside it:
table-chosen = chosen as number { $number }
table-no-longer = This is no longer offered.
table-phase = { $whole }: { $number } of { $count }, { $part }
table-progress = space { $number } of { $count }
table-why-not = Why not?
table-choose-several = Choose several
table-send-ticked = { $count ->
    [0] Tick spaces, then confirm
    [one] Confirm 1 space
   *[other] Confirm { $count } spaces
}
table-meanwhile = Since your last turn
table-meanwhile-first = Before your first turn
table-play-back = Play it back
table-end-turn = End this turn?
table-end-turn-nothing = Nothing was done.
table-confirm-turn = End the turn
table-step-back = Step back
table-waiting = { $who } to decide
table-bot-thinks = { $who } is thinking
table-over = The game is over
table-won = { $who } victory
table-drawn = A draw
table-log = Log
table-log-older = Older lines
table-log-empty = Nothing has happened yet.
table-go-there = Show on the map
table-jump = Look at moment { $moment }
table-rules = Rules
table-rules-search = Search the rules and cards
table-rules-contents = Contents
table-rules-back = Back
table-rules-next = Next rule
table-rules-previous = Previous rule
table-rules-none = No rule or card is called that.
table-rules-missing = There is no rule { $number }.
table-you = You
table-you-named = { $name } (you)
table-friend = A friend
table-here = here
table-away = away
table-spectators = Spectators
table-copy-link = Copy link
table-settings = Settings
table-confirm-turns = Confirm the end of my turns
table-notices = Tell me when it is my turn and this page is hidden
table-notice-address = Tell me of my turns at this Apprise address
table-notice-is-set = The table tells you of your turns.
table-notice-leave = Tell me
table-notice-remove = Tell me no more
table-chat = Chat
table-chat-empty = Nobody has said anything.
table-chat-say = Say something
table-chat-send = Send
table-resign = Resign …
table-resign-sure = Resign this game?
table-resign-explained = The game is over at once, and the other side has won. This cannot be taken back.
table-resign-side = Resign as { $side }
table-rematch = Rematch, sides swapped
table-rematch-wanted = A rematch with sides swapped has begun.
table-rematch-join = Take your seat in the rematch
table-sound = Sounds: my turn, dice
table-dice = Verifiable dice
table-dice-explained = All dice and draws follow from a secret fixed before the game began. This is its fingerprint; the secret is shown when the game is over, and then everyone can check every roll.
table-dice-revealed = The dice revealed
table-dice-verify = Save the record and run “sandtable record verify” on it: it checks every roll against the secret.
table-dice-secret = Secret
table-dice-commitment = Fingerprint
table-replay-at = Moment { $moment } of { $last }
table-replay-turn = Turn { $number }
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-slider = Moment
table-replay-start = To the start
table-replay-back = One answer back
table-replay-on = One answer on
table-replay-turn-back = One turn back
table-replay-turn-on = One turn on
table-replay-end = To the end
table-replay-from-start = Replay from the start
table-now = Back to now
table-now-your-turn = Back to your turn
table-copy-moment = Copy link to this moment
table-copy-moment-own = Copy link to this moment (only for those at this table)
table-continue-here = New game from here
table-continue-explained = A new game begins at moment { $moment } of this one. This game stays as it is.
table-seat-me = Me
table-seat-friend = A friend, by link
table-begin = Begin
table-new-game = New game
table-export-record = Save the record
table-export-position = Save the position
table-import = Open a record or position
table-share = Links to share
table-go-back-now = Go back to here
table-go-back-ask = Ask to go back here
table-go-back-sure = The game goes back to moment { $moment }. All that came after it is taken back for good.
table-go-back-consent = When everyone else agrees, the game goes back to moment { $moment }.
table-go-back-menu = Go back …
table-rollback-wanted = { $who } asks to go back to moment { $moment }.
table-rollback-asked = You have asked to go back to moment { $moment }.
table-rollback-awaits = Still to agree: { $who }.
table-rollback-ask = Ask
table-rollback-look = See that board
table-undone = What would be undone
table-undone-nothing = Nothing of which the log tells.
table-rollback-accept = Go back
table-rollback-decline = Decline
table-rollback-withdraw = Withdraw
table-chart-table = As a table
table-chart-empty = The course of the game appears here after the first turn.
table-chart-start = Start
table-forecast = if counted then
table-forecast-of = { $name } if counted then
table-keys = Keys
table-key-choose = choose the numbered answer
table-key-finish = finish: done, pass, do not, end the turn
table-key-confirm = confirm what is ticked, or the end of the turn
table-key-back = step back
table-key-undo = undo
table-key-rule = the rule behind the prompt
table-key-board = on the board: walk between neighbours
table-key-letters = on the board: jump to a space
table-key-menu = in the menu of a space: walk, choose
table-key-replay = in the replay: one answer back or on
table-key-turns = in the replay: one turn back or on
table-key-ends = in the replay: start and end
table-key-play = play back what you have not seen; in the replay: play or pause
table-key-help = these keys

## What changed

changes-title = What changed
changes-more = +{ $what }
changes-less = −{ $what }
changes-from = { $pieces } from { $space }
changes-instead = { $from } → { $to }
changes-from-to = { $what } { $from } → { $to }

## Seats and their links

seat-invited = You are invited to { $title }
seat-invited-once = This invitation is for one person. When you take the seat you get a link of your own, and the invitation no longer works: not even for who sent it.
seat-take = Take this seat: { $side }
seat-not-now = Not now
seat-your-name = Your name
seat-free = nobody yet
seat-taken = The seat is yours. For another device, copy your own link under “Players”.
seat-other-device = On another device
seat-copy-own = Copy my link
seat-new-link = New link for { $side }
seat-new-link-sure = Whoever sits at { $side } now loses the seat and is told so. You get a new link to send; it lets one person take the seat.
seat-new-link-unused = The link that you have sent for { $side } no longer works then. You get a new one to send.
seat-new-link-do = Make a new link
seat-new-link-made = The new link for { $side } is ready to be sent.

## Learn

learn-title = Learn by playing
learn-tab = Lesson
learn-chapter = Chapter { $number } of { $all }, { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
 }
learn-chapters = Chapters
learn-progress = Progress in the chapter “{ $chapter }”
learn-progress-value = { $taken } of { $all } steps
learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
 }
learn-whole = All chapters together take about { $minutes } minutes, by what there is to read and to do. Begin anywhere, and stop whenever you like.
learn-done = done
learn-here = you are here
learn-chapter-done = Chapter done: { $title }.
learn-next-chapter = Next:
learn-kept = You may stop here: this browser remembers where you are.
learn-later = Go on later
learn-go-on = Next chapter
learn-back = Back
learn-next = Next
learn-show = Do it for me
learn-others = { $count ->
    [one] 1 other answer
   *[other] { $count } other answers
 }
learn-others-explained = In your own games you may choose these too; this guided game goes another way.
learn-otherwise = In this guided game the next choice is “{ $expected }”; in your own games you may also choose “{ $other }”.
learn-no-card = No card has been turned up yet.
learn-finished = Now play a game of your own
learn-rules = Read the rules
learn-none = This game has no guided first game.

## Analysis and bots

analysis-title = How the game went
analysis-explained = The bot looks at every turn again and estimates who would have won: a graph of the chances, with the turns that decided the game.
analysis-begin = Analyse the game
analysis-show = Look at the analysis
analysis-go-on = Go on
analysis-progress = { $done } of { $total } moments
analysis-percent = { $percent } %
analysis-chance = { $side }: { $percent } %
analysis-turning = Turning points
analysis-swing = { $side } { $before } → { $after } %
analysis-more-lines = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
analysis-advise = Advise me
analysis-turns = Best turns
analysis-turns-here = Best turns here
analysis-turns-note = The chance to win after each, as a short search sees it. The map numbers the spaces of the shaded turn.
analysis-played = Played
analysis-better = Better
analysis-beside = { $side }: the turn that was played, and a better one
analysis-beside-note = The map numbers the spaces of the pressed one.
analysis-searching = Searching
analysis-elapsed = { $seconds } s
analysis-stop = Stop
analysis-interrupted = This was stopped: the game has moved on, or something else was asked.
analysis-more-steps = and { $count } more
analysis-take = Take it
analysis-allow = Allow analysis during this game
analysis-allow-explained = The bot’s advice opens only if everyone at the table allows it. You can change your mind at any time.
analysis-consent-open = All allow it: ask for advice on your turn.
analysis-consent-proposed = { $who } would allow it.
analysis-consent-closed = It opens when all players allow it.
analysis-bot-silent = { $who } does not answer
analysis-bot-failed = The bot “{ $bot }” has failed. Let another take its place or play its side yourself; if you go back, it tries again.
analysis-substitute = In its place:
analysis-substitute-do = Play on
analysis-take-over = Play its side myself
analysis-search = Search
analysis-seconds = { $seconds ->
    [one] { $seconds } second a turn
   *[other] { $seconds } seconds a turn
}
analysis-more-bots = More bots
`,ko=`app-name = Sandtable
app-loading = 盤面を用意しています…
app-missing = このアドレスには何もありません。
app-lost = ページがありません
app-missing-todo = リンクが途中で切れているか、打ち間違いかもしれません。元のリンクを開き直すか、最初のページから始めてください。
app-only-here = このリンクはこの端末でしか開けません。友人を招くには、「{ $command }」でテーブルを起動し、ネットワーク上のこの端末の名前かアドレスで開いて、そこでリンクをコピーしてください。
app-not-loaded = このページを読み込めませんでした。
app-load-again = もう一度読み込む
app-no-face = このゲームはここでは表示できません。
app-which-game = どのゲームですか

## Lobby

lobby-title = 盤上の歴史へ
lobby-sentence = ルールを知っているテーブルで、歴史ウォーゲームを。友人と並んで、ボットを相手に、あるいはリンクを送ってオンラインで。アカウントは要りません。
lobby-learn = 遊びながら覚える
lobby-learn-aside = 初めての方は、まず手ほどき（14～22分、予備知識は要りません）を。次は下のゲームで「初級」と対戦してみてください。
lobby-easy-aside = 初めての方は、下のゲームで派閥を選び、「初級」と対戦してみてください。
lobby-new-game = 新しいゲーム
lobby-home = 最初のページへ
lobby-rules = ルールとカード
lobby-rules-beside = 前後のルール
lobby-pages = ページ
lobby-nav-learn = 手ほどき
lobby-nav-rules = ルール
lobby-unreachable = 今はテーブルにつながりません。
lobby-games = 遊べるゲーム
lobby-length = プレイ時間
lobby-ours = 独自の部分
lobby-new-game-more = 友人と、またはオプション付きで始める
lobby-quick-bot = { $bots ->
    [1] { $name }でボットと対戦
   *[other] { $name }でボット{ $bots }人と対戦
}
lobby-quick-bot-aside = 相手：{ $bot }
lobby-quick-both = この画面で対戦
lobby-quick-both-aside = { $sides }人で並んで、または1人で試しに。
lobby-my-games = あなたのゲーム
lobby-no-games = まだありません。始めたゲームや、リンクを開いたゲームがここに並びます。
lobby-group-turn = あなたの手番
lobby-group-invited = 友人が席に着くのを待っています
lobby-group-waiting = 相手の手番
lobby-group-finished = 終了したゲーム
lobby-group-unplayable = ここでは続けられないゲーム
lobby-you = あなた
lobby-friend = 友人
lobby-here = 在席
lobby-moved = 最終手：{ $when }
lobby-ended = 終了：{ $when }
lobby-remove = リストから外す：{ $game }
lobby-remove-do = リストから外す
lobby-remove-sure = このゲームをリストから外しますか
lobby-remove-explained = ゲーム自体は残りますが、戻るにはリンクが必要です。
lobby-remove-playing = ゲームは続き、席もそのままですが、戻るには自分のリンクが必要です。先にコピーしてください。続けるつもりがなければ、ゲーム中に投了してください。
lobby-your-turn = あなたの手番
lobby-their-turn = { $side }の手番
lobby-copy = コピー
lobby-copy-for = { $side }のリンクをコピー
lobby-invite = { $number ->
   *[other] このリンクを友人に送ってください
}
lobby-invite-aside = リンク1つで席に着けるのは1人だけです。席に着いた人には専用のリンクが渡され、元のリンクは使えなくなります。ゲームは数分でも数日でも待っています。
lobby-invite-side = { $side }（{ $name }）
lobby-invite-open = まだ誰も席に着いていません。
lobby-invite-arrived = 友人が席に着きました。
lobby-invite-taken = 全ての席が埋まりました
lobby-invite-watch = 観戦用
lobby-invite-watch-note = 観戦者は全てを見られますが、操作はできません。
lobby-take-seat = 席に着く
lobby-watch = 観戦する
lobby-game = ゲーム
lobby-who = 誰がどの派閥を担当するか
lobby-who-me = 自分
lobby-who-friend = 友人（リンク）
lobby-who-friend-explained = 送るリンクができます。名前は友人が席に着くときに入力します。
lobby-who-bot = ボット
lobby-bot = ボット
lobby-name = 名前
lobby-name-optional = 省略できます
lobby-start = ゲームの始め方
lobby-start-scenario = 最初から
lobby-start-import = 棋譜または局面から
lobby-scenario = シナリオ
lobby-bid = ビッド
lobby-bid-less = 1減らす
lobby-bid-more = 1増やす
lobby-bid-usual = 通常は{ $usual }です。
lobby-options = ルールオプション
lobby-options-changed = { $changed ->
    [0] 全て既定
   *[other] { $changed }件を変更
}
lobby-options-help = ルールブックの解釈が分かれる点です。既定の解釈と異なる遊び方をする場合に変えてください。
lobby-option-default = 既定
lobby-option-default-named = { $name }（既定）
lobby-option-other = もう一方
lobby-option-explain = 説明
lobby-import = 棋譜または局面
lobby-import-placeholder = ここに貼り付けるか、ファイルをドロップしてください
lobby-import-file = ファイルを選ぶ
lobby-import-sound = { $moment }手の後から続けます。
lobby-import-over = { $moment }手で終了したゲームです。見ることができます。
lobby-begin = 開始
lobby-cancel = やめる

## Table
table-home = 最初のページへ
table-closed = このゲームは開けません
table-closed-todo = 友人から届いたリンクなら、もう一度送ってもらってください。このブラウザーで開いたゲームは最初のページに並んでいます。
table-unplayable-todo = 何も失われていません。棋譜を保存すれば、開始時の版のテーブルで続けられます。
table-silent = テーブルが応答しません
table-silent-todo = 何も失われていません。このページは自動でつなぎ直します。
table-unreachable = サーバーが応答しません。起動しているか確認し、しばらくしてからやり直してください。
table-lost = 接続が切れました。再接続しています…
table-sending = 送信中
table-not-sent = サーバーが応答しませんでした。盤面が変わっていなければ、もう一度お試しください。
table-moved-on = 先に局面が進んでいました。現在の局面を表示しています。
table-close = 閉じる
table-copied = コピーしました
table-language = 言語
table-theme = 配色
table-theme-auto = ◐ 自動
table-theme-light = ☀︎ ライト
table-theme-dark = ☾ ダーク
table-menu = メニュー
table-undo = 取り消し
table-undo-turn = 手番の取り消し
table-replay = リプレイ
table-tabs = 盤面の横の情報
table-sheet = 盤面の下のシートの高さ
table-sheet-share = 画面の{ $percent }パーセント
table-tab-turn = 手番
table-tab-card = カード
table-tab-log = ログ
table-tab-card-log = カードとログ
table-tab-spaces = スペース
table-tab-rules = ルール
table-tab-history = 推移
table-tab-players = プレイヤー
table-your-turn = あなたの手番
table-open-rule = ルール{ $number }
table-answers = 選択肢
table-beside = 併せて：
table-chosen = { $number }番目に選択済み
table-no-longer = 今は選べません。
table-phase = { $whole }：{ $number }／{ $count } { $part }
table-progress = { $count }箇所中{ $number }箇所目
table-why-not = 選べない理由
table-choose-several = まとめて選ぶ
table-send-ticked = { $count ->
    [0] スペースに印を付けて確定
   *[other] { $count }箇所で確定
}
table-meanwhile = 前回の手番から
table-meanwhile-first = 最初の手番まで
table-play-back = 再生して見る
table-end-turn = 手番を終了しますか
table-end-turn-nothing = 何も行っていません。
table-confirm-turn = 手番を終了
table-step-back = 戻る
table-waiting = { $who }の決定待ち
table-bot-thinks = { $who }が思考中
table-over = ゲーム終了
table-won = { $who }の勝利
table-drawn = 引き分け
table-log = ログ
table-log-older = 以前のログ
table-log-empty = まだ何も起きていません。
table-go-there = マップで見る
table-jump = 局面{ $moment }を見る
table-rules = ルール
table-rules-search = ルールとカードを検索
table-rules-contents = 目次
table-rules-back = 戻る
table-rules-next = 次の項目
table-rules-previous = 前の項目
table-rules-none = 該当するルールやカードがありません。
table-rules-missing = ルール{ $number }はありません。
table-you = あなた
table-you-named = { $name }（あなた）
table-friend = 対戦相手
table-here = 在席
table-away = 離席
table-spectators = 観戦者
table-copy-link = リンクをコピー
table-settings = 設定
table-confirm-turns = 手番の終了を確認する
table-notices = ページが隠れているとき、手番が来たら通知する
table-notice-address = 手番をこのAppriseアドレスに知らせる
table-notice-is-set = 手番が来ると通知が送られます。
table-notice-leave = 登録
table-notice-remove = 通知をやめる
table-chat = チャット
table-chat-empty = まだ発言がありません。
table-chat-say = メッセージを入力
table-chat-send = 送信
table-resign = 投了…
table-resign-sure = 投了しますか
table-resign-explained = ゲームは直ちに終わり、相手の勝ちになります。取り消せません。
table-resign-side = { $side }として投了
table-rematch = 派閥を入れ替えて再戦
table-rematch-wanted = 派閥を入れ替えた再戦が始まっています。
table-rematch-join = 再戦の席に着く
table-sound = 効果音（自分の手番、ダイス）
table-dice = 検証できるダイス
table-dice-explained = ダイスと引きは全て、ゲームの開始前に定めた秘密の値から決まります。これはその指紋です。秘密の値はゲーム終了時に公開され、全ての出目を誰でも検証できます。
table-dice-revealed = ダイスの公開
table-dice-verify = 棋譜を保存して「sandtable record verify」を実行すると、全ての出目を秘密の値と照合できます。
table-dice-secret = 秘密の値
table-dice-commitment = 指紋
table-replay-at = 局面{ $moment }／{ $last }
table-replay-turn = 第{ $number }手番
table-replay-play = 再生
table-replay-pause = 一時停止
table-replay-speed = 速度
table-replay-slider = 局面
table-replay-start = 最初へ
table-replay-back = 1つ戻る
table-replay-on = 1つ進む
table-replay-turn-back = 1手番戻る
table-replay-turn-on = 1手番進む
table-replay-end = 最後へ
table-replay-from-start = 最初からリプレイ
table-now = 現在へ戻る
table-now-your-turn = 自分の手番へ戻る
table-copy-moment = この局面へのリンクをコピー
table-copy-moment-own = この局面へのリンクをコピー（このテーブルの参加者のみ有効）
table-continue-here = ここから新しいゲーム
table-continue-explained = このゲームの局面{ $moment }から新しいゲームを始めます。今のゲームはそのまま残ります。
table-seat-me = 自分
table-seat-friend = 友人（リンクで招待）
table-begin = 開始
table-new-game = 新しいゲーム
table-export-record = 棋譜を保存
table-export-position = 局面を保存
table-import = 棋譜・局面を開く
table-share = 共有リンク
table-go-back-now = ここまで戻す
table-go-back-ask = ここまで戻すことを提案
table-go-back-sure = ゲームを局面{ $moment }まで戻します。それ以降の進行は全て取り消され、元に戻せません。
table-go-back-consent = ほかのプレイヤー全員が同意すると、ゲームは局面{ $moment }まで戻ります。
table-go-back-menu = 局面を戻す…
table-rollback-wanted = { $who }が局面{ $moment }まで戻すことを提案しています。
table-rollback-asked = 局面{ $moment }まで戻すことを提案しました。
table-rollback-awaits = 同意待ち：{ $who }
table-rollback-ask = 提案する
table-rollback-look = その局面を見る
table-undone = 取り消される進行
table-undone-nothing = ログに残る進行はありません。
table-rollback-accept = 戻す
table-rollback-decline = 断る
table-rollback-withdraw = 提案を取り下げる
table-chart-table = 表で見る
table-chart-empty = 最初の手番の後に推移が表示されます。
table-chart-start = 開始
table-forecast = その時に数えた場合
table-forecast-of = { $name }（その時に数えた場合）
table-keys = キー操作
table-key-choose = 番号の選択肢を選ぶ
table-key-finish = 終える：終了、パス、行わない、手番を終了
table-key-confirm = 印を付けた選択、または手番の終了を確定
table-key-back = 1段階戻る
table-key-undo = 取り消し
table-key-rule = 質問の根拠となるルール
table-key-board = 盤面上：隣のスペースへ移動
table-key-letters = 盤面上：その文字のスペースへ
table-key-menu = スペースのメニュー：移動、選択
table-key-replay = リプレイ：1つ戻る・進む
table-key-turns = リプレイ：1手番戻る・進む
table-key-ends = リプレイ：最初・最後
table-key-play = 前回の手番からの進行を再生。リプレイ：再生・一時停止
table-key-help = このキー一覧

## 変化

changes-title = 変化
changes-more = ＋{ $what }
changes-less = －{ $what }
changes-from = { $pieces } ← { $space }
changes-instead = { $from } → { $to }
changes-from-to = { $what }：{ $from } → { $to }

## 席とリンク

seat-invited = 「{ $title }」への招待
seat-invited-once = この招待で席に着けるのは1人だけです。席に着くとあなた専用のリンクが渡され、招待のリンクは送った人を含め誰にも使えなくなります。
seat-take = { $side }の席に着く
seat-not-now = 今はやめる
seat-your-name = あなたの名前
seat-free = 未定
seat-taken = 席に着きました。別の端末で続けるには、「プレイヤー」で自分のリンクをコピーしてください。
seat-other-device = 別の端末で続ける
seat-copy-own = 自分のリンクをコピー
seat-new-link = { $side }の新しいリンク
seat-new-link-sure = 今{ $side }の席に着いている人は席を失い、その旨が本人に伝わります。席に着けるのは、新しいリンクを送った相手1人だけです。
seat-new-link-unused = { $side }用に送ったリンクは使えなくなります。代わりに送る新しいリンクができます。
seat-new-link-do = 新しいリンクを作る
seat-new-link-made = { $side }の新しいリンクができました。送ってください。

## Learn

learn-title = 遊びながら覚える
learn-tab = 手ほどき
learn-chapter = 第{ $number }章（全{ $all }章）、約{ $minutes }分
learn-chapters = 章の一覧
learn-progress = 「{ $chapter }」の章の進み具合
learn-progress-value = { $all }手のうち{ $taken }手
learn-minutes = 約{ $minutes }分
learn-whole = 全ての章で約{ $minutes }分（読む文字数と選ぶ回数から計算）。どの章からでも始められ、いつでも中断できます。
learn-done = 済み
learn-here = 今ここ
learn-chapter-done = 「{ $title }」の章が終わりました。
learn-next-chapter = 次の章：
learn-kept = ここで中断できます。どこまで進んだかは、このブラウザーが覚えています。
learn-later = 続きは後で
learn-go-on = 次の章へ
learn-back = 戻る
learn-next = 次へ
learn-show = 代わりに進める
learn-others = ほかの選択肢（{ $count }）
learn-others-explained = ご自分のゲームではこれらも選べます。この手ほどきでは選びません。
learn-otherwise = この手ほどきでは次に「{ $expected }」を選びます。ご自分のゲームでは「{ $other }」も選べます。
learn-no-card = まだカードは公開されていません。
learn-finished = 今度はご自分のゲームで
learn-rules = ルールを読む
learn-none = このゲームに手ほどきはありません。

## 解析とボット

analysis-title = ゲームの解析
analysis-explained = ボットが全手番を見直し、その時点の勝率を推定します。勝率のグラフと、勝敗を分けた手番が分かります。
analysis-begin = ゲームを解析
analysis-show = 解析を見る
analysis-go-on = 続ける
analysis-progress = { $total }局面中{ $done }
analysis-percent = { $percent }%
analysis-chance = { $side }：{ $percent }%
analysis-turning = 勝負の分かれ目
analysis-swing = { $side } { $before } → { $after }%
analysis-more-lines = ほか{ $count }件
analysis-advise = 助言
analysis-turns = 最善の手番
analysis-turns-here = ここでの最善の手番
analysis-turns-note = 短い探索による、それぞれの手番の後の勝率です。色付きの手番のスペースには、マップ上に番号が付きます。
analysis-played = 実際の手番
analysis-better = より良い手番
analysis-beside = { $side }：実際の手番とより良い手番
analysis-beside-note = 押してある方のスペースがマップ上に番号で示されます。
analysis-searching = 探索中
analysis-elapsed = { $seconds }秒
analysis-stop = 中止
analysis-interrupted = 中断しました。局面が進んだか、別の解析が始まりました。
analysis-more-steps = ほか{ $count }手
analysis-take = これにする
analysis-allow = 対戦中の解析を許可する
analysis-allow-explained = ボットの助言は、全員が許可した場合にだけ使えます。いつでも変更できます。
analysis-consent-open = 全員が許可しています。自分の手番に助言を求められます。
analysis-consent-proposed = { $who }は許可しています。
analysis-consent-closed = 全員が許可すると使えるようになります。
analysis-bot-silent = { $who }の応答なし
analysis-bot-failed = ボット「{ $bot }」が応答できませんでした。別のボットに交代させるか、自分で担当してください。局面を戻すと、同じボットがもう一度考えます。
analysis-substitute = 交代：
analysis-substitute-do = 続行
analysis-take-over = 自分で担当する
analysis-search = 探索
analysis-seconds = 1手番{ $seconds }秒
analysis-more-bots = その他のボット
`,Ao={en:`English`,ja:`日本語`},jo=`sandtable-language`,Mo=e=>navigator.languages.find(t=>t.split(`-`)[0]===e)??e;function No(e,t){let n=new eo(Mo(e),{useIsolating:!1}),r=n.addResource(new Eo(t));if(r.length)throw r[0];return n}var Po=[[`year`,31557600],[`month`,2629800],[`week`,604800],[`day`,86400],[`hour`,3600],[`minute`,60]],Fo=e=>({en:No(`en`,e.en),ja:No(`ja`,e.ja)}),Io=Fo({en:Oo,ja:ko});function Lo(){let e=localStorage.getItem(jo);return e===`en`||e===`ja`?e:navigator.language.startsWith(`ja`)?`ja`:`en`}var Ro=new class{#e=F(sn(Lo()));get language(){return Z(this.#e)}set language(e){I(this.#e,e,!0)}#t=F(null);speak(e){this.language=e,localStorage.setItem(jo,e)}speakOf(e){I(this.#t,Fo(e))}text(e,t={}){let n=Z(this.#t)?.[this.language],r=n?.hasMessage(e)?n:Io[this.language],i=r.getMessage(e);if(!i?.value)throw Error(`no words for ${e}`);return r.formatPattern(i.value,t)}get locale(){return Mo(this.language)}ago(e,t=Date.now()){let n=Math.min(0,(Date.parse(e)-t)/1e3),[r,i]=Po.find(([,e])=>-n>=e)??[`second`,1],a=new Intl.RelativeTimeFormat(this.locale,{numeric:`auto`}),o=r===`second`?a.format(0,`second`):a.format(Math.ceil(n/i),r);return this.language===`ja`?o.replaceAll(` `,``):o}date(e){return new Intl.DateTimeFormat(this.locale,{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e))}},zo=(e,t)=>Ro.text(e,t);export{dn as $,gi as A,Hr as B,Fi as C,wi as D,Ti as E,ei as F,Pr as G,Jr as H,$r as I,Z as J,Nr as K,Yr as L,di as M,li as N,Ci as O,ci as P,kn as Q,qr as R,Li as S,Ei as T,Gr as U,Wr as V,Fr as W,In as X,_r as Y,Fn as Z,ra as _,_ as _t,Da as a,sn as at,Hi as b,ba as c,Et as ct,fa as d,it as dt,un as et,ua as f,rt as ft,ia as g,f as gt,ta as h,g as ht,Oa as i,yn as it,fi as j,Si as k,va as l,mt as lt,oa as m,ke as mt,zo as n,_n as nt,wa as o,I as ot,Ki as p,Ae as pt,Mr as q,Ro as r,vn as rt,Ea as s,F as st,Ao as t,gn as tt,pa as u,$e as ut,na as v,ki as w,Vi as x,Ui as y,Kr as z};