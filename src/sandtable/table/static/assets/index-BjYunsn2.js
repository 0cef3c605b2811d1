const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/face-6-9KRNbY.js","assets/SpacesTable-D_ZR5HWo.js","assets/disclose-version-ueCw_pRj.js","assets/outline-D9-q_Vf_.js","assets/outline-U4qZ4Sh6.css","assets/beside-BA8xUDVw.js","assets/beside-Bja6TQ6c.css","assets/telling-De2cITGD.js","assets/SpacesTable-B0O4-fgv.css","assets/Diamond-TXDjoBOI.js","assets/Diamond-Bl7X1CWm.css","assets/pieces-mERtDv5s.js","assets/pieces-Cl6Vehr-.css","assets/face-D_1rFJyM.css","assets/face-DSbGICCC.js","assets/orders-vgRE4PLS.js","assets/keys-DlnXpju1.js","assets/face-DUdAiOT1.css","assets/face-BDABZSUI.js","assets/pieces-fFcEMiIS.js","assets/face-BdVeGFD6.css","assets/face-B8MD7USC.js","assets/Railway-Db_lLlPv.js","assets/Railway-BvigdnsF.css","assets/face-Cm_Rr5on.css","assets/Picture-Bc-ROpE-.js","assets/MapPicture-Baf-rwNM.js","assets/MapPicture-CNKjTzTb.css","assets/Picture-w4XZTSmS.js","assets/Picture-CmJIPgi4.css","assets/Picture-Dh81lVqu.js","assets/Picture-CBkBvtQ-.js","assets/TablePage-DmE4pPpN.js","assets/Log-C6ryWuLO.js","assets/Log-DpSfYV94.css","assets/TablePage-DNRZHgNA.css","assets/LearnPage-IP8iaIyq.js","assets/LearnPage-xOpE_VVg.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,L as d,M as f,N as p,O as m,P as h,Q as g,S as _,T as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,a as E,at as D,b as O,c as k,et as A,f as j,ft as M,g as ee,h as N,ht as P,i as te,it as F,j as I,k as ne,l as re,lt as L,m as ie,mt as ae,n as R,nt as z,ot as B,p as V,q as oe,rt as se,s as ce,st as le,tt as H,ut as U,v as ue,z as W}from"./disclose-version-ueCw_pRj.js";var de=`sandtable-theme`,fe=[`auto`,`light`,`dark`],pe=matchMedia(`(prefers-color-scheme: dark)`);function me(){let e=localStorage.getItem(de);return fe.find(t=>t===e)??`auto`}var he=new class{#e=D(se(me()));get choice(){return s(this.#e)}set choice(e){F(this.#e,e,!0)}constructor(){pe.addEventListener(`change`,()=>this.#t()),this.#t()}choose(e){this.choice=e,localStorage.setItem(de,e),this.#t()}#t(){let e=this.choice===`dark`||this.choice===`auto`&&pe.matches;document.documentElement.dataset.theme=e?`dark`:`light`}},ge=class{constructor(e){this.value=e}valueOf(){return this.value}},G=class extends ge{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},K=class extends ge{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_e=class e extends ge{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ge)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ge&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ve=100,ye=`⁨`,be=`⁩`;function xe(e,t,n){return n===t||n instanceof K&&t instanceof K&&n.value===t.value||t instanceof K&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Se(e,t,n){return t[n]?je(e,t[n].value):(e.reportError(RangeError(`No default`)),new G)}function Ce(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=we(e,i.value):n.push(we(e,i));return{positional:n,named:r}}function we(e,t){switch(t.type){case`str`:return t.value;case`num`:return new K(t.value,{minimumFractionDigits:t.precision});case`var`:return Te(e,t);case`mesg`:return Ee(e,t);case`term`:return De(e,t);case`func`:return Oe(e,t);case`select`:return ke(e,t);default:return new G}}function Te(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new G(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new G(`$${t}`);if(n instanceof ge)return n;switch(typeof n){case`string`:return n;case`number`:return new K(n);case`object`:if(_e.supportsValue(n))return new _e(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new G(`$${t}`)}}function Ee(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new G(t);if(n){let i=r.attributes[n];return i?je(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${t}.${n}`))}return r.value?je(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new G(t))}function De(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new G(i);if(n){let t=a.attributes[n];if(t){e.params=Ce(e,r).named;let n=je(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${i}.${n}`)}e.params=Ce(e,r).named;let o=je(e,a.value);return e.params=null,o}function Oe(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new G(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new G(`${t}()`);try{let t=Ce(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new G(`${t}()`)}}function ke(e,{selector:t,variants:n,star:r}){let i=we(e,t);if(i instanceof G)return Se(e,n,r);for(let t of n)if(xe(e,i,we(e,t.key)))return je(e,t.value);return Se(e,n,r)}function Ae(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new G;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ve)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ve}`);r&&n.push(ye),n.push(we(e,i).toString(e)),r&&n.push(be)}return e.dirty.delete(t),n.join(``)}function je(e,t){return typeof t==`string`?e.bundle._transform(t):Ae(e,t)}var Me=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ne(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Pe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Fe(e,t){let n=e[0];if(n instanceof G)return new G(`NUMBER(${n.valueOf()})`);if(n instanceof K)return new K(n.valueOf(),{...n.opts,...Ne(t,Pe)});if(n instanceof _e)return new K(n.toNumber(),{...Ne(t,Pe)});throw TypeError(`Invalid argument to NUMBER`)}var Ie=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Le(e,t){let n=e[0];if(n instanceof G)return new G(`DATETIME(${n.valueOf()})`);if(n instanceof _e||n instanceof K)return new _e(n,Ne(t,Ie));throw TypeError(`Invalid argument to DATETIME`)}var Re=new Map;function ze(e){let t=Array.isArray(e)?e.join(` `):e,n=Re.get(t);return n===void 0&&(n=new Map,Re.set(t,n)),n}var Be=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fe,DATETIME:Le,...t},this._useIsolating=n,this._transform=r,this._intls=ze(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Me(this,n,t);try{return Ae(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new G().toString(r);throw e}}},Ve=/^(-?[a-zA-Z][\w-]*) *= */gm,He=/\.([a-zA-Z][\w-]*) *= */y,Ue=/\*?\[/y,We=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ge=/([a-zA-Z][\w-]*)/y,Ke=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qe=/^[A-Z][A-Z0-9_-]*$/,Je=/([^{}\n\r]+)/y,Ye=/([^\\"\n\r]*)/y,Xe=/\\([\\"])/y,Ze=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qe=/^\n+/,$e=/ +$/,et=/ *\r?\n/g,tt=/( *)$/,nt=/{\s*/y,rt=/\s*}/y,it=/\[\s*/y,at=/\s*] */y,ot=/\s*\(\s*/y,st=/\s*->\s*/y,ct=/\s*:\s*/y,lt=/\s*,?\s*/y,ut=/\s+/y,dt=class{constructor(e){this.body=[],Ve.lastIndex=0;let t=0;for(;;){let n=Ve.exec(e);if(n===null)break;t=Ve.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(He);){let t=o(He),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Je)&&(r=o(Je)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Qe),u([i],i.length)):r?S(r,$e):null}function u(r=[],i){for(;;){if(n(Je)){r.push(o(Je));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,$e));let c=[];for(let e of r)e instanceof ft&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(nt,SyntaxError);let e=f();if(i(rt))return e;if(i(st)){let t=h();return i(rt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ke)){let[,e,t,n=null]=a(Ke);if(e===`$`)return{type:`var`,name:t};if(i(ot)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(qe.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(lt)}}function m(){let e=f();return e.type===`mesg`&&i(ct)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ue);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(it,SyntaxError);let e;return e=n(We)?v():{type:`str`,value:o(Ge)},i(at,SyntaxError),e}function _(){if(n(We))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(We),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ye),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Xe))return o(Xe);if(n(Ze)){let[,e,t]=a(Ze),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ut),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(et,`
`),n=tt.exec(e)[1].length;return new ft(t,n)}}},ft=class{constructor(e,t){this.value=e,this.length=t}},pt=`app-name = Sandtable
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
lobby-import-sound = The game goes on after { $moment ->
    [one] 1 answer
   *[other] { $moment } answers
}.
lobby-import-over = A finished game of { $moment } answers, to look at.
lobby-begin = Begin
lobby-cancel = Cancel

## Table
table-home = To the first page
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
table-send-order = Give this order
table-end-orders = End this segment
table-standing = Standing answers
table-send-ticked = { $count ->
    [0] Tick spaces, then confirm
    [one] Confirm 1 space
   *[other] Confirm { $count } spaces
}
table-meanwhile = Since your last turn
table-meanwhile-first = Before your first turn
table-play-back = Play it back
table-end-turn = End this turn?
table-hand-over = Hand over to the other side?
table-hand-over-now = Hand over
table-end-turn-nothing = Nothing was done.
table-confirm-turn = End the turn
table-step-back = Step back
table-waiting = { $who } to decide
table-bot-thinks = { $who }: thinking
table-over = The game is over
table-won = { $who } won
table-drawn = A draw
table-log = Log
table-log-older = Older lines
log-between = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
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
analysis-allow-explained = The bot's advice opens only if everyone at the table allows it. You can change your mind at any time.
analysis-consent-open = All allow it: ask for advice on your turn.
analysis-consent-proposed = { $who } would allow it.
analysis-consent-closed = It opens when all players allow it.
analysis-bot-silent = { $who }: no answer
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
`,mt=`app-name = Sandtable
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
   *[other] { $name }でボット{ $bots }体と対戦
}
lobby-quick-bot-aside = 相手：{ $bot }
lobby-quick-both = この画面で対戦
lobby-quick-both-aside = { $sides }人で並んで、または1人で試しに
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
table-send-order = この命令を出す
table-end-orders = セグメントを終える
table-standing = 自動で選ぶ答え
table-send-ticked = { $count ->
    [0] スペースに印を付けて確定
   *[other] { $count }箇所で確定
}
table-meanwhile = 前回の手番から
table-meanwhile-first = 最初の手番まで
table-play-back = 再生して見る
table-end-turn = 手番を終了しますか
table-hand-over = 操作を相手に渡しますか
table-hand-over-now = 操作を渡す
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
log-between = 間の{ $count }行を表示
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
`,ht={en:`English`,ja:`日本語`},gt=`sandtable-language`,_t=e=>navigator.languages.find(t=>t.split(`-`)[0]===e)??e;function vt(e,t){let n=new Be(_t(e),{useIsolating:!1}),r=n.addResource(new dt(t));if(r.length)throw r[0];return n}var yt=[[`year`,31557600],[`month`,2629800],[`week`,604800],[`day`,86400],[`hour`,3600],[`minute`,60]],bt=e=>({en:vt(`en`,e.en),ja:vt(`ja`,e.ja)}),xt=bt({en:pt,ja:mt});function St(){let e=localStorage.getItem(gt);return e===`en`||e===`ja`?e:navigator.language.startsWith(`ja`)?`ja`:`en`}var q=new class{#e=D(se(St()));get language(){return s(this.#e)}set language(e){F(this.#e,e,!0)}#t=D(null);speak(e){this.language=e,localStorage.setItem(gt,e)}speakOf(e){F(this.#t,bt(e))}text(e,t={}){let n=s(this.#t)?.[this.language],r=n?.hasMessage(e)?n:xt[this.language],i=r.getMessage(e);if(!i?.value)throw Error(`no words for ${e}`);return r.formatPattern(i.value,t)}get locale(){return _t(this.language)}ago(e,t=Date.now()){let n=Math.min(0,(Date.parse(e)-t)/1e3),[r,i]=yt.find(([,e])=>-n>=e)??[`second`,1],a=new Intl.RelativeTimeFormat(this.locale,{numeric:`auto`}),o=r===`second`?a.format(0,`second`):a.format(Math.ceil(n/i),r);return this.language===`ja`?o.replaceAll(` `,``):o}date(e){return new Intl.DateTimeFormat(this.locale,{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e))}},J=(e,t)=>q.text(e,t),Ct=d(`<main class="svelte-1fkdtv1"><p role="alert"> </p> <button type="button"> </button></main>`);function wt(t,n){U(n,!0);var r=Ct(),i=e(r),a=H(i,!0),s=z(i,2),l=H(s,!0);M(r),C((e,t)=>{p(a,e),p(l,t)},[()=>J(`app-not-loaded`),()=>J(`app-load-again`)]),c(`click`,s,()=>location.reload()),o(t,r),L()}b([`click`]);var Tt=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Et=function(e){return`/`+e},Dt={},Ot=function(e){return e.pathname.endsWith(`.css`)},kt=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Y=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Et(t,n);let r=s(t),i=Ot(r);return kt(Dt,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Tt,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},At=Object.assign({"./cyprus/face.ts":()=>Y(()=>import(`./face-6-9KRNbY.js`).then(e=>e.default),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13])),"./dak2/face.ts":()=>Y(()=>import(`./face-DSbGICCC.js`).then(e=>e.default),__vite__mapDeps([14,2,15,16,17])),"./malaya/face.ts":()=>Y(()=>import(`./face-BDABZSUI.js`).then(e=>e.default),__vite__mapDeps([18,1,2,3,4,5,6,7,8,19,20])),"./palestine/face.ts":()=>Y(()=>import(`./face-B8MD7USC.js`).then(e=>e.default),__vite__mapDeps([21,1,2,3,4,5,6,7,8,9,10,22,23,24]))}),jt=Object.assign({"./cyprus/Picture.svelte":()=>Y(()=>import(`./Picture-Bc-ROpE-.js`).then(e=>e.default),__vite__mapDeps([25,2,26,3,4,27,11,12])),"./dak2/Picture.svelte":()=>Y(()=>import(`./Picture-w4XZTSmS.js`).then(e=>e.default),__vite__mapDeps([28,2,29])),"./malaya/Picture.svelte":()=>Y(()=>import(`./Picture-Dh81lVqu.js`).then(e=>e.default),__vite__mapDeps([30,2,26,3,4,27,19])),"./palestine/Picture.svelte":()=>Y(()=>import(`./Picture-CBkBvtQ-.js`).then(e=>e.default),__vite__mapDeps([31,2,26,3,4,27,22,23]))}),Mt=``,Nt=e=>Object.hasOwn(At,`./${e}/face.ts`),Pt=e=>Object.hasOwn(jt,`./${e}/Picture.svelte`);async function Ft(e){Mt=e;let t=await At[`./${e}/face.ts`]();return Mt===e&&q.speakOf(t.words),t}var It=e=>jt[`./${e}/Picture.svelte`](),Lt=d(`<div role="progressbar"></div>`);function Rt(e,t){U(t,!0);let n=D(!1);S(()=>{let e=setTimeout(()=>F(n,!0),300);return()=>clearTimeout(e)});var r=Lt();let i;C(()=>{V(r,`aria-label`,t.label),i=O(r,1,`svelte-pqey4u`,null,i,{shown:s(n)})}),o(e,r),L()}var zt=d(`<div class="svelte-91zlk2"><!></div>`),Bt=d(`<main class="svelte-91zlk2"><p role="alert"> <a href="/"> </a></p></main>`);function Vt(n,r){U(r,!0);let i=B(()=>r.game),c=B(()=>Nt(s(i))?Ft(s(i)):null);var u=l(),d=A(u),f=t=>{var n=l(),u=A(n);I(u,()=>s(c),e=>{{let t=B(()=>J(`app-loading`));Rt(e,{get label(){return s(t)}})}},(t,n)=>{var c=zt(),l=e(c);a(l,()=>r.page,()=>s(n)),M(c),C(()=>V(c,`data-game`,s(i))),o(t,c)},e=>{wt(e,{})}),o(t,n)},m=t=>{var n=Bt(),r=e(n),i=e(r),a=z(i),s=H(a,!0);M(r),M(n),C((e,t)=>{p(i,`${e??``} `),p(s,t)},[()=>J(`app-no-face`),()=>J(`lobby-home`)]),o(t,n)};t(d,e=>{s(c)?e(f):e(m,-1)}),o(n,u),L()}function Ht(e){let t=/[.!?。！？…]$/.test(e)?``:/[ぁ-ん]/.test(e)?`。`:`.`;return e&&e.charAt(0).toLocaleUpperCase()+e.slice(1)+t}var Ut=class extends Error{status;at;constructor(e,t,n){super(Ht(t)),this.status=e,this.at=n}};function Wt(e,t){let n=new URL(e,location.origin);return n.searchParams.set(`language`,t),n}async function Gt(e,t,n,r,i=null){let a=await fetch(Wt(t,n),{method:e,headers:r===void 0?{}:{"content-type":`application/json`},body:r===void 0?null:JSON.stringify(r),signal:i});if(!a.ok){let e=await a.json().catch(()=>({}));throw new Ut(a.status,e.error??a.statusText,e.at??null)}return a}async function X(e,t,n){return(await Gt(`GET`,e,t,void 0,n)).json()}async function Kt(e,t){return(await Gt(`GET`,e,t)).text()}async function Z(e,t,n){return(await Gt(`POST`,e,t,n)).json()}async function qt(e,t,n,r){await Gt(e,t,n,r)}function Jt(e,t){return t===null?e:`${e}?seen=${t}`}var Q=class{language;constructor(e){this.language=e}catalogue=()=>X(`/api/catalogue`,this.language);ruleTitles=(e,t=``)=>X(`/api/rules/${e}?search=${encodeURIComponent(t)}`,this.language);rule=(e,t)=>X(`/api/rules/${e}/${t}`,this.language);reference=e=>X(`/api/reference/${e}`,this.language);outline=e=>X(`/api/learn/${e}`,this.language);setUp=e=>X(`/api/set-up/${e}`,this.language);lesson=(e,t)=>X(`/api/learn/${e}/${t}`,this.language);myGames=()=>X(`/api/games`,this.language);newGame=e=>Z(`/api/games`,this.language,e);checkStart=(e,t)=>Z(`/api/starts`,this.language,{game:e,...t});forget=e=>qt(`POST`,`/api/games/${e}/forget`,this.language);enter=(e,t)=>Z(`/api/games/${e}/enter`,this.language,{secret:t});takeSeat=(e,t,n,r)=>Z(`/api/games/${e}/take-seat`,this.language,{secret:t,own:n,name:r});invite=(e,t)=>Z(`/api/games/${e}/invite`,this.language,{side:t});links=e=>X(`/api/games/${e}/links`,this.language);look=(e,t=null)=>X(Jt(`/api/games/${e}`,t),this.language);live=(e,t)=>{let n=Wt(Jt(`/api/games/${e}/live`,t),this.language);return n.protocol=n.protocol.replace(`http`,`ws`),n.searchParams.set(`changes`,`true`),n};log=async(e,t,n)=>(await X(`/api/games/${e}/log?first=${t}&count=${n}`,this.language)).log;nextWords=(e,t,n,r)=>X(`/api/games/${e}/orders?at=${t}&words=${encodeURIComponent(n)}`,this.language,r);overlay=(e,t,n,r)=>X(`/api/games/${e}/overlays/${n}?at=${t}`,this.language,r);moments=async(e,t,n)=>(await X(`/api/games/${e}/moments?first=${t}&count=${n}`,this.language)).moments;history=e=>X(`/api/games/${e}/history`,this.language);record=e=>Kt(`/api/games/${e}/record`,this.language);position=(e,t)=>Kt(`/api/games/${e}/position?moment=${t}`,this.language);answer=(e,t,n,r)=>Z(`/api/games/${e}/answers`,this.language,{at:t,answers:n,confirm:r});undo=(e,t,n)=>Z(`/api/games/${e}/undo`,this.language,{at:t,back_to:n});askRollback=(e,t,n)=>Z(`/api/games/${e}/rollback`,this.language,{at:t,back_to:n});acceptRollback=(e,t,n)=>Z(`/api/games/${e}/rollback/accept`,this.language,{at:t,back_to:n});declineRollback=(e,t,n)=>Z(`/api/games/${e}/rollback/decline`,this.language,{at:t,back_to:n});resign=(e,t)=>Z(`/api/games/${e}/resign`,this.language,{side:t});rematch=e=>Z(`/api/games/${e}/rematch`,this.language,void 0);substitute=(e,t,n)=>Z(`/api/games/${e}/substitute`,this.language,{at:t,bot:n});takeOver=(e,t)=>Z(`/api/games/${e}/take-over`,this.language,{at:t});allowAnalysis=(e,t)=>Z(`/api/games/${e}/allow-analysis`,this.language,{allow:t});course=e=>X(`/api/games/${e}/course`,this.language);beginCourse=e=>Z(`/api/games/${e}/course`,this.language,void 0);turns=(e,t)=>X(`/api/games/${e}/turns/${t}`,this.language);beginTurns=(e,t)=>Z(`/api/games/${e}/turns`,this.language,{moment:t});stopTurns=e=>qt(`DELETE`,`/api/games/${e}/turns`,this.language);notice=e=>X(`/api/games/${e}/notice`,this.language);leaveNotice=(e,t)=>qt(`PUT`,`/api/games/${e}/notice`,this.language,{url:t});removeNotice=e=>qt(`DELETE`,`/api/games/${e}/notice`,this.language);say=(e,t)=>Z(`/api/games/${e}/chat`,this.language,{text:t})},Yt=3e3;function Xt(e,t){S(()=>{if(!e())return;let n=setInterval(t,Yt);return()=>clearInterval(n)})}var Zt=class{#e=D([]);get games(){return s(this.#e)}set games(e){F(this.#e,e)}#t=D(!1);get failed(){return s(this.#t)}set failed(e){F(this.#t,e,!0)}constructor(){S(()=>void this.#n(q.language)),Xt(()=>this.failed,()=>void this.#n(q.language))}find(e){return this.games.find(t=>t.game===e)}async#n(e){try{let t=await new Q(e).catalogue();this.failed=!1,e===q.language&&(this.games=t.filter(({game:e})=>Nt(e)))}catch{this.failed=!0}}},Qt=(e,t)=>e===`learn`?t.filter(({has_example:e})=>e):t;function $t(e,t){let[n,...r]=Qt(e,t);return n&&!r.length?`/${e}/${n.game}`:`/${e}`}function en(e){try{return decodeURIComponent(e)}catch{return e}}var $=new class{#e=D(se(location.pathname));get path(){return s(this.#e)}set path(e){F(this.#e,e,!0)}#t=D(se(location.hash));get hash(){return s(this.#t)}set hash(e){F(this.#t,e,!0)}constructor(){addEventListener(`popstate`,()=>this.#n())}get parts(){return this.path.split(`/`).filter(Boolean).map(en)}go(e){history.pushState(null,``,e),this.#n(),scrollTo(0,0)}replace(e){history.replaceState(null,``,e),this.#n()}follow(e){let t=e.target instanceof Element?e.target.closest(`a`):null,n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey;!t||!n||e.defaultPrevented||t.target||t.hasAttribute(`download`)||t.origin===location.origin&&(e.preventDefault(),this.go(t.pathname+t.hash))}#n(){this.path=location.pathname,this.hash=location.hash}},tn=d(`<div class="picture svelte-1owkjhq"><!></div>`);function nn(n,r){U(r,!0);let i=D(!1);function a(e){let t=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&F(i,!0)},{rootMargin:`100px`});return t.observe(e),()=>t.disconnect()}var c=tn(),u=e(c),d=e=>{var t=l(),n=A(t);I(n,()=>It(r.game),null,(e,t)=>{var n=l(),r=A(n);v(r,()=>s(t),(e,t)=>{t(e,{})}),o(e,n)},e=>{}),o(e,t)},f=B(()=>s(i)&&Pt(r.game));t(u,e=>{s(f)&&e(d)}),M(c),_(c,()=>a),C(()=>V(c,`data-game`,r.game)),o(n,c),L()}var rn=[`easy`,`normal`,`hard`],an=/^search:(\d+)s$/;async function on(e,t){return(await e.catalogue().catch(()=>[])).find(e=>e.game===t)?.bots??[]}function sn(e){return[`normal`,`heuristic`].find(t=>e.some(({bot:e})=>e===t))??e[0]?.bot??``}function cn(e){let t=an.exec(e);return t?Number(t[1]):null}var ln=e=>`search:${e}s`;async function un(e){let{id:t}=await new Q(q.language).newGame(e),n=Object.values(e.seats).some(({who:e})=>e===`friend`);$.go(n?`/#invite/${t}`:`/games/${t}`)}var dn=d(`<button type="button" class="svelte-11pimco"><strong class="svelte-11pimco"> </strong> <span class="svelte-11pimco"> </span></button>`),fn=d(`<!> <button type="button" class="svelte-11pimco"><strong class="svelte-11pimco"> </strong> <span class="svelte-11pimco"> </span></button>`,1),pn=d(`<div class="quick svelte-11pimco"><!></div> <p class="problem" role="status"> </p>`,1);function mn(n,r){U(r,!0);let a=R(r,`level`,3,``),l=D(!1),u=D(``),d=B(()=>r.game?.bots??[]),f=B(()=>[a(),sn(s(d))].flatMap(e=>s(d).find(({bot:t})=>t===e)??[])[0]);async function m(e){if(!r.game)return;let t=s(f)?.bot??``,n={};for(let{side:i}of r.game.sides)n[i]=e.includes(i)?{who:`me`}:{who:`bot`,bot:t};F(l,!0),F(u,``);try{await un({game:r.game.game,scenario:r.game.scenarios[0]?.scenario??``,seats:n})}catch(e){F(u,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}finally{F(l,!1)}}var h=pn(),g=A(h),_=e(g),v=t=>{var n=fn(),a=A(n);i(a,17,()=>r.game.sides,({side:e,name:t})=>e,(t,n)=>{let i=()=>s(n).side,a=()=>s(n).name;var u=dn(),d=e(u),h=H(d,!0),g=z(d,2),_=H(g,!0);M(u),C((e,t)=>{u.disabled=s(l),p(h,e),p(_,t)},[()=>J(`lobby-quick-bot`,{name:a(),bots:r.game.sides.length-1}),()=>J(`lobby-quick-bot-aside`,{bot:s(f)?.name??``})]),c(`click`,u,()=>m([i()])),o(t,u)});var u=z(a,2),d=e(u),h=H(d,!0),g=z(d,2),_=H(g,!0);M(u),C((e,t)=>{u.disabled=s(l),p(h,e),p(_,t)},[()=>J(`lobby-quick-both`),()=>J(`lobby-quick-both-aside`,{sides:r.game.sides.length})]),c(`click`,u,()=>m(r.game.sides.map(({side:e})=>e))),o(t,n)};t(_,e=>{r.game&&e(v)}),M(g);var y=z(g,2),b=H(y,!0);C(()=>p(b,s(u))),o(n,h),L()}b([`click`]);var hn=d(`<div class="aim svelte-1ey3gz2"><dt class="svelte-1ey3gz2"> </dt> <dd class="svelte-1ey3gz2"> </dd></div>`),gn=d(`<div class="fact svelte-1ey3gz2"><dt class="svelte-1ey3gz2"> </dt> <dd class="svelte-1ey3gz2"> </dd></div>`),_n=d(`<a class="svelte-1ey3gz2"> </a>`),vn=d(`<article class="svelte-1ey3gz2"><!> <div class="told svelte-1ey3gz2"><h3 class="svelte-1ey3gz2"> <span class="years svelte-1ey3gz2"> </span></h3> <dl class="svelte-1ey3gz2"><!> <!></dl> <!> <p class="ways svelte-1ey3gz2"><!> <a class="svelte-1ey3gz2"> </a> <a class="svelte-1ey3gz2"> </a></p></div></article>`);function yn(n,r){let a=W();U(r,!0);let c=B(()=>r.game.about),u=B(()=>[{name:J(`lobby-length`),text:s(c).length},{name:J(`lobby-ours`),text:s(c).ours}].filter(({text:e})=>e));var d=vn(),f=e(d);nn(f,{get game(){return r.game.game}});var m=z(f,2),h=e(m),g=e(h),_=z(g),v=H(_,!0);M(h);var y=z(h,2),b=e(y);i(b,17,()=>r.game.sides,({side:e,name:t})=>e,(n,r)=>{let i=()=>s(r).side,a=()=>s(r).name;var u=l(),d=A(u),f=t=>{var n=hn(),r=e(n),l=H(r,!0),u=z(r,2),d=H(u,!0);M(n),C(()=>{p(l,a()),p(d,s(c).aims[i()])}),o(t,n)};t(d,e=>{s(c).aims[i()]&&e(f)}),o(n,u)});var x=z(b,2);i(x,17,()=>s(u),({name:e,text:t})=>e,(t,n)=>{let r=()=>s(n).name,i=()=>s(n).text;var a=gn(),c=e(a),l=H(c,!0),u=z(c,2),d=H(u,!0);M(a),C(()=>{p(l,r()),p(d,i())}),o(t,a)}),M(y);var S=z(y,2);mn(S,{get game(){return r.game},get level(){return r.level}});var w=z(S,2),T=e(w),E=e=>{var t=_n(),n=H(t,!0);C(e=>{V(t,`href`,`/learn/${r.game.game??``}`),p(n,e)},[()=>J(`lobby-learn`)]),o(e,t)};t(T,e=>{r.game.has_example&&e(E)});var D=z(T,2),O=H(D,!0),k=z(D,2),j=H(k,!0);M(w),M(m),M(d),C((e,t)=>{V(d,`aria-labelledby`,a),V(h,`id`,a),p(g,`${r.game.title??``} `),p(v,s(c).years),V(D,`href`,`/#new/${r.game.game??``}`),p(O,e),V(k,`href`,`/rules/${r.game.game??``}`),p(j,t)},[()=>J(`lobby-new-game-more`),()=>J(`lobby-rules`)]),o(n,d),L()}var bn=/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/,xn=e=>bn.test(e),Sn=d(`<p class="svelte-1km85pp"> </p>`);function Cn(e,n){U(n,!0);var r=l(),i=A(r),a=e=>{var t=Sn(),n=H(t,!0);C(e=>p(n,e),[()=>J(`app-only-here`,{command:`./play serve --host 0.0.0.0`})]),o(e,t)},c=B(()=>xn(location.hostname));t(i,e=>{s(c)&&e(a)}),o(e,r),L()}var wn=d(`<button type="button"><span aria-live="polite"> </span></button>`);function Tn(t,n){U(n,!0);let r=D(!1);async function i(){await navigator.clipboard.writeText(n.text),F(r,!0),setTimeout(()=>F(r,!1),2e3)}var a=wn(),l=e(a),u=H(l,!0);M(a),C(e=>p(u,e),[()=>s(r)?J(`table-copied`):n.label]),c(`click`,a,i),o(t,a),L()}b([`click`]);var En=[`turn`,`invited`,`waiting`,`finished`,`unplayable`];function Dn(e){return e.over||e.problem?[]:Object.keys(e.seats).filter(t=>!e.seats[t].taken&&!e.you.includes(t))}function On(e){return e.problem?`unplayable`:e.over?`finished`:e.your_turn?`turn`:Object.keys(e.seats).some(t=>e.you.includes(t))&&Dn(e).length?`invited`:`waiting`}function kn(e){let t={turn:[],invited:[],waiting:[],finished:[],unplayable:[]},n=[...e].sort((e,t)=>t.created.localeCompare(e.created));for(let e of n)t[On(e)].push(e);return t}var An={own:``,invitations:{},may_invite:!1},jn=class{#e=D(An);get links(){return s(this.#e)}set links(e){F(this.#e,e)}#t;constructor(e,t){this.#t=e;let n=B(()=>t().join());S(()=>{s(n)&&this.ask()})}ask(){new Q(q.language).links(this.#t()).then(e=>this.links=e,()=>this.links=An)}},Mn=e=>new URL(e,location.origin).href;function Nn(){let e=crypto.getRandomValues(new Uint8Array(16));return btoa(String.fromCharCode(...e)).replaceAll(`+`,`-`).replaceAll(`/`,`_`).replaceAll(`=`,``)}function Pn(){for(let e of[localStorage,sessionStorage])for(let t of Object.keys(e))t.startsWith(`sandtable-links-`)&&e.removeItem(t)}var Fn=`draw`;function In(e,t=e){return e===Fn?J(`table-drawn`):J(`table-won`,{who:t})}var Ln=d(`<dialog class="svelte-kjkrvx"><div class="sheet svelte-kjkrvx"><header class="svelte-kjkrvx"><h2 class="svelte-kjkrvx"> </h2> <button type="button" class="quiet svelte-kjkrvx">✕</button></header> <!></div></dialog>`);function Rn(t,n){let r=W();U(n,!0);let i;S(()=>i.showModal());function s(e){e.target===i&&i.close()}var l=Ln(),u=e(l),d=e(u),f=e(d),m=H(f,!0),h=z(f,2);M(d);var g=z(d,2);a(g,()=>n.children),M(u),M(l),E(l,e=>i=e,()=>i),C(e=>{V(l,`aria-labelledby`,r),V(f,`id`,r),p(m,n.title),V(h,`aria-label`,e)},[()=>J(`table-close`)]),y(`close`,l,function(...e){n.onclose?.apply(this,e)}),c(`click`,l,s),c(`click`,h,()=>i.close()),o(t,l),L()}b([`click`]);var zn=d(`<p> </p> <p class="row svelte-nixqhy"><button type="button" class="primary"> </button> <!> <button type="button"> </button></p> <p class="problem" role="status"> </p>`,1);function Bn(n,r){U(r,!0);let i=new jn(()=>r.game.id,()=>[`own`]),a=B(()=>!r.game.over&&!r.game.problem&&Object.keys(r.game.seats).some(e=>r.game.you.includes(e))),l=D(``);async function u(){try{await new Q(q.language).forget(r.game.id),r.onclose(),r.onremoved()}catch(e){F(l,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}}{let d=B(()=>J(`lobby-remove-sure`));Rn(n,{get title(){return s(d)},get onclose(){return r.onclose},children:(n,d)=>{var f=zn(),m=A(f),h=H(m,!0),g=z(m,2),_=e(g),v=H(_,!0),y=z(_,2),b=e=>{{let t=B(()=>Mn(i.links.own)),n=B(()=>J(`seat-copy-own`));Tn(e,{get text(){return s(t)},get label(){return s(n)}})}};t(y,e=>{i.links.own&&e(b)});var x=z(y,2),S=H(x,!0);M(g);var w=z(g,2),T=H(w,!0);C((e,t,n)=>{p(h,e),p(v,t),p(S,n),p(T,s(l))},[()=>J(s(a)?`lobby-remove-playing`:`lobby-remove-explained`),()=>J(`lobby-remove-do`),()=>J(`table-step-back`)]),c(`click`,_,u),c(`click`,x,function(...e){r.onclose?.apply(this,e)}),o(n,f)},$$slots:{default:!0}})}L()}b([`click`]);var Vn=d(`<span class="here svelte-1iv7fec"> </span>`),Hn=d(`<span class="seat"><span class="side svelte-1iv7fec"> </span> <span> </span> <!></span>`),Un=d(`<span> </span>`),Wn=d(`<span class="seats svelte-1iv7fec"></span> <span class="facts svelte-1iv7fec"><span> </span> <!> <!> <time> </time></span> <span> </span>`,1),Gn=d(`<div class="game svelte-1iv7fec"><!></div> <a class="button svelte-1iv7fec"> </a>`,1),Kn=d(`<a class="game svelte-1iv7fec"><!></a>`),qn=d(`<li class="svelte-1iv7fec"><!> <!> <button type="button" class="remove svelte-1iv7fec">✕</button></li> <!>`,1);function Jn(n,r){U(r,!0);let a=n=>{var a=Wn(),c=A(a);i(c,21,()=>Object.entries(r.game.seats),([e,t])=>e,(n,i)=>{var a=B(()=>P(s(i),2));let c=()=>s(a)[0],l=()=>s(a)[1];var u=Hn(),d=e(u),m=H(d,!0),h=z(d,2);let g;var _=H(h,!0),v=z(h,2),y=e=>{var t=Vn(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-here`)]),o(e,t)},b=B(()=>!r.game.you.includes(c())&&r.game.here.includes(c()));t(v,e=>{s(b)&&e(y)}),M(u),C((e,t)=>{p(m,l().side),g=O(h,1,`svelte-1iv7fec`,null,g,{me:e}),p(_,t)},[()=>r.game.you.includes(c()),()=>f(c())]),o(n,u)}),M(c);var l=z(c,2),u=e(l),d=H(u,!0),h=z(u,2),g=e=>{var t=Un(),n=H(t,!0);C(()=>p(n,r.game.components)),o(e,t)};t(h,e=>{r.game.components&&e(g)});var _=z(h,2),v=e=>{var t=Un(),n=H(t,!0);C(()=>p(n,r.game.stage)),o(e,t)};t(_,e=>{r.game.stage&&!r.game.over&&e(v)});var y=z(_,2),b=H(y,!0);M(l);var x=z(l,2);let S;var w=H(x,!0);C((e,t,n)=>{p(d,r.game.title),V(y,`datetime`,r.game.moved),V(y,`title`,e),p(b,t),S=O(x,1,`status svelte-1iv7fec`,null,S,{mine:r.group===`turn`,problem:r.game.problem}),p(w,n)},[()=>q.date(r.game.moved),()=>J(r.game.over?`lobby-ended`:`lobby-moved`,{when:q.ago(r.game.moved)}),()=>m()]),o(n,a)},l=D(!1),u=new jn(()=>r.game.id,()=>Dn(r.game)),d=B(()=>Dn(r.game).filter(e=>u.links.invitations[e]));function f(e){let t=r.game.seats[e];return t.name?t.name:t.who===`bot`?r.bots.find(({bot:e})=>e===t.bot)?.name??t.bot:r.game.you.includes(e)?J(`lobby-you`):J(`lobby-friend`)}function m(){let e=r.game.seats[r.game.asked];return r.game.problem?r.game.problem:r.game.over?In(r.game.result,r.game.seats[r.game.result]?.side):r.game.your_turn?J(`lobby-your-turn`):e?J(`lobby-their-turn`,{side:e.side}):``}var h=qn(),g=A(h),_=e(g),v=t=>{var n=Gn(),i=A(n),s=e(i);a(s),M(i);var c=z(i,2),l=H(c,!0);C(e=>{V(c,`href`,`/api/games/${r.game.id??``}/record`),V(c,`download`,`${r.game.game??``}-${r.game.id??``}.record`),p(l,e)},[()=>J(`table-export-record`)]),o(t,n)},y=t=>{var n=Kn(),i=e(n);a(i),M(n),C(()=>V(n,`href`,`/games/${r.game.id??``}`)),o(t,n)};t(_,e=>{r.game.problem?e(v):e(y,-1)});var b=z(_,2);i(b,16,()=>s(d),e=>e,(e,t)=>{{let n=B(()=>Mn(u.links.invitations[t])),i=B(()=>J(`lobby-copy-for`,{side:r.game.seats[t].side}));Tn(e,{get text(){return s(n)},get label(){return s(i)}})}});var x=z(b,2);M(g);var S=z(g,2),w=e=>{Bn(e,{get game(){return r.game},get onremoved(){return r.onremoved},onclose:()=>F(l,!1)})};t(S,e=>{s(l)&&e(w)}),C((e,t)=>{V(x,`aria-label`,e),V(x,`title`,t)},[()=>J(`lobby-remove`,{game:r.game.title}),()=>J(`lobby-remove-do`)]),c(`click`,x,()=>F(l,!0)),o(n,h),L()}b([`click`]);var Yn=d(`<p class="none svelte-gxz5uw" role="alert"> </p>`),Xn=d(`<p class="none svelte-gxz5uw"> </p>`),Zn=d(`<h3> </h3> <!> <ul class="svelte-gxz5uw"></ul>`,1),Qn=d(`<section aria-labelledby="mine" class="svelte-gxz5uw"><h2 id="mine" class="svelte-gxz5uw"> </h2> <!> <!></section>`);function $n(n,r){U(r,!0);let a=B(()=>kn(r.mine.list??[]));var c=Qn(),u=e(c),d=H(u,!0),f=z(u,2),m=e=>{var t=Yn(),n=H(t,!0);C(()=>p(n,r.mine.problem)),o(e,t)},h=e=>{var t=Xn(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-no-games`)]),o(e,t)};t(f,e=>{r.mine.problem?e(m):r.mine.list?.length===0&&e(h,1)});var g=z(f,2);i(g,16,()=>En,e=>e,(e,n)=>{var c=l(),u=A(c),d=e=>{var c=Zn(),l=A(c);let u;var d=H(l,!0),f=z(l,2),m=e=>{Cn(e,{})};t(f,e=>{n===`invited`&&e(m)});var h=z(f,2);i(h,21,()=>s(a)[n],e=>e.id,(e,t)=>{{let i=B(()=>r.offered.find(e=>e.game===s(t).game)?.bots??[]);Jn(e,{get game(){return s(t)},get group(){return n},get bots(){return s(i)},onremoved:()=>r.mine.refresh()})}}),M(h),C(e=>{u=O(l,1,`svelte-gxz5uw`,null,u,{turn:n===`turn`}),p(d,e)},[()=>J(`lobby-group-${n}`)]),o(e,c)};t(u,e=>{s(a)[n].length&&e(d)}),o(e,c)}),M(c),C(e=>p(d,e),[()=>J(`lobby-my-games`)]),o(n,c),L()}var er=4e3,tr=`sandtable-returns`,nr=class{#e=D(null);get list(){return s(this.#e)}set list(e){F(this.#e,e)}#t=D(``);get problem(){return s(this.#t)}set problem(e){F(this.#t,e,!0)}#n=D(localStorage.getItem(tr)===`yes`);get returns(){return s(this.#n)}set returns(e){F(this.#n,e,!0)}constructor(){S(()=>{this.refresh();let e=()=>!document.hidden&&void this.refresh(),t=setInterval(e,er);return document.addEventListener(`visibilitychange`,e),()=>{clearInterval(t),document.removeEventListener(`visibilitychange`,e)}})}async refresh(){let e=q.language;try{let t=await new Q(e).myGames();if(e!==q.language)return;[this.list,this.problem]=[t,``],this.returns=t.length>0,localStorage.setItem(tr,this.returns?`yes`:`no`)}catch(e){this.problem=e instanceof Ut?e.message:J(`lobby-unreachable`)}}},rr=d(`<a> </a>`),ir=d(`<p class="aside svelte-95bval"> </p>`),ar=d(`<!> <section><h1 class="svelte-95bval"> </h1> <p class="sentence svelte-95bval"> </p> <p class="ways svelte-95bval"><!> <a class="button large" href="/#new"> </a></p> <!></section> <section aria-labelledby="games"><h2 id="games" class="svelte-95bval"> </h2> <div class="games svelte-95bval"></div></section> <!>`,1);function or(n,r){U(r,!0);let a=new nr,c=B(()=>!r.games.length||Qt(`learn`,r.games).length>0);var l=ar(),u=A(l),d=e=>{$n(e,{get mine(){return a},get offered(){return r.games}})};t(u,e=>{a.returns&&e(d)});var f=z(u,2);let m;var h=e(f),g=H(h,!0),_=z(h,2),v=H(_,!0),y=z(_,2),b=e(y),x=e=>{var t=rr();let n;var i=H(t,!0);C((e,r)=>{n=O(t,1,`button large`,null,n,{primary:!a.returns}),V(t,`href`,e),p(i,r)},[()=>$t(`learn`,r.games),()=>J(`lobby-learn`)]),o(e,t)};t(b,e=>{s(c)&&e(x)});var S=z(b,2),w=H(S,!0);M(y);var T=z(y,2),E=e=>{var t=ir(),n=H(t,!0);C(e=>p(n,e),[()=>J(s(c)?`lobby-learn-aside`:`lobby-easy-aside`)]),o(e,t)};t(T,e=>{a.returns||e(E)}),M(f);var D=z(f,2),k=e(D),j=H(k,!0),ee=z(k,2);i(ee,21,()=>r.games,e=>e.game,(e,t)=>{{let n=B(()=>a.returns?``:`easy`);yn(e,{get game(){return s(t)},get level(){return s(n)}})}}),M(ee),M(D);var N=z(D,2),P=e=>{$n(e,{get mine(){return a},get offered(){return r.games}})};t(N,e=>{a.returns||e(P)}),C((e,t,n,r)=>{m=O(f,1,`hero svelte-95bval`,null,m,{small:a.returns}),p(g,e),p(v,t),p(w,n),p(j,r)},[()=>J(`lobby-title`),()=>J(`lobby-sentence`),()=>J(`lobby-new-game`),()=>J(`lobby-games`)]),o(n,l),L()}var sr=d(`<p> </p> <div class="svelte-1ybocz5"><button type="button" class="primary"> </button> <button type="button"> </button></div>`,1);function cr(t,n){U(n,!0),Rn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,r)=>{var i=sr(),a=A(i),s=H(a,!0),l=z(a,2),u=e(l),d=H(u,!0),f=z(u,2),m=H(f,!0);M(l),C(e=>{p(s,n.text),p(d,n.action),p(m,e)},[()=>J(`table-step-back`)]),c(`click`,u,function(...e){n.onconfirm?.apply(this,e)}),c(`click`,f,function(...e){n.onclose?.apply(this,e)}),o(t,i)},$$slots:{default:!0}}),L()}b([`click`]);var lr=d(`<button type="button"> </button> <span class="visually-hidden" role="status"> </span> <!>`,1);function ur(e,n){U(n,!0);let r=D(!1),i=D(``);async function a(){F(r,!1);try{await new Q(q.language).invite(n.id,n.side),F(i,J(`seat-new-link-made`,{side:n.seat.side}),!0),n.onmade()}catch(e){F(i,e instanceof Error?e.message:``,!0)}}var l=lr(),u=A(l),d=H(u,!0),f=z(u,2),m=H(f,!0),h=z(f,2),g=e=>{{let t=B(()=>J(`seat-new-link`,{side:n.seat.side})),i=B(()=>J(n.seat.taken?`seat-new-link-sure`:`seat-new-link-unused`,{side:n.seat.side})),o=B(()=>J(`seat-new-link-do`));cr(e,{get title(){return s(t)},get text(){return s(i)},get action(){return s(o)},onconfirm:a,onclose:()=>F(r,!1)})}};t(h,e=>{s(r)&&e(g)}),C(e=>{p(d,e),p(m,s(i))},[()=>J(`seat-new-link`,{side:n.seat.side})]),c(`click`,u,()=>F(r,!0)),o(e,l),L()}b([`click`]);var dr=d(`<label class="svelte-1uobr3e"> </label> <div class="line svelte-1uobr3e"><input readonly="" class="svelte-1uobr3e"/> <!></div>`,1),fr=d(`<span class="label svelte-1uobr3e"> </span>`),pr=d(`<div class="field svelte-1uobr3e"><!> <div class="foot svelte-1uobr3e"><p role="status" class="svelte-1uobr3e"> </p> <!></div></div>`);function mr(n,r){let i=W();U(r,!0);var c=pr(),l=e(c),u=t=>{var n=dr(),a=A(n),c=H(a,!0),l=z(a,2),u=e(l);j(u);var d=z(u,2);{let e=B(()=>J(`lobby-copy`));Tn(d,{get text(){return r.link},get label(){return s(e)}})}M(l),C(()=>{V(a,`for`,i),p(c,r.label),V(u,`id`,i),N(u,r.link),V(u,`aria-describedby`,`${i}-note`)}),y(`focus`,u,e=>e.currentTarget.select()),o(t,n)},d=e=>{var t=fr(),n=H(t,!0);C(()=>p(n,r.label)),o(e,t)};t(l,e=>{r.link?e(u):e(d,-1)});var f=z(l,2),m=e(f),h=H(m,!0),g=z(m,2);a(g,()=>r.children??ae),M(f),M(c),C(()=>{V(m,`id`,`${i}-note`),p(h,r.note)}),o(n,c),L()}var hr=d(`<p> <a href="/"> </a></p>`),gr=d(`<h1 class="svelte-1sxjg53"> </h1> <p class="aside svelte-1sxjg53"> </p> <!>`,1),_r=d(`<h1 class="svelte-1sxjg53"> </h1>`),vr=d(`<!> <!> <!> <a class="button large primary svelte-1sxjg53"> </a>`,1),yr=d(`<section class="svelte-1sxjg53"><!></section>`);function br(n,r){U(r,!0);let a=D(null),c=D(null),u=D(!1),d=B(()=>Object.keys(s(c)?.seats??{}).some(e=>s(c)?.you.includes(e))),f=B(()=>s(a)?.invitations??{}),m=B(()=>Object.entries(s(c)?.seats??{}).filter(([e,{who:t}])=>t===`person`&&!s(c)?.you.includes(e))),h=B(()=>s(m).filter(([,{taken:e}])=>!e));function g(){if(document.hidden)return;let e=new Q(q.language);Promise.all([e.look(r.id),e.links(r.id)]).then(([e,t])=>(e=>{var t=P(e,2);return F(c,t[0]),F(a,t[1]),e})([e,t]),()=>F(u,!s(c)))}S(()=>{g();let e=setInterval(g,4e3);return()=>clearInterval(e)});var _=yr(),v=e(_),y=t=>{var n=hr(),r=e(n),i=z(r),a=H(i,!0);M(n),C((e,t)=>{p(r,`${e??``} `),p(a,t)},[()=>J(`app-missing`),()=>J(`lobby-home`)]),o(t,n)},b=e=>{var n=vr(),u=A(n),_=e=>{var t=gr(),n=A(t),r=H(n,!0),i=z(n,2),a=H(i,!0);Cn(z(i,2),{}),C((e,t)=>{p(r,e),p(a,t)},[()=>J(`lobby-invite`,{number:s(h).length}),()=>J(`lobby-invite-aside`)]),o(e,t)},v=e=>{var t=_r(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-invite-taken`)]),o(e,t)};t(u,e=>{s(h).length?e(_):e(v,-1)});var y=z(u,2);i(y,17,()=>s(m),([e,t])=>e,(e,n)=>{var i=B(()=>P(s(n),2));let c=()=>s(i)[0],u=()=>s(i)[1];{let n=B(()=>J(`lobby-invite-side`,{side:u().side,name:u().name||J(`lobby-friend`)})),i=B(()=>s(f)[c()]&&Mn(s(f)[c()])),d=B(()=>u().taken?J(`lobby-invite-arrived`):J(`lobby-invite-open`));mr(e,{get label(){return s(n)},get link(){return s(i)},get note(){return s(d)},children:(e,n)=>{var i=l(),d=A(i),f=e=>{ur(e,{get id(){return r.id},get side(){return c()},get seat(){return u()},onmade:g})};t(d,e=>{s(a)?.may_invite&&e(f)}),o(e,i)},$$slots:{default:!0}})}});var b=z(y,2),x=e=>{{let t=B(()=>J(`lobby-invite-watch`)),n=B(()=>Mn(s(c).watch_link)),r=B(()=>J(`lobby-invite-watch-note`));mr(e,{get label(){return s(t)},get link(){return s(n)},get note(){return s(r)}})}};t(b,e=>{s(c).watch_link&&e(x)});var S=z(b,2),w=H(S,!0);C(e=>{V(S,`href`,`/games/${r.id??``}`),p(w,e)},[()=>s(d)?J(`lobby-take-seat`):J(`lobby-watch`)]),o(e,n)};t(v,e=>{s(u)?e(y):s(c)&&e(b,1)}),M(_),o(n,_),L()}var xr=`sandtable-name`,Sr=()=>localStorage.getItem(xr)??``;function Cr(e){e.trim()&&localStorage.setItem(xr,e.trim())}var wr=d(`<div class="bid"><label class="svelte-159qm8r"> </label> <div class="line svelte-159qm8r"><button type="button" class="svelte-159qm8r">−</button> <input type="number" class="svelte-159qm8r"/> <button type="button" class="svelte-159qm8r">+</button> <p class="svelte-159qm8r"> </p></div> <p class="problem svelte-159qm8r" role="status"> </p></div>`);function Tr(t,n){let r=W();U(n,!0);let i=R(n,`bid`,15);function a(e){i(Math.max(n.least,Math.min(n.most,Number.isNaN(e)?n.usual:Math.round(e))))}function s(e){a(e.valueAsNumber),e.value=String(i())}var l=wr(),u=e(l),d=H(u,!0),f=z(u,2),m=e(f),h=z(m,2);j(h);var g=z(h,2),_=z(g,2),v=H(_);M(f);var y=z(f,2),b=H(y,!0);M(l),C((e,t,a,o)=>{V(u,`for`,r),p(d,e),V(m,`aria-label`,t),V(h,`id`,r),V(h,`min`,n.least),V(h,`max`,n.most),N(h,i()),V(h,`aria-describedby`,`${r}-help`),V(h,`aria-invalid`,n.problem?!0:void 0),V(g,`aria-label`,a),V(_,`id`,`${r}-help`),p(v,`${n.text??``} ${o??``}`),p(b,n.problem)},[()=>J(`lobby-bid`),()=>J(`lobby-bid-less`),()=>J(`lobby-bid-more`),()=>J(`lobby-bid-usual`,{usual:String(n.usual)})]),c(`click`,m,()=>a(i()-1)),c(`change`,h,e=>s(e.currentTarget)),c(`click`,g,()=>a(i()+1)),o(t,l),L()}b([`click`,`change`]);var Er=d(`<label class="svelte-sm8gse"><input type="radio"/> </label>`),Dr=d(`<div class="values svelte-sm8gse"></div>`),Or=d(`<span> </span>`),kr=d(`<p class="svelte-sm8gse"> </p>`),Ar=d(`<div class="whose svelte-sm8gse" role="group"><span class="title svelte-sm8gse"> </span> <!> <details class="svelte-sm8gse"><summary class="svelte-sm8gse"> </summary> <!></details></div>`);function jr(n,r){let a=W();U(r,!0);let l=R(r,`chosen`,15),u=B(()=>r.components.values[0]);var d=Ar(),f=e(d),h=H(f,!0),g=z(f,2),_=t=>{var n=Dr();i(n,21,()=>r.components.values,({value:e,name:t})=>e,(t,n)=>{let i=()=>s(n).value,d=()=>s(n).name;var f=Er(),m=e(f);j(m);var h=z(m);M(f),C(()=>{V(m,`name`,`${a}-whose`),ie(m,(l()[r.components.option]??s(u).value)===i()),p(h,` ${d()??``}`)}),c(`change`,m,()=>l({...l(),[r.components.option]:i()})),o(t,f)}),M(n),o(t,n)},v=e=>{var t=Or(),n=H(t,!0);C(()=>p(n,s(u).name)),o(e,t)};t(g,e=>{r.components.values.length>1?e(_):e(v,-1)});var y=z(g,2),b=e(y),x=H(b,!0),S=z(b,2);i(S,17,()=>r.components.text.split(`
`),m,(e,t)=>{var n=kr(),r=H(n,!0);C(()=>p(r,s(t))),o(e,n)}),M(y),M(d),C(e=>{V(d,`aria-labelledby`,a),V(f,`id`,a),p(h,r.components.title),p(x,e)},[()=>J(`lobby-option-explain`)]),o(n,d),L()}b([`change`]);function Mr(e,t){let n=sn(e.bots),r=e.scenarios[0],i=e.sides.map(({side:e},t)=>[e,{who:t===0?`me`:`bot`,name:``,bot:n}]);return{scenario:r?.scenario??``,seats:Object.fromEntries(i),myName:t,allowsAnalysis:!1,bid:r?.bid?.usual??0,options:{},imports:!1,pasted:``,isSound:!1}}var Nr=({seats:e})=>Object.keys(e).find(t=>e[t].who===`me`);function Pr({seats:e}){let t=Object.values(e).map(({who:e})=>e);return t.includes(`me`)&&t.includes(`friend`)}var Fr=/^\s*sandtable position/,Ir=e=>Fr.test(e)?{position:e}:{record:e};function Lr(e,t){let n=Object.entries(t.seats).map(([e,{who:n,name:r,bot:i}])=>{if(n===`bot`)return[e,{who:n,bot:i}];if(n===`friend`)return[e,{who:n}];let a=t.allowsAnalysis&&Pr(t)?{allows_analysis:!0}:{},o=(e===Nr(t)?t.myName:r).trim();return[e,{who:n,...o&&{name:o},...a}]}),r={game:e,seats:Object.fromEntries(n)};return t.imports?{...r,...Ir(t.pasted)}:{...r,scenario:t.scenario,options:t.options,bid:t.bid}}var Rr=d(`<div class="import svelte-1ugivjf"><label class="svelte-1ugivjf"> </label> <textarea rows="8" spellcheck="false"></textarea> <p role="status"> </p> <label class="button file svelte-1ugivjf"> <input class="visually-hidden svelte-1ugivjf" type="file" accept=".record,.position,.txt,text/plain"/></label></div>`);function zr(t,n){let r=W();U(n,!0);let i=R(n,`text`,15),a=R(n,`sound`,15),l=D(!1),u=D({}),d=B(()=>s(u).refused||n.problem);S(()=>{if(a(!1),F(u,{}),!i().trim())return;let e=setTimeout(f,200,i());return()=>clearTimeout(e)});async function f(e){let t=await new Q(q.language).checkStart(n.game,Ir(e)).then(e=>({start:e}),e=>({refused:e instanceof Ut?e.message:J(`lobby-unreachable`)}));e===i()&&(F(u,t),a(`start`in t))}async function m(e){let t=e?.[0];t&&i(await t.text())}function h(e){F(l,!1),e.dataTransfer?.files.length&&(e.preventDefault(),m(e.dataTransfer.files))}var g=Rr(),_=e(g),v=H(_,!0),b=z(_,2);le(b);let x;var w=z(b,2);let T;var E=H(w,!0),k=z(w,2),A=e(k),j=z(A);M(k),M(g),C((e,t,n,i)=>{V(_,`for`,r),p(v,e),V(b,`id`,r),V(b,`placeholder`,t),V(b,`aria-describedby`,`${r}-problem`),V(b,`aria-invalid`,s(d)?!0:void 0),x=O(b,1,`svelte-1ugivjf`,null,x,{over:s(l)}),V(w,`id`,`${r}-problem`),T=O(w,1,`found svelte-1ugivjf`,null,T,{problem:s(d)}),p(E,n),p(A,`${i??``} `)},[()=>J(`lobby-import`),()=>J(`lobby-import-placeholder`),()=>s(d)||(s(u).start?J(s(u).start.over?`lobby-import-over`:`lobby-import-sound`,{...s(u).start}):``),()=>J(`lobby-import-file`)]),y(`dragenter`,b,()=>F(l,!0)),y(`dragleave`,b,()=>F(l,!1)),y(`drop`,b,h),re(b,i),c(`change`,j,e=>m(e.currentTarget.files)),o(t,g),L()}b([`change`]);var Br=d(`<label class="svelte-1cr92r1"><input type="radio"/> </label>`),Vr=d(`<p class="svelte-1cr92r1"> </p>`),Hr=d(`<fieldset class="svelte-1cr92r1"><legend class="svelte-1cr92r1"> </legend> <div class="values svelte-1cr92r1"></div> <details class="svelte-1cr92r1"><summary class="svelte-1cr92r1"> </summary> <!></details></fieldset>`),Ur=d(`<details class="all svelte-1cr92r1"><summary class="svelte-1cr92r1"> <span class="svelte-1cr92r1"> </span></summary> <p class="help svelte-1cr92r1"> </p> <!></details>`);function Wr(t,n){let r=W();U(n,!0);let a=R(n,`chosen`,15),l=B(()=>n.options.filter(e=>(a()[e.option]??e.default)!==e.default).length);function u({value_names:e,default:t},n){let r=e[n];return r?n===t?J(`lobby-option-default-named`,{name:r}):r:J(n===t?`lobby-option-default`:`lobby-option-other`)}var d=Ur(),f=e(d),h=e(f),g=z(h),_=H(g,!0);M(f);var v=z(f,2),y=H(v,!0),b=z(v,2);i(b,17,()=>n.options,e=>e.option,(t,n)=>{var l=Hr(),d=e(l),f=H(d,!0),h=z(d,2);i(h,20,()=>s(n).values,e=>e,(t,i)=>{var l=Br(),d=e(l);j(d);var f=z(d);M(l),C(e=>{V(d,`name`,`${r}-${s(n).option??``}`),ie(d,(a()[s(n).option]??s(n).default)===i),p(f,` ${e??``}`)},[()=>u(s(n),i)]),c(`change`,d,()=>a({...a(),[s(n).option]:i})),o(t,l)}),M(h);var g=z(h,2),_=e(g),v=H(_,!0),y=z(_,2);i(y,17,()=>s(n).text.split(`
`),m,(e,t)=>{var n=Vr(),r=H(n,!0);C(()=>p(r,s(t))),o(e,n)}),M(g),M(l),C(e=>{p(f,s(n).title),p(v,e)},[()=>J(`lobby-option-explain`)]),o(t,l)}),M(d),C((e,t,n)=>{p(h,`${e??``} `),p(_,t),p(y,n)},[()=>J(`lobby-options`),()=>J(`lobby-options-changed`,{changed:s(l)}),()=>J(`lobby-options-help`)]),o(t,d),L()}b([`change`]);var Gr=d(`<label class="time svelte-102khch"><span> </span> <input type="range" min="1" class="svelte-102khch"/></label>`),Kr=d(`<label class="bot svelte-102khch"><input type="radio" class="svelte-102khch"/> <span class="name"> </span> <span class="text svelte-102khch"> </span></label> <!>`,1),qr=d(`<details><summary class="svelte-102khch"> </summary> <!></details>`),Jr=d(`<div class="bots svelte-102khch" role="radiogroup"><!> <!></div>`);function Yr(n,r){let a=W();U(r,!0);let u=(n,r=ae)=>{let i=B(()=>cn(r().bot)!==null);var l=Kr(),u=A(l),m=e(u);j(m);var h=z(m,2),v=H(h,!0),y=z(h,2),b=H(y,!0);M(u);var x=z(u,2),S=t=>{var n=Gr(),r=e(n),i=H(r,!0),a=z(r,2);j(a),V(a,`max`,f),M(n),C(e=>{p(i,e),N(a,s(g))},[()=>J(`analysis-seconds`,{seconds:s(g)})]),c(`input`,a,e=>d(ln(e.currentTarget.valueAsNumber))),o(t,n)};t(x,e=>{s(i)&&s(g)!==null&&e(S)}),C((e,t)=>{V(m,`name`,a),ie(m,e),p(v,t),p(b,r().text)},[()=>_(r().bot),()=>s(i)?J(`analysis-search`):r().name]),c(`change`,m,()=>d(r().bot)),o(n,l)},d=R(r,`bot`,15),f=30,m=B(()=>rn.flatMap(e=>r.bots.filter(t=>t.bot===e))),h=B(()=>r.bots.filter(e=>!rn.includes(e.bot))),g=B(()=>cn(d())),_=e=>e===d()||s(g)!==null&&cn(e)!==null;var v=Jr(),y=e(v);i(y,17,()=>s(m),e=>e.bot,(e,t)=>{u(e,()=>s(t))});var b=z(y,2),x=t=>{var n=qr(),r=e(n),a=H(r,!0),c=z(r,2);i(c,17,()=>s(h),e=>e.bot,(e,t)=>{u(e,()=>s(t))}),M(n),C((e,t)=>{n.open=e,p(a,t)},[()=>!rn.includes(d()),()=>J(`analysis-more-bots`)]),o(t,n)},S=e=>{var t=l(),n=A(t);i(n,17,()=>s(h),e=>e.bot,(e,t)=>{u(e,()=>s(t))}),o(e,t)};t(b,e=>{s(m).length?e(x):e(S,-1)}),M(v),C(e=>V(v,`aria-label`,e),[()=>J(`lobby-bot`)]),o(n,v),L()}b([`change`,`input`]);var Xr=d(`<label class="svelte-oqtkff"><input type="radio" class="svelte-oqtkff"/> <span class="svelte-oqtkff"> </span></label>`),Zr=d(`<label class="detail svelte-oqtkff"><span class="svelte-oqtkff"> </span> <input maxlength="40" autocomplete="off" class="svelte-oqtkff"/></label>`),Qr=d(`<p class="detail svelte-oqtkff"> </p>`),$r=d(`<fieldset class="svelte-oqtkff"><legend class="svelte-oqtkff"> </legend> <div class="who svelte-oqtkff"></div> <!></fieldset>`);function ei(n,r){let a=W();U(r,!0);let s=[],c=R(r,`seat`,15),l=R(r,`called`,15),u=[`me`,`friend`,`bot`];var d=$r(),f=e(d),m=H(f,!0),h=z(f,2);i(h,20,()=>u,e=>e,(t,n)=>{var r=Xr(),i=e(r);j(i);var l,u=z(i,2),d=H(u,!0);M(r),C(e=>{V(i,`name`,a),l!==(l=n)&&(i.value=(i.__value=l)??``),p(d,e)},[()=>J(`lobby-who-${n}`)]),k(s,[],i,()=>c().who,e=>c(c().who=e,!0)),o(t,r)}),M(h);var g=z(h,2),_=e=>{Yr(e,{get bots(){return r.bots},get bot(){return c().bot},set bot(e){c(c().bot=e,!0)}})},v=t=>{var n=Zr(),r=e(n),i=H(r,!0),a=z(r,2);j(a),M(n),C((e,t)=>{p(i,e),V(a,`placeholder`,t)},[()=>J(`lobby-name`),()=>J(`lobby-name-optional`)]),re(a,l),o(t,n)},y=e=>{var t=Qr(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-who-friend-explained`)]),o(e,t)};t(g,e=>{c().who===`bot`?e(_):c().who===`me`?e(v,1):e(y,-1)}),M(d),C(()=>p(m,r.name)),o(n,d),L()}var ti=d(`<label class="allow svelte-1ticts"><input type="checkbox"/> <span> <small class="svelte-1ticts"> </small></span></label>`),ni=d(`<option> </option>`),ri=d(`<label class="field svelte-1ticts"><span> </span> <select class="svelte-1ticts"></select></label>`),ii=d(`<!> <!> <!> <!>`,1),ai=d(`<form class="svelte-1ticts"><h2 class="svelte-1ticts"> </h2> <div class="seats svelte-1ticts"></div> <!> <h2 id="start" class="svelte-1ticts"> </h2> <div class="start svelte-1ticts" role="radiogroup" aria-labelledby="start"><label class="svelte-1ticts"><input type="radio"/> </label> <label class="svelte-1ticts"><input type="radio"/> </label></div> <!> <div class="actions svelte-1ticts"><button class="primary svelte-1ticts"> </button> <a href="/" class="svelte-1ticts"> </a> <p class="problem svelte-1ticts" role="status"> </p></div></form>`);function oi(n,r){U(r,!0);let a=[],l=se(oe(()=>Mr(r.game,Sr()))),u=D(!1),d=D(``),f=B(()=>r.game.scenarios.find(({scenario:e})=>e===l.scenario)?.bid),m=B(()=>s(d)?l.imports?`import`:s(f)&&l.bid!==s(f).usual?`bid`:`form`:``);async function h(e){e.preventDefault(),Cr(l.myName),F(u,!0),F(d,``);try{await un(Lr(r.game.game,l))}catch(e){F(d,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}finally{F(u,!1)}}var g=ai(),_=e(g),v=H(_,!0),b=z(_,2);i(b,21,()=>r.game.sides,({side:e,name:t})=>e,(e,t)=>{let n=()=>s(t).side,i=()=>s(t).name;var a=()=>n()===Nr(l)?l.myName:l.seats[n()].name,o=e=>{n()===Nr(l)?l.myName=e:l.seats[n()].name=e};ei(e,{get name(){return i()},get bots(){return r.game.bots},get called(){return a()},set called(e){o(e)},get seat(){return l.seats[n()]},set seat(e){l.seats[n()]=e}})}),M(b);var x=z(b,2),S=t=>{var n=ti(),r=e(n);j(r);var i=z(r,2),a=e(i),s=z(a),c=H(s,!0);M(i),M(n),C((e,t)=>{p(a,`${e??``} `),p(c,t)},[()=>J(`analysis-allow`),()=>J(`analysis-allow-explained`)]),ce(r,()=>l.allowsAnalysis,e=>l.allowsAnalysis=e),o(t,n)},w=B(()=>Pr(l));t(x,e=>{s(w)&&e(S)});var E=z(x,2),O=H(E,!0),N=z(E,2),P=e(N),I=e(P);j(I),I.value=I.__value=!1;var ne=z(I);M(P);var re=z(P,2),ie=e(re);j(ie),ie.value=ie.__value=!0;var ae=z(ie);M(re),M(N);var R=z(N,2),V=e=>{{let t=B(()=>s(m)===`import`?s(d):``);zr(e,{get game(){return r.game.game},get problem(){return s(t)},get text(){return l.pasted},set text(e){l.pasted=e},get sound(){return l.isSound},set sound(e){l.isSound=e}})}},le=n=>{var a=ii(),u=A(a),h=t=>{var n=ri(),a=e(n),u=H(a,!0),d=z(a,2);i(d,21,()=>r.game.scenarios,({scenario:e,name:t})=>e,(e,t)=>{let n=()=>s(t).scenario,r=()=>s(t).name;var i=ni(),a=H(i,!0),c={};C(()=>{p(a,r()),c!==(c=n())&&(i.value=(i.__value=c)??``)}),o(e,i)}),M(d),T(d),M(n),C(e=>p(u,e),[()=>J(`lobby-scenario`)]),c(`change`,d,()=>l.bid=s(f)?.usual??0),ee(d,()=>l.scenario,e=>l.scenario=e),o(t,n)};t(u,e=>{r.game.scenarios.length>1&&e(h)});var g=z(u,2),_=e=>{jr(e,{get components(){return r.game.components},get chosen(){return l.options},set chosen(e){l.options=e}})};t(g,e=>{r.game.components&&e(_)});var v=z(g,2),y=e=>{{let t=B(()=>s(m)===`bid`?s(d):``);Tr(e,te(()=>s(f),{get problem(){return s(t)},get bid(){return l.bid},set bid(e){l.bid=e}}))}};t(v,e=>{s(f)&&e(y)});var b=z(v,2),x=e=>{Wr(e,{get options(){return r.game.options},get chosen(){return l.options},set chosen(e){l.options=e}})};t(b,e=>{r.game.options.length&&e(x)}),o(n,a)};t(R,e=>{l.imports?e(V):e(le,-1)});var ue=z(R,2),W=e(ue),de=H(W,!0),fe=z(W,2),pe=H(fe,!0),me=z(fe,2),he=H(me,!0);M(ue),M(g),C((e,t,n,r,i,a)=>{p(v,e),p(O,t),p(ne,` ${n??``}`),p(ae,` ${r??``}`),W.disabled=s(u)||l.imports&&!l.isSound,p(de,i),p(pe,a),p(he,s(m)===`form`?s(d):``)},[()=>J(`lobby-who`),()=>J(`lobby-start`),()=>J(`lobby-start-scenario`),()=>J(`lobby-start-import`),()=>J(`lobby-begin`),()=>J(`lobby-cancel`)]),y(`submit`,g,h),k(a,[],I,()=>l.imports,e=>l.imports=e),k(a,[],ie,()=>l.imports,e=>l.imports=e),o(n,g),L()}b([`change`]);var si=d(`<li><a class="button large"> </a></li>`),ci=d(`<h1 class="svelte-1x4ypaj"> </h1> <ul class="svelte-1x4ypaj"></ul>`,1);function li(t,n){U(n,!0);var r=ci(),a=A(r),c=H(a,!0),l=z(a,2);i(l,21,()=>n.games,({game:e,title:t})=>e,(t,r)=>{let i=()=>s(r).game,a=()=>s(r).title;var c=si(),l=e(c),u=H(l,!0);M(c),C(e=>{V(l,`href`,e),p(u,a())},[()=>n.address(i())]),o(t,c)}),M(l),C(e=>p(c,e),[()=>J(`app-which-game`)]),o(t,r),L()}var ui=d(`<p class="svelte-t0oa2"> </p>`),di=d(`<option> </option>`),fi=d(`<label class="svelte-t0oa2"><span> </span> <select class="svelte-t0oa2"></select></label>`),pi=d(`<div class="svelte-t0oa2"><h1 class="svelte-t0oa2"> </h1> <!> <!></div>`);function mi(n,r){U(r,!0);let a=e=>`/#new/${e}`,u=B(()=>r.games.length===1?r.games[0]:void 0),d=B(()=>r.games.find(e=>e.game===r.chosen)??s(u));var f=l(),m=A(f),h=n=>{var l=pi(),f=e(l),m=H(f,!0),h=z(f,2),g=e=>{var t=ui(),n=H(t,!0);C(()=>p(n,s(d).title)),o(e,t)},_=t=>{var n=fi(),l=e(n),u=H(l,!0),f=z(l,2);i(f,21,()=>r.games,({game:e,title:t})=>e,(e,t)=>{let n=()=>s(t).game,r=()=>s(t).title;var i=di(),a=H(i,!0),c={};C(()=>{p(a,r()),c!==(c=n())&&(i.value=(i.__value=c)??``)}),o(e,i)}),M(f);var m;T(f),M(n),C(e=>{p(u,e),m!==(m=s(d).game)&&(f.value=(f.__value=m)??``,ue(f,m))},[()=>J(`lobby-game`)]),c(`change`,f,e=>$.replace(a(e.currentTarget.value))),o(t,n)};t(h,e=>{s(u)?e(g):e(_,-1)});var v=z(h,2);ne(v,()=>s(d).game,e=>{oi(e,{get game(){return s(d)}})}),M(l),C(e=>p(m,e),[()=>J(`lobby-new-game`)]),o(n,l)},g=e=>{li(e,{get games(){return r.games},address:a})};t(m,e=>{s(d)?e(h):e(g,-1)}),o(n,f),L()}b([`change`]);var hi=d(`<option> </option>`),gi=d(`<select class="svelte-183zefh"></select>`);function _i(e,t){U(t,!0);var n=gi();i(n,21,()=>t.choices,e=>e.value,(e,t)=>{var n=hi(),r=H(n,!0),i={};C(()=>{V(n,`lang`,s(t).lang),p(r,s(t).name),i!==(i=s(t).value)&&(n.value=(n.__value=i)??``)}),o(e,n)}),M(n);var r;T(n),C(()=>{V(n,`aria-label`,t.label),r!==(r=t.value)&&(n.value=(n.__value=r)??``,ue(n,r))}),c(`change`,n,e=>t.onchoose(e.currentTarget.value)),o(e,n),L()}b([`change`]);function vi(e,t){U(t,!0);let n=Object.entries(ht).map(([e,t])=>({value:e,name:t,lang:e}));{let t=B(()=>J(`table-language`));_i(e,{get label(){return s(t)},get value(){return q.language},get choices(){return n},onchoose:e=>q.speak(e)})}L()}function yi(e,t){U(t,!0);let n=B(()=>fe.map(e=>({value:e,name:J(`table-theme-${e}`)})));{let t=B(()=>J(`table-theme`));_i(e,{get label(){return s(t)},get value(){return he.choice},get choices(){return s(n)},onchoose:e=>he.choose(e)})}L()}var bi=d(`<a class="svelte-17xzm4s"> </a>`),xi=d(`<header class="svelte-17xzm4s"><a class="brand svelte-17xzm4s" href="/"><img src="/icon.svg" alt="" width="28" height="28"/> </a> <nav class="svelte-17xzm4s"><!> <a class="svelte-17xzm4s"> </a></nav> <div class="switches svelte-17xzm4s"><!><!></div></header>`);function Si(n,r){U(r,!0);let i=R(r,`game`,3,``),a=B(()=>!r.games.length||Qt(`learn`,r.games).some(e=>!i()||e.game===i()));var c=xi(),l=e(c),u=z(e(l));M(l);var d=z(l,2),f=e(d),m=e=>{var t=bi(),n=H(t,!0);C((e,r)=>{V(t,`href`,e),p(n,r)},[()=>i()?`/learn/${i()}`:$t(`learn`,r.games),()=>J(`lobby-nav-learn`)]),o(e,t)};t(f,e=>{s(a)&&e(m)});var h=z(f,2),g=H(h,!0);M(d);var _=z(d,2),v=e(_);vi(v,{}),yi(z(v),{}),M(_),M(c),C((e,t,n,r)=>{p(u,` ${e??``}`),V(d,`aria-label`,t),V(h,`href`,n),p(g,r)},[()=>J(`app-name`),()=>J(`lobby-pages`),()=>i()?`/rules/${i()}`:$t(`rules`,r.games),()=>J(`lobby-nav-rules`)]),o(n,c),L()}var Ci=d(`<p role="alert"> </p>`),wi=d(`<!> <main class="svelte-xz6wf3"><!></main>`,1);function Ti(n,i){U(i,!0);let a=new Zt,c=B(()=>[...$.hash.slice(1).split(`/`),``]),d=B(()=>P(s(c),2)),f=B(()=>s(d)[0]),m=B(()=>s(d)[1]);var h=wi();r(`xz6wf3`,e=>{u(e=>{w.title=e??``},[()=>J(`app-name`)])});var g=A(h);Si(g,{get games(){return a.games}});var _=z(g,2),v=e(_),y=e=>{var t=Ci(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-unreachable`)]),o(e,t)},b=e=>{var n=l(),r=A(n),i=e=>{{let t=B(()=>s(m)??``);mi(e,{get games(){return a.games},get chosen(){return s(t)}})}};t(r,e=>{a.games.length&&e(i)}),o(e,n)},x=e=>{var t=l(),n=A(t);ne(n,()=>s(m),e=>{br(e,{get id(){return s(m)}})}),o(e,t)},S=e=>{or(e,{get games(){return a.games}})};t(v,e=>{a.failed?e(y):s(f)===`new`?e(b,1):s(f)===`invite`&&s(m)?e(x,2):e(S,-1)}),M(_),o(n,h),L()}var Ei=d(`<p class="todo svelte-18d24p7"> </p>`),Di=d(`<!> <main class="svelte-18d24p7"><h1 class="svelte-18d24p7"> </h1> <p role="alert" class="svelte-18d24p7"> </p> <!> <p class="ways svelte-18d24p7"><!> <a class="button" href="/"> </a></p></main>`,1);function Oi(n,i){U(i,!0);let s=R(i,`todo`,3,``);var c=Di();r(`18d24p7`,e=>{u(e=>{w.title=`${i.title??``} · ${e??``}`},[()=>J(`app-name`)])});var l=A(c);Si(l,{games:[]});var d=z(l,2),f=e(d),m=H(f,!0),h=z(f,2),g=H(h,!0),_=z(h,2),v=e=>{var t=Ei(),n=H(t,!0);C(()=>p(n,s())),o(e,t)};t(_,e=>{s()&&e(v)});var y=z(_,2),b=e(y);a(b,()=>i.children??ae);var x=z(b,2),S=H(x,!0);M(y),M(d),C(e=>{p(m,i.title),p(g,i.what),p(S,e)},[()=>J(`lobby-home`)]),o(n,c),L()}var ki=class{game;#e=D({});get titles(){return s(this.#e)}set titles(e){F(this.#e,e)}#t=D([]);get numbers(){return s(this.#t)}set numbers(e){F(this.#t,e)}#n=D(``);get sought(){return s(this.#n)}set sought(e){F(this.#n,e,!0)}#r=new Map;constructor(e){this.game=e,S(()=>{this.#i(q.language)})}async#i(e){let t=await new Q(e).ruleTitles(this.game);e===q.language&&(this.titles=Object.fromEntries(t.map(({number:e,title:t})=>[e,t])),this.numbers=t.map(({number:e})=>e))}search(e){return new Q(q.language).ruleTitles(this.game,e)}rule(e){let t=`${q.language} ${e}`,n=this.#r.get(t);return n||(n=new Q(q.language).rule(this.game,e),n.catch(()=>this.#r.delete(t)),this.#r.set(t,n)),n}},Ai=/\b(?:D?\d{1,2}(?:\.\d{1,2}){1,2}[a-z]?|[A-Z]{1,2}-?\d{1,3})\b/g;function ji(e,t){let n=[],r=0;for(let i of e.matchAll(Ai))i[0]in t&&(i.index>r&&n.push({text:e.slice(r,i.index),rule:``}),n.push({text:i[0],rule:i[0]}),r=i.index+i[0].length);return r<e.length&&n.push({text:e.slice(r),rule:``}),n}function Mi(e,t){return t.startsWith(`${e} `)?t.slice(e.length+1):t}var Ni=d(`<button type="button" class="link"> </button>`),Pi=d(`<p class="svelte-11b6tha"></p>`);function Fi(e,r){U(r,!0);var a=l(),u=A(a);i(u,17,()=>r.text.split(`
`),m,(e,a)=>{var u=Pi();i(u,21,()=>ji(s(a),r.titles),m,(e,i)=>{var a=l(),u=A(a),d=e=>{var t=Ni(),n=H(t,!0);C(()=>{V(t,`title`,r.titles[s(i).rule]),p(n,s(i).text)}),c(`click`,t,()=>r.onrule(s(i).rule)),o(e,t)},f=e=>{var t=n();C(()=>p(t,s(i).text)),o(e,t)};t(u,e=>{s(i).rule?e(d):e(f,-1)}),o(e,a)}),M(u),o(e,u)}),o(e,a),L()}b([`click`]);var Ii=class{#e;#t;constructor(e,t){this.#e=e,this.#t=h(t)}get current(){return this.#t(),this.#e()}},Li=/\(.+\)/,Ri=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),zi=class extends Ii{constructor(e,t){let n=Li.test(e)||e.split(/[\s,]+/).some(e=>Ri.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>x(r,`change`,e))}},Bi=new zi(`(orientation: landscape) and (min-width: 30em) and (max-height: 33.74em)`),Vi=new zi(`(orientation: landscape) and (min-width: 46.25em), (min-width: 68.76em)`),Hi=new zi(`(min-width: 37.5em)`),Ui=new zi(`(max-width: 46.24em)`),Wi={get shape(){return Bi.current?`flat`:Vi.current?`beside`:Hi.current?`stacked`:`sheet`},get isSmall(){return this.shape===`flat`||this.shape===`sheet`},get isNarrow(){return this.isSmall||Ui.current}},Gi=`sought`;function Ki(e,t){let n=t.toLowerCase().split(/\s+/).filter(Boolean),r=e.toLowerCase();if(r.length!==e.length)return[];let i=[];for(let e of n)for(let t=r.indexOf(e);t>=0;t=r.indexOf(e,t+e.length))i.push([t,t+e.length]);return i.sort(([e],[t])=>e-t)}function qi(e){return t=>{if(!e.trim())return;let n=Ji(t,e);if(n[0]?.startContainer.parentElement?.scrollIntoView({block:`center`}),`highlights`in CSS)return CSS.highlights.set(Gi,new Highlight(...n)),()=>CSS.highlights.delete(Gi)}}function Ji(e,t){let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),r=[];for(let e=n.nextNode();e;e=n.nextNode())for(let[n,i]of Ki(e.nodeValue??``,t)){let t=new Range;t.setStart(e,n),t.setEnd(e,i),r.push(t)}return r}var Yi=d(`<button type="button" class="small svelte-1q8civl"> </button>`),Xi=d(`<button type="button" class="small svelte-1q8civl"></button>`),Zi=d(`<button type="button" class="small svelte-1q8civl"> </button> <!> <span class="beside svelte-1q8civl"></span>`,1),Qi=d(`<input type="search" class="svelte-1q8civl"/>`),$i=d(`<h2 class="svelte-1q8civl"> </h2> <div class="text svelte-1q8civl"><!></div>`,1),ea=d(`<div><!></div>`),ta=d(`<p class="quiet svelte-1q8civl"> </p>`),na=d(`<p class="quiet svelte-1q8civl">…</p>`),ra=d(`<small class="svelte-1q8civl"> <mark> </mark> </small>`),ia=d(`<li><button type="button" class="svelte-1q8civl"><span class="number svelte-1q8civl"> </span> <span class="svelte-1q8civl"> <!></span></button></li>`),aa=d(`<li class="quiet svelte-1q8civl"> </li>`),oa=d(`<ul class="svelte-1q8civl"></ul>`),sa=d(`<nav class="svelte-1q8civl"><!></nav> <!>`,1);function ca(n,r){U(r,!0);let a=R(r,`rulebook`,7),u=D(se(oe(()=>a().sought))),d=D([]);S(()=>{if(!s(u).trim()){F(d,a().numbers.map(e=>({number:e,title:a().titles[e],hit:null})));return}let e=setTimeout(async e=>{let t=await a().search(e);e===s(u)&&F(d,t)},150,s(u));return()=>clearTimeout(e)});let f=B(()=>a().numbers.indexOf(r.number)),h=B(()=>[a().numbers[s(f)-1],a().numbers[s(f)+1]]),g=e=>s(u).trim()?2:e.split(`.`).length;function y(e){a().sought=s(u).trim(),r.onrule(e)}function b(e){a().sought=``,r.onrule(e)}var x=sa(),w=A(x),T=e(w),E=e=>{var n=Zi(),a=A(n),l=H(a,!0),u=z(a,2),d=e=>{var t=Yi(),n=H(t,!0);C(e=>p(n,e),[()=>J(`table-rules-back`)]),c(`click`,t,function(...e){r.onback?.apply(this,e)}),o(e,t)};t(u,e=>{r.onback&&e(d)});var f=z(u,2);i(f,21,()=>s(h),m,(e,t,n)=>{var r=Xi();r.textContent=n?`›`:`‹`,C(e=>{r.disabled=!s(t),V(r,`aria-label`,e)},[()=>J(n?`table-rules-next`:`table-rules-previous`)]),c(`click`,r,()=>s(t)&&b(s(t))),o(e,r)}),M(f),C(e=>p(l,e),[()=>J(`table-rules-contents`)]),c(`click`,a,()=>r.onrule(``)),o(e,n)},k=e=>{var t=Qi();j(t),C((e,n)=>{V(t,`placeholder`,e),V(t,`aria-label`,n)},[()=>J(`table-rules-search`),()=>J(`table-rules-search`)]),re(t,()=>s(u),e=>F(u,e)),o(e,t)};t(T,e=>{r.number?e(E):e(k,-1)}),M(w);var ee=z(w,2),N=n=>{var i=l(),c=A(i);I(c,()=>a().rule(r.number),e=>{var t=na();o(e,t)},(n,i)=>{var c=ea(),u=e(c),d=e=>{var t=l(),n=A(t);v(n,()=>r.Card,(e,t)=>{t(e,{get card(){return s(i)},get titles(){return a().titles},onrule:b,unfolded:!0})}),o(e,t)},f=B(()=>r.Card&&Object.keys(s(i).parts).length),m=t=>{var n=$i(),r=A(n),c=H(r),l=z(r,2);Fi(e(l),{get text(){return s(i).text},get titles(){return a().titles},onrule:b}),M(l),C(e=>p(c,`${s(i).number??``} ${e??``}`),[()=>Mi(s(i).number,s(i).title)]),o(t,n)};t(u,e=>{s(f)?e(d):e(m,-1)}),M(c),_(c,()=>qi(a().sought)),o(n,c)},e=>{var t=ta(),n=H(t,!0);C(e=>p(n,e),[()=>J(`table-rules-missing`,{number:r.number})]),o(e,t)}),o(n,i)},P=n=>{var r=oa();i(r,21,()=>s(d),({number:e,title:t,hit:n})=>e,(n,r)=>{let i=()=>s(r).number,a=()=>s(r).title,l=()=>s(r).hit;var u=ia();let d;var f=e(u),m=e(f),h=H(m,!0),_=z(m,2),v=e(_),b=z(v),x=t=>{var n=ra(),r=e(n,!0),i=z(r),a=H(i,!0),s=z(i,1,!0);M(n),C(()=>{p(r,l().before),p(a,l().found),p(s,l().after)}),o(t,n)};t(b,e=>{l()&&e(x)}),M(_),M(f),M(u),C((e,t,n)=>{d=O(u,1,`svelte-1q8civl`,null,d,{chapter:e,deep:t}),p(h,i()),p(v,`${n??``} `)},[()=>g(i())===1,()=>g(i())===3,()=>Mi(i(),a())]),c(`click`,f,()=>y(i())),o(n,u)},e=>{var n=l(),r=A(n),i=e=>{var t=aa(),n=H(t,!0);C(e=>p(n,e),[()=>J(`table-rules-none`)]),o(e,t)};t(r,e=>{s(u)&&e(i)}),o(e,n)}),M(r),o(n,r)};t(ee,e=>{r.number?e(N):e(P,-1)}),C(e=>V(w,`aria-label`,e),[()=>J(`table-rules`)]),o(n,x),L()}b([`click`]);var la=d(`<h2 class="svelte-122a32a"> </h2> <!>`,1),ua=d(`<div><!></div>`),da=d(`<p> </p>`),fa=d(`<a> </a>`),pa=d(`<!> <nav class="svelte-122a32a"></nav>`,1),ma=d(`<div class="columns svelte-122a32a"><div class="contents svelte-122a32a"><!></div> <article aria-live="polite" class="svelte-122a32a"><!></article></div>`),ha=d(`<!> <main><h1 class="svelte-122a32a"> </h1> <!></main>`,1);function ga(n,a){U(a,!0);let c=new Zt,d=B(()=>a.face.cards?.Card),f=B(()=>new ki(a.game)),m=B(()=>Wi.shape===`sheet`),h=B(()=>a.number||s(f).numbers[0]||``),g=B(()=>{let e=s(f).numbers.indexOf(s(h));return[s(f).numbers[e-1],s(f).numbers[e+1]].filter(e=>e!==void 0)}),y=e=>$.go(e?`/rules/${a.game}/${e}`:`/rules/${a.game}`);function b(e){s(f).sought=``,y(e)}var x=ha();r(`122a32a`,e=>{u((e,t)=>{w.title=`${e??``} · ${t??``}`},[()=>J(`lobby-rules`),()=>J(`app-name`)])});var S=A(x);Si(S,{get games(){return c.games},get game(){return a.game}});var T=z(S,2);let E;var D=e(T),k=H(D,!0),j=z(D,2),ee=e=>{ca(e,{get rulebook(){return s(f)},get Card(){return s(d)},get number(){return a.number},onrule:y})},N=n=>{var r=ma(),c=e(r);ca(e(c),{get rulebook(){return s(f)},get Card(){return s(d)},number:``,onrule:y}),M(c);var u=z(c,2),m=e(u),x=n=>{var r=pa(),c=A(r);I(c,()=>s(f).rule(s(h)),null,(n,r)=>{var i=ua(),a=e(i),c=e=>{var t=l(),n=A(t);v(n,()=>s(d),(e,t)=>{t(e,{get card(){return s(r)},get titles(){return s(f).titles},onrule:b,unfolded:!0})}),o(e,t)},u=B(()=>s(d)&&Object.keys(s(r).parts).length),m=e=>{var t=la(),n=A(t),i=H(n);Fi(z(n,2),{get text(){return s(r).text},get titles(){return s(f).titles},onrule:b}),C(e=>p(i,`${s(r).number??``} ${e??``}`),[()=>Mi(s(r).number,s(r).title)]),o(e,t)};t(a,e=>{s(u)?e(c):e(m,-1)}),M(i),_(i,()=>qi(s(f).sought)),o(n,i)},e=>{var t=da(),n=H(t,!0);C(e=>p(n,e),[()=>J(`table-rules-missing`,{number:s(h)})]),o(e,t)});var u=z(c,2);i(u,20,()=>s(g),e=>e,(e,t)=>{var n=fa(),r=H(n);C(e=>{V(n,`href`,`/rules/${a.game??``}/${t??``}`),p(r,`${t??``} ${e??``}`)},[()=>Mi(t,s(f).titles[t])]),o(e,n)}),M(u),C(e=>V(u,`aria-label`,e),[()=>J(`lobby-rules-beside`)]),o(n,r)};t(m,e=>{s(h)&&e(x)}),M(u),M(r),o(n,r)};t(j,e=>{s(m)?e(ee):e(N,-1)}),M(T),C(e=>{E=O(T,1,`svelte-122a32a`,null,E,{single:s(m)}),p(k,e)},[()=>J(`lobby-rules`)]),o(n,x),L()}var _a=d(`<p role="alert"> </p>`),va=d(`<!> <main class="svelte-8vj56q"><!></main>`,1);function ya(n,i){U(i,!0);let a=new Zt,c=B(()=>Qt(i.page,a.games));S(()=>{s(c).length===1&&$.replace($t(i.page,a.games))});var l=va();r(`8vj56q`,e=>{u(e=>{w.title=e??``},[()=>J(`app-name`)])});var d=A(l);Si(d,{get games(){return a.games}});var f=z(d,2),m=e(f),h=e=>{var t=_a(),n=H(t,!0);C(e=>p(n,e),[()=>J(`lobby-unreachable`)]),o(e,t)},g=e=>{li(e,{get games(){return s(c)},address:e=>`/${i.page}/${e}`})};t(m,e=>{a.failed?e(h):s(c).length>1&&e(g,1)}),M(f),o(n,l),L()}function ba(e,n){U(n,!0);let r=B(()=>[$.parts[0]??``,$.parts[1]??``,$.parts[2]??``]),i=B(()=>P(s(r),3)),a=B(()=>s(i)[0]),c=B(()=>s(i)[1]),u=B(()=>s(i)[2]);S(()=>{document.documentElement.lang=q.language});var d=l();y(`click`,g,e=>$.follow(e));var f=A(d),p=e=>{Ti(e,{})},m=e=>{var t=l(),n=A(t);I(n,()=>Y(()=>import(`./TablePage-DmE4pPpN.js`),__vite__mapDeps([32,2,33,5,6,34,7,16,15,35])),null,(e,t)=>{var n=B(()=>{var{default:e}=s(t);return{TablePage:e}}),r=B(()=>s(n).TablePage),i=l(),a=A(i);ne(a,()=>s(c),e=>{var t=l(),n=A(t);v(n,()=>s(r),(e,t)=>{t(e,{get id(){return s(c)},get moment(){return s(u)}})}),o(e,t)}),o(e,i)},e=>{wt(e,{})}),o(e,t)},h=e=>{ya(e,{get page(){return s(a)}})},_=e=>{Vt(e,{get game(){return s(c)},page:(e,t=ae)=>{var n=l(),r=A(n);I(r,()=>Y(()=>import(`./LearnPage-IP8iaIyq.js`),__vite__mapDeps([36,2,16,33,5,6,34,37])),null,(e,n)=>{var r=B(()=>{var{default:e}=s(n);return{LearnPage:e}}),i=B(()=>s(r).LearnPage),a=l(),u=A(a);v(u,()=>s(i),(e,n)=>{n(e,{get game(){return s(c)},get face(){return t()}})}),o(e,a)},e=>{wt(e,{})}),o(e,n)},$$slots:{page:!0}})},b=B(()=>s(a)===`learn`&&Nt(s(c))),x=e=>{Vt(e,{get game(){return s(c)},page:(e,t=ae)=>{ga(e,{get game(){return s(c)},get face(){return t()},get number(){return s(u)}})},$$slots:{page:!0}})},C=B(()=>s(a)===`rules`&&Nt(s(c))),w=e=>{{let t=B(()=>J(`app-lost`)),n=B(()=>J(`app-missing`)),r=B(()=>J(`app-missing-todo`));Oi(e,{get title(){return s(t)},get what(){return s(n)},get todo(){return s(r)}})}};t(f,e=>{s(a)===``?e(p):s(a)===`games`&&s(c)?e(m,1):(s(a)===`learn`||s(a)===`rules`)&&!s(c)?e(h,2):s(b)?e(_,3):s(C)?e(x,4):e(w,-1)}),o(e,d),L()}Pn(),f(ba,{target:document.getElementById(`app`)});export{Vt as A,on as C,Q as D,Xt as E,J as M,q as N,Ut as O,rn as S,Zt as T,jn as _,ki as a,mn as b,yi as c,Sr as d,ur as f,Mn as g,Nn as h,Mi as i,Rt as j,Ht as k,vi as l,In as m,Wi as n,Oi as o,Rn as p,Fi as r,Si as s,ca as t,Cr as u,Tn as v,$ as w,un as x,Cn as y};