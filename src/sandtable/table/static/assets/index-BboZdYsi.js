const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/face-C07dprSY.js","assets/SpacesTable-BL0ZItWd.js","assets/disclose-version-BfcchTsu.js","assets/outline-CoLoW3D3.js","assets/outline-U4qZ4Sh6.css","assets/beside-DBZlyM3B.js","assets/beside-D1r592iU.css","assets/telling-C_RocUFy.js","assets/SpacesTable-BhDHf1vL.css","assets/Diamond-Bxm2Rozz.js","assets/Diamond-Bl7X1CWm.css","assets/pieces-DHS019v2.js","assets/pieces-Cl6Vehr-.css","assets/face-BKKW-ONu.css","assets/face-DYoN-d2T.js","assets/orders-vgRE4PLS.js","assets/keys-DlnXpju1.js","assets/face-BwW9Ucru.css","assets/face-COMNajtC.js","assets/pieces-sEFpRyMH.js","assets/face-BwMk6WTS.css","assets/face-B2XgqxCr.js","assets/Railway-lTslqrN6.js","assets/Railway-BvigdnsF.css","assets/face-DXPS0iZc.css","assets/Picture-nrjmze1f.js","assets/MapPicture-DKrG3Ts6.js","assets/MapPicture-CNKjTzTb.css","assets/Picture-B2AzJ8f5.js","assets/Picture-CmJIPgi4.css","assets/Picture-0UrWXuyv.js","assets/Picture-C0UgQoMl.js","assets/TablePage-CRY3qu9V.js","assets/Log-DgG8ME8d.js","assets/Log-DpSfYV94.css","assets/TablePage-kNBNGAK6.css","assets/LearnPage-BAOyX8LJ.js","assets/LearnPage-Cgjs9nEk.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,S as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,c as A,ct as j,dt as M,et as N,f as P,g as ee,h as F,i as te,it as I,j as L,k as ne,l as R,lt as z,m as re,mt as ie,n as B,nt as ae,ot as oe,p as V,pt as se,q as ce,rt as H,s as le,tt as U,v as ue,z as W}from"./disclose-version-BfcchTsu.js";var de=`sandtable-theme`,fe=[`auto`,`light`,`dark`],pe=matchMedia(`(prefers-color-scheme: dark)`);function me(){let e=localStorage.getItem(de);return fe.find(t=>t===e)??`auto`}var he=new class{#e=I(ae(me()));get choice(){return s(this.#e)}set choice(e){H(this.#e,e,!0)}constructor(){pe.addEventListener(`change`,()=>this.#t()),this.#t()}choose(e){this.choice=e,localStorage.setItem(de,e),this.#t()}#t(){let e=this.choice===`dark`||this.choice===`auto`&&pe.matches;document.documentElement.dataset.theme=e?`dark`:`light`}},ge=class{constructor(e){this.value=e}valueOf(){return this.value}},G=class extends ge{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},K=class extends ge{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_e=class e extends ge{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ge)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ge&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ve=100,ye=`⁨`,be=`⁩`;function xe(e,t,n){return n===t||n instanceof K&&t instanceof K&&n.value===t.value||t instanceof K&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Se(e,t,n){return t[n]?je(e,t[n].value):(e.reportError(RangeError(`No default`)),new G)}function Ce(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=we(e,i.value):n.push(we(e,i));return{positional:n,named:r}}function we(e,t){switch(t.type){case`str`:return t.value;case`num`:return new K(t.value,{minimumFractionDigits:t.precision});case`var`:return Te(e,t);case`mesg`:return Ee(e,t);case`term`:return De(e,t);case`func`:return Oe(e,t);case`select`:return ke(e,t);default:return new G}}function Te(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new G(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new G(`$${t}`);if(n instanceof ge)return n;switch(typeof n){case`string`:return n;case`number`:return new K(n);case`object`:if(_e.supportsValue(n))return new _e(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new G(`$${t}`)}}function Ee(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new G(t);if(n){let i=r.attributes[n];return i?je(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${t}.${n}`))}return r.value?je(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new G(t))}function De(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new G(i);if(n){let t=a.attributes[n];if(t){e.params=Ce(e,r).named;let n=je(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new G(`${i}.${n}`)}e.params=Ce(e,r).named;let o=je(e,a.value);return e.params=null,o}function Oe(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new G(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new G(`${t}()`);try{let t=Ce(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new G(`${t}()`)}}function ke(e,{selector:t,variants:n,star:r}){let i=we(e,t);if(i instanceof G)return Se(e,n,r);for(let t of n)if(xe(e,i,we(e,t.key)))return je(e,t.value);return Se(e,n,r)}function Ae(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new G;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ve)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ve}`);r&&n.push(ye),n.push(we(e,i).toString(e)),r&&n.push(be)}return e.dirty.delete(t),n.join(``)}function je(e,t){return typeof t==`string`?e.bundle._transform(t):Ae(e,t)}var Me=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ne(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Pe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Fe(e,t){let n=e[0];if(n instanceof G)return new G(`NUMBER(${n.valueOf()})`);if(n instanceof K)return new K(n.valueOf(),{...n.opts,...Ne(t,Pe)});if(n instanceof _e)return new K(n.toNumber(),{...Ne(t,Pe)});throw TypeError(`Invalid argument to NUMBER`)}var Ie=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Le(e,t){let n=e[0];if(n instanceof G)return new G(`DATETIME(${n.valueOf()})`);if(n instanceof _e||n instanceof K)return new _e(n,Ne(t,Ie));throw TypeError(`Invalid argument to DATETIME`)}var Re=new Map;function ze(e){let t=Array.isArray(e)?e.join(` `):e,n=Re.get(t);return n===void 0&&(n=new Map,Re.set(t,n)),n}var Be=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fe,DATETIME:Le,...t},this._useIsolating=n,this._transform=r,this._intls=ze(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Me(this,n,t);try{return Ae(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new G().toString(r);throw e}}},Ve=/^(-?[a-zA-Z][\w-]*) *= */gm,He=/\.([a-zA-Z][\w-]*) *= */y,Ue=/\*?\[/y,We=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ge=/([a-zA-Z][\w-]*)/y,Ke=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qe=/^[A-Z][A-Z0-9_-]*$/,Je=/([^{}\n\r]+)/y,Ye=/([^\\"\n\r]*)/y,Xe=/\\([\\"])/y,Ze=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qe=/^\n+/,$e=/ +$/,et=/ *\r?\n/g,tt=/( *)$/,nt=/{\s*/y,rt=/\s*}/y,it=/\[\s*/y,at=/\s*] */y,ot=/\s*\(\s*/y,st=/\s*->\s*/y,ct=/\s*:\s*/y,lt=/\s*,?\s*/y,ut=/\s+/y,dt=class{constructor(e){this.body=[],Ve.lastIndex=0;let t=0;for(;;){let n=Ve.exec(e);if(n===null)break;t=Ve.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(He);){let t=o(He),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Je)&&(r=o(Je)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Qe),u([i],i.length)):r?S(r,$e):null}function u(r=[],i){for(;;){if(n(Je)){r.push(o(Je));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,$e));let c=[];for(let e of r)e instanceof ft&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(nt,SyntaxError);let e=f();if(i(rt))return e;if(i(st)){let t=h();return i(rt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ke)){let[,e,t,n=null]=a(Ke);if(e===`$`)return{type:`var`,name:t};if(i(ot)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(qe.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(lt)}}function m(){let e=f();return e.type===`mesg`&&i(ct)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ue);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(it,SyntaxError);let e;return e=n(We)?v():{type:`str`,value:o(Ge)},i(at,SyntaxError),e}function _(){if(n(We))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(We),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ye),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Xe))return o(Xe);if(n(Ze)){let[,e,t]=a(Ze),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ut),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(et,`
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
lobby-import-sound = The game goes on after { $moment } answers.
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
table-bot-thinks = { $who } is thinking
table-over = The game is over
table-won = { $who } victory
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
`,ht={en:`English`,ja:`日本語`},gt=`sandtable-language`,_t=e=>navigator.languages.find(t=>t.split(`-`)[0]===e)??e;function vt(e,t){let n=new Be(_t(e),{useIsolating:!1}),r=n.addResource(new dt(t));if(r.length)throw r[0];return n}var yt=[[`year`,31557600],[`month`,2629800],[`week`,604800],[`day`,86400],[`hour`,3600],[`minute`,60]],bt=e=>({en:vt(`en`,e.en),ja:vt(`ja`,e.ja)}),xt=bt({en:pt,ja:mt});function St(){let e=localStorage.getItem(gt);return e===`en`||e===`ja`?e:navigator.language.startsWith(`ja`)?`ja`:`en`}var q=new class{#e=I(ae(St()));get language(){return s(this.#e)}set language(e){H(this.#e,e,!0)}#t=I(null);speak(e){this.language=e,localStorage.setItem(gt,e)}speakOf(e){H(this.#t,bt(e))}text(e,t={}){let n=s(this.#t)?.[this.language],r=n?.hasMessage(e)?n:xt[this.language],i=r.getMessage(e);if(!i?.value)throw Error(`no words for ${e}`);return r.formatPattern(i.value,t)}get locale(){return _t(this.language)}ago(e,t=Date.now()){let n=Math.min(0,(Date.parse(e)-t)/1e3),[r,i]=yt.find(([,e])=>-n>=e)??[`second`,1],a=new Intl.RelativeTimeFormat(this.locale,{numeric:`auto`}),o=r===`second`?a.format(0,`second`):a.format(Math.ceil(n/i),r);return this.language===`ja`?o.replaceAll(` `,``):o}date(e){return new Intl.DateTimeFormat(this.locale,{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e))}},J=(e,t)=>q.text(e,t),Ct=f(`<main class="svelte-1fkdtv1"><p role="alert"> </p> <button type="button"> </button></main>`);function wt(e,t){z(t,!0);var n=Ct(),r=_(n),i=N(r,!0),a=U(r,2),s=N(a,!0);M(n),u((e,t)=>{m(i,e),m(s,t)},[()=>J(`app-not-loaded`),()=>J(`app-load-again`)]),c(`click`,a,()=>location.reload()),o(e,n),j()}x([`click`]);var Tt=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Et=function(e){return`/`+e},Dt={},Ot=function(e){return e.pathname.endsWith(`.css`)},kt=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Y=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Et(t,n);let r=s(t),i=Ot(r);return kt(Dt,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Tt,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},At=Object.assign({"./cyprus/face.ts":()=>Y(()=>import(`./face-C07dprSY.js`).then(e=>e.default),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13])),"./dak2/face.ts":()=>Y(()=>import(`./face-DYoN-d2T.js`).then(e=>e.default),__vite__mapDeps([14,2,15,16,17])),"./malaya/face.ts":()=>Y(()=>import(`./face-COMNajtC.js`).then(e=>e.default),__vite__mapDeps([18,1,2,3,4,5,6,7,8,19,20])),"./palestine/face.ts":()=>Y(()=>import(`./face-B2XgqxCr.js`).then(e=>e.default),__vite__mapDeps([21,1,2,3,4,5,6,7,8,9,10,22,23,24]))}),jt=Object.assign({"./cyprus/Picture.svelte":()=>Y(()=>import(`./Picture-nrjmze1f.js`).then(e=>e.default),__vite__mapDeps([25,2,26,3,4,27,11,12])),"./dak2/Picture.svelte":()=>Y(()=>import(`./Picture-B2AzJ8f5.js`).then(e=>e.default),__vite__mapDeps([28,2,29])),"./malaya/Picture.svelte":()=>Y(()=>import(`./Picture-0UrWXuyv.js`).then(e=>e.default),__vite__mapDeps([30,2,26,3,4,27,19])),"./palestine/Picture.svelte":()=>Y(()=>import(`./Picture-C0UgQoMl.js`).then(e=>e.default),__vite__mapDeps([31,2,26,3,4,27,22,23]))}),Mt=``,Nt=e=>Object.hasOwn(At,`./${e}/face.ts`),Pt=e=>Object.hasOwn(jt,`./${e}/Picture.svelte`);async function Ft(e){Mt=e;let t=await At[`./${e}/face.ts`]();return Mt===e&&q.speakOf(t.words),t}var It=e=>jt[`./${e}/Picture.svelte`](),Lt=f(`<div role="progressbar"></div>`);function Rt(e,t){z(t,!0);let n=I(!1);w(()=>{let e=setTimeout(()=>H(n,!0),300);return()=>clearTimeout(e)});var r=Lt();let i;u(()=>{V(r,`aria-label`,t.label),i=k(r,1,`svelte-pqey4u`,null,i,{shown:s(n)})}),o(e,r),j()}var zt=f(`<div class="svelte-91zlk2"><!></div>`),Bt=f(`<main class="svelte-91zlk2"><p role="alert"> <a href="/"> </a></p></main>`);function Vt(n,r){z(r,!0);let i=O(()=>r.game),c=O(()=>Nt(s(i))?Ft(s(i)):null);var d=l(),f=e(d),p=t=>{var n=l(),d=e(n);L(d,()=>s(c),e=>{{let t=O(()=>J(`app-loading`));Rt(e,{get label(){return s(t)}})}},(e,t)=>{var n=zt(),c=_(n);a(c,()=>r.page,()=>s(t)),M(n),u(()=>V(n,`data-game`,s(i))),o(e,n)},e=>{wt(e,{})}),o(t,n)},h=e=>{var t=Bt(),n=_(t),r=_(n),i=U(r),a=N(i,!0);M(n),M(t),u((e,t)=>{m(r,`${e??``} `),m(a,t)},[()=>J(`app-no-face`),()=>J(`lobby-home`)]),o(e,t)};t(f,e=>{s(c)?e(p):e(h,-1)}),o(n,d),j()}function Ht(e){let t=/[.!?。！？…]$/.test(e)?``:/[ぁ-ん]/.test(e)?`。`:`.`;return e&&e.charAt(0).toLocaleUpperCase()+e.slice(1)+t}var Ut=class extends Error{status;at;constructor(e,t,n){super(Ht(t)),this.status=e,this.at=n}};function Wt(e,t){let n=new URL(e,location.origin);return n.searchParams.set(`language`,t),n}async function Gt(e,t,n,r,i=null){let a=await fetch(Wt(t,n),{method:e,headers:r===void 0?{}:{"content-type":`application/json`},body:r===void 0?null:JSON.stringify(r),signal:i});if(!a.ok){let e=await a.json().catch(()=>({}));throw new Ut(a.status,e.error??a.statusText,e.at??null)}return a}async function X(e,t,n){return(await Gt(`GET`,e,t,void 0,n)).json()}async function Kt(e,t){return(await Gt(`GET`,e,t)).text()}async function Z(e,t,n){return(await Gt(`POST`,e,t,n)).json()}async function qt(e,t,n,r){await Gt(e,t,n,r)}function Jt(e,t){return t===null?e:`${e}?seen=${t}`}var Q=class{language;constructor(e){this.language=e}catalogue=()=>X(`/api/catalogue`,this.language);ruleTitles=(e,t=``)=>X(`/api/rules/${e}?search=${encodeURIComponent(t)}`,this.language);rule=(e,t)=>X(`/api/rules/${e}/${t}`,this.language);reference=e=>X(`/api/reference/${e}`,this.language);outline=e=>X(`/api/learn/${e}`,this.language);setUp=e=>X(`/api/set-up/${e}`,this.language);lesson=(e,t)=>X(`/api/learn/${e}/${t}`,this.language);myGames=()=>X(`/api/games`,this.language);newGame=e=>Z(`/api/games`,this.language,e);checkStart=(e,t)=>Z(`/api/starts`,this.language,{game:e,...t});forget=e=>qt(`POST`,`/api/games/${e}/forget`,this.language);enter=(e,t)=>Z(`/api/games/${e}/enter`,this.language,{secret:t});takeSeat=(e,t,n,r)=>Z(`/api/games/${e}/take-seat`,this.language,{secret:t,own:n,name:r});invite=(e,t)=>Z(`/api/games/${e}/invite`,this.language,{side:t});links=e=>X(`/api/games/${e}/links`,this.language);look=(e,t=null)=>X(Jt(`/api/games/${e}`,t),this.language);live=(e,t)=>{let n=Wt(Jt(`/api/games/${e}/live`,t),this.language);return n.protocol=n.protocol.replace(`http`,`ws`),n.searchParams.set(`changes`,`true`),n};log=async(e,t,n)=>(await X(`/api/games/${e}/log?first=${t}&count=${n}`,this.language)).log;nextWords=(e,t,n,r)=>X(`/api/games/${e}/orders?at=${t}&words=${encodeURIComponent(n)}`,this.language,r);overlay=(e,t,n,r)=>X(`/api/games/${e}/overlays/${n}?at=${t}`,this.language,r);moments=async(e,t,n)=>(await X(`/api/games/${e}/moments?first=${t}&count=${n}`,this.language)).moments;history=e=>X(`/api/games/${e}/history`,this.language);record=e=>Kt(`/api/games/${e}/record`,this.language);position=(e,t)=>Kt(`/api/games/${e}/position?moment=${t}`,this.language);answer=(e,t,n,r)=>Z(`/api/games/${e}/answers`,this.language,{at:t,answers:n,confirm:r});undo=(e,t,n)=>Z(`/api/games/${e}/undo`,this.language,{at:t,back_to:n});askRollback=(e,t,n)=>Z(`/api/games/${e}/rollback`,this.language,{at:t,back_to:n});acceptRollback=(e,t,n)=>Z(`/api/games/${e}/rollback/accept`,this.language,{at:t,back_to:n});declineRollback=(e,t,n)=>Z(`/api/games/${e}/rollback/decline`,this.language,{at:t,back_to:n});resign=(e,t)=>Z(`/api/games/${e}/resign`,this.language,{side:t});rematch=e=>Z(`/api/games/${e}/rematch`,this.language,void 0);substitute=(e,t,n)=>Z(`/api/games/${e}/substitute`,this.language,{at:t,bot:n});takeOver=(e,t)=>Z(`/api/games/${e}/take-over`,this.language,{at:t});allowAnalysis=(e,t)=>Z(`/api/games/${e}/allow-analysis`,this.language,{allow:t});course=e=>X(`/api/games/${e}/course`,this.language);beginCourse=e=>Z(`/api/games/${e}/course`,this.language,void 0);turns=(e,t)=>X(`/api/games/${e}/turns/${t}`,this.language);beginTurns=(e,t)=>Z(`/api/games/${e}/turns`,this.language,{moment:t});stopTurns=e=>qt(`DELETE`,`/api/games/${e}/turns`,this.language);notice=e=>X(`/api/games/${e}/notice`,this.language);leaveNotice=(e,t)=>qt(`PUT`,`/api/games/${e}/notice`,this.language,{url:t});removeNotice=e=>qt(`DELETE`,`/api/games/${e}/notice`,this.language);say=(e,t)=>Z(`/api/games/${e}/chat`,this.language,{text:t})},Yt=3e3;function Xt(e,t){w(()=>{if(!e())return;let n=setInterval(t,Yt);return()=>clearInterval(n)})}var Zt=class{#e=I([]);get games(){return s(this.#e)}set games(e){H(this.#e,e)}#t=I(!1);get failed(){return s(this.#t)}set failed(e){H(this.#t,e,!0)}constructor(){w(()=>void this.#n(q.language)),Xt(()=>this.failed,()=>void this.#n(q.language))}find(e){return this.games.find(t=>t.game===e)}async#n(e){try{let t=await new Q(e).catalogue();this.failed=!1,e===q.language&&(this.games=t.filter(({game:e})=>Nt(e)))}catch{this.failed=!0}}},Qt=(e,t)=>e===`learn`?t.filter(({has_example:e})=>e):t;function $t(e,t){let[n,...r]=Qt(e,t);return n&&!r.length?`/${e}/${n.game}`:`/${e}`}function en(e){try{return decodeURIComponent(e)}catch{return e}}var $=new class{#e=I(ae(location.pathname));get path(){return s(this.#e)}set path(e){H(this.#e,e,!0)}#t=I(ae(location.hash));get hash(){return s(this.#t)}set hash(e){H(this.#t,e,!0)}constructor(){addEventListener(`popstate`,()=>this.#n())}get parts(){return this.path.split(`/`).filter(Boolean).map(en)}go(e){history.pushState(null,``,e),this.#n(),scrollTo(0,0)}replace(e){history.replaceState(null,``,e),this.#n()}follow(e){let t=e.target instanceof Element?e.target.closest(`a`):null,n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey;!t||!n||e.defaultPrevented||t.target||t.hasAttribute(`download`)||t.origin===location.origin&&(e.preventDefault(),this.go(t.pathname+t.hash))}#n(){this.path=location.pathname,this.hash=location.hash}},tn=f(`<div class="picture svelte-1owkjhq"><!></div>`);function nn(n,r){z(r,!0);let i=I(!1);function a(e){let t=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&H(i,!0)},{rootMargin:`100px`});return t.observe(e),()=>t.disconnect()}var c=tn(),d=_(c),f=t=>{var n=l(),i=e(n);L(i,()=>It(r.game),null,(t,n)=>{var r=l(),i=e(r);y(i,()=>s(n),(e,t)=>{t(e,{})}),o(t,r)},e=>{}),o(t,n)},p=O(()=>s(i)&&Pt(r.game));t(d,e=>{s(p)&&e(f)}),M(c),v(c,()=>a),u(()=>V(c,`data-game`,r.game)),o(n,c),j()}var rn=[`easy`,`normal`,`hard`],an=/^search:(\d+)s$/;async function on(e,t){return(await e.catalogue().catch(()=>[])).find(e=>e.game===t)?.bots??[]}function sn(e){return[`normal`,`heuristic`].find(t=>e.some(({bot:e})=>e===t))??e[0]?.bot??``}function cn(e){let t=an.exec(e);return t?Number(t[1]):null}var ln=e=>`search:${e}s`;async function un(e){let{id:t}=await new Q(q.language).newGame(e),n=Object.values(e.seats).some(({who:e})=>e===`friend`);$.go(n?`/#invite/${t}`:`/games/${t}`)}var dn=f(`<button type="button" class="svelte-11pimco"><strong class="svelte-11pimco"> </strong> <span class="svelte-11pimco"> </span></button>`),fn=f(`<!> <button type="button" class="svelte-11pimco"><strong class="svelte-11pimco"> </strong> <span class="svelte-11pimco"> </span></button>`,1),pn=f(`<div class="quick svelte-11pimco"><!></div> <p class="problem" role="status"> </p>`,1);function mn(n,r){z(r,!0);let a=B(r,`level`,3,``),l=I(!1),d=I(``),f=O(()=>r.game?.bots??[]),p=O(()=>[a(),sn(s(f))].flatMap(e=>s(f).find(({bot:t})=>t===e)??[])[0]);async function h(e){if(!r.game)return;let t=s(p)?.bot??``,n={};for(let{side:i}of r.game.sides)n[i]=e.includes(i)?{who:`me`}:{who:`bot`,bot:t};H(l,!0),H(d,``);try{await un({game:r.game.game,scenario:r.game.scenarios[0]?.scenario??``,seats:n})}catch(e){H(d,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}finally{H(l,!1)}}var g=pn(),v=e(g),y=_(v),b=t=>{var n=fn(),a=e(n);i(a,17,()=>r.game.sides,({side:e,name:t})=>e,(e,t)=>{let n=()=>s(t).side,i=()=>s(t).name;var a=dn(),d=_(a),f=N(d,!0),g=U(d,2),v=N(g,!0);M(a),u((e,t)=>{a.disabled=s(l),m(f,e),m(v,t)},[()=>J(`lobby-quick-bot`,{name:i(),bots:r.game.sides.length-1}),()=>J(`lobby-quick-bot-aside`,{bot:s(p)?.name??``})]),c(`click`,a,()=>h([n()])),o(e,a)});var d=U(a,2),f=_(d),g=N(f,!0),v=U(f,2),y=N(v,!0);M(d),u((e,t)=>{d.disabled=s(l),m(g,e),m(y,t)},[()=>J(`lobby-quick-both`),()=>J(`lobby-quick-both-aside`,{sides:r.game.sides.length})]),c(`click`,d,()=>h(r.game.sides.map(({side:e})=>e))),o(t,n)};t(y,e=>{r.game&&e(b)}),M(v);var x=U(v,2),S=N(x,!0);u(()=>m(S,s(d))),o(n,g),j()}x([`click`]);var hn=f(`<div class="aim svelte-1ey3gz2"><dt class="svelte-1ey3gz2"> </dt> <dd class="svelte-1ey3gz2"> </dd></div>`),gn=f(`<div class="fact svelte-1ey3gz2"><dt class="svelte-1ey3gz2"> </dt> <dd class="svelte-1ey3gz2"> </dd></div>`),_n=f(`<a class="svelte-1ey3gz2"> </a>`),vn=f(`<article class="svelte-1ey3gz2"><!> <div class="told svelte-1ey3gz2"><h3 class="svelte-1ey3gz2"> <span class="years svelte-1ey3gz2"> </span></h3> <dl class="svelte-1ey3gz2"><!> <!></dl> <!> <p class="ways svelte-1ey3gz2"><!> <a class="svelte-1ey3gz2"> </a> <a class="svelte-1ey3gz2"> </a></p></div></article>`);function yn(n,r){let a=W();z(r,!0);let c=O(()=>r.game.about),d=O(()=>[{name:J(`lobby-length`),text:s(c).length},{name:J(`lobby-ours`),text:s(c).ours}].filter(({text:e})=>e));var f=vn(),p=_(f);nn(p,{get game(){return r.game.game}});var h=U(p,2),g=_(h),v=_(g),y=U(v),b=N(y,!0);M(g);var x=U(g,2),S=_(x);i(S,17,()=>r.game.sides,({side:e,name:t})=>e,(n,r)=>{let i=()=>s(r).side,a=()=>s(r).name;var d=l(),f=e(d),p=e=>{var t=hn(),n=_(t),r=N(n,!0),l=U(n,2),d=N(l,!0);M(t),u(()=>{m(r,a()),m(d,s(c).aims[i()])}),o(e,t)};t(f,e=>{s(c).aims[i()]&&e(p)}),o(n,d)});var C=U(S,2);i(C,17,()=>s(d),({name:e,text:t})=>e,(e,t)=>{let n=()=>s(t).name,r=()=>s(t).text;var i=gn(),a=_(i),c=N(a,!0),l=U(a,2),d=N(l,!0);M(i),u(()=>{m(c,n()),m(d,r())}),o(e,i)}),M(x);var w=U(x,2);mn(w,{get game(){return r.game},get level(){return r.level}});var T=U(w,2),E=_(T),D=e=>{var t=_n(),n=N(t,!0);u(e=>{V(t,`href`,`/learn/${r.game.game??``}`),m(n,e)},[()=>J(`lobby-learn`)]),o(e,t)};t(E,e=>{r.game.has_example&&e(D)});var k=U(E,2),A=N(k,!0),P=U(k,2),ee=N(P,!0);M(T),M(h),M(f),u((e,t)=>{V(f,`aria-labelledby`,a),V(g,`id`,a),m(v,`${r.game.title??``} `),m(b,s(c).years),V(k,`href`,`/#new/${r.game.game??``}`),m(A,e),V(P,`href`,`/rules/${r.game.game??``}`),m(ee,t)},[()=>J(`lobby-new-game-more`),()=>J(`lobby-rules`)]),o(n,f),j()}var bn=/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/,xn=e=>bn.test(e),Sn=f(`<p class="svelte-1km85pp"> </p>`);function Cn(n,r){z(r,!0);var i=l(),a=e(i),c=e=>{var t=Sn(),n=N(t,!0);u(e=>m(n,e),[()=>J(`app-only-here`,{command:`./play serve --host 0.0.0.0`})]),o(e,t)},d=O(()=>xn(location.hostname));t(a,e=>{s(d)&&e(c)}),o(n,i),j()}var wn=f(`<button type="button"><span aria-live="polite"> </span></button>`);function Tn(e,t){z(t,!0);let n=I(!1);async function r(){await navigator.clipboard.writeText(t.text),H(n,!0),setTimeout(()=>H(n,!1),2e3)}var i=wn(),a=_(i),l=N(a,!0);M(i),u(e=>m(l,e),[()=>s(n)?J(`table-copied`):t.label]),c(`click`,i,r),o(e,i),j()}x([`click`]);var En=[`turn`,`invited`,`waiting`,`finished`,`unplayable`];function Dn(e){return e.over||e.problem?[]:Object.keys(e.seats).filter(t=>!e.seats[t].taken&&!e.you.includes(t))}function On(e){return e.problem?`unplayable`:e.over?`finished`:e.your_turn?`turn`:Object.keys(e.seats).some(t=>e.you.includes(t))&&Dn(e).length?`invited`:`waiting`}function kn(e){let t={turn:[],invited:[],waiting:[],finished:[],unplayable:[]},n=[...e].sort((e,t)=>t.created.localeCompare(e.created));for(let e of n)t[On(e)].push(e);return t}var An={own:``,invitations:{},may_invite:!1},jn=class{#e=I(An);get links(){return s(this.#e)}set links(e){H(this.#e,e)}#t;constructor(e,t){this.#t=e;let n=O(()=>t().join());w(()=>{s(n)&&this.ask()})}ask(){new Q(q.language).links(this.#t()).then(e=>this.links=e,()=>this.links=An)}},Mn=e=>new URL(e,location.origin).href;function Nn(){let e=crypto.getRandomValues(new Uint8Array(16));return btoa(String.fromCharCode(...e)).replaceAll(`+`,`-`).replaceAll(`/`,`_`).replaceAll(`=`,``)}function Pn(){for(let e of[localStorage,sessionStorage])for(let t of Object.keys(e))t.startsWith(`sandtable-links-`)&&e.removeItem(t)}var Fn=`draw`;function In(e,t=e){return e===Fn?J(`table-drawn`):J(`table-won`,{who:t})}var Ln=f(`<dialog class="svelte-kjkrvx"><div class="sheet svelte-kjkrvx"><header class="svelte-kjkrvx"><h2 class="svelte-kjkrvx"> </h2> <button type="button" class="quiet svelte-kjkrvx">✕</button></header> <!></div></dialog>`);function Rn(e,t){let n=W();z(t,!0);let r;w(()=>r.showModal());function i(e){e.target===r&&r.close()}var s=Ln(),l=_(s),d=_(l),f=_(d),p=N(f,!0),h=U(f,2);M(d);var g=U(d,2);a(g,()=>t.children),M(l),M(s),D(s,e=>r=e,()=>r),u(e=>{V(s,`aria-labelledby`,n),V(f,`id`,n),m(p,t.title),V(h,`aria-label`,e)},[()=>J(`table-close`)]),b(`close`,s,function(...e){t.onclose?.apply(this,e)}),c(`click`,s,i),c(`click`,h,()=>r.close()),o(e,s),j()}x([`click`]);var zn=f(`<p> </p> <p class="row svelte-nixqhy"><button type="button" class="primary"> </button> <!> <button type="button"> </button></p> <p class="problem" role="status"> </p>`,1);function Bn(n,r){z(r,!0);let i=new jn(()=>r.game.id,()=>[`own`]),a=O(()=>!r.game.over&&!r.game.problem&&Object.keys(r.game.seats).some(e=>r.game.you.includes(e))),l=I(``);async function d(){try{await new Q(q.language).forget(r.game.id),r.onclose(),r.onremoved()}catch(e){H(l,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}}{let f=O(()=>J(`lobby-remove-sure`));Rn(n,{get title(){return s(f)},get onclose(){return r.onclose},children:(n,f)=>{var p=zn(),h=e(p),g=N(h,!0),v=U(h,2),y=_(v),b=N(y,!0),x=U(y,2),S=e=>{{let t=O(()=>Mn(i.links.own)),n=O(()=>J(`seat-copy-own`));Tn(e,{get text(){return s(t)},get label(){return s(n)}})}};t(x,e=>{i.links.own&&e(S)});var C=U(x,2),w=N(C,!0);M(v);var T=U(v,2),E=N(T,!0);u((e,t,n)=>{m(g,e),m(b,t),m(w,n),m(E,s(l))},[()=>J(s(a)?`lobby-remove-playing`:`lobby-remove-explained`),()=>J(`lobby-remove-do`),()=>J(`table-step-back`)]),c(`click`,y,d),c(`click`,C,function(...e){r.onclose?.apply(this,e)}),o(n,p)},$$slots:{default:!0}})}j()}x([`click`]);var Vn=f(`<span class="here svelte-1iv7fec"> </span>`),Hn=f(`<span class="seat"><span class="side svelte-1iv7fec"> </span> <span> </span> <!></span>`),Un=f(`<span> </span>`),Wn=f(`<span class="seats svelte-1iv7fec"></span> <span class="facts svelte-1iv7fec"><span> </span> <!> <!> <time> </time></span> <span> </span>`,1),Gn=f(`<div class="game svelte-1iv7fec"><!></div> <a class="button svelte-1iv7fec"> </a>`,1),Kn=f(`<a class="game svelte-1iv7fec"><!></a>`),qn=f(`<li class="svelte-1iv7fec"><!> <!> <button type="button" class="remove svelte-1iv7fec">✕</button></li> <!>`,1);function Jn(n,r){z(r,!0);let a=n=>{var a=Wn(),c=e(a);i(c,21,()=>Object.entries(r.game.seats),([e,t])=>e,(e,n)=>{var i=O(()=>ie(s(n),2));let a=()=>s(i)[0],c=()=>s(i)[1];var l=Hn(),d=_(l),f=N(d,!0),h=U(d,2);let g;var v=N(h,!0),y=U(h,2),b=e=>{var t=Vn(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-here`)]),o(e,t)},x=O(()=>!r.game.you.includes(a())&&r.game.here.includes(a()));t(y,e=>{s(x)&&e(b)}),M(l),u((e,t)=>{m(f,c().side),g=k(h,1,`svelte-1iv7fec`,null,g,{me:e}),m(v,t)},[()=>r.game.you.includes(a()),()=>p(a())]),o(e,l)}),M(c);var l=U(c,2),d=_(l),f=N(d,!0),g=U(d,2),v=e=>{var t=Un(),n=N(t,!0);u(()=>m(n,r.game.components)),o(e,t)};t(g,e=>{r.game.components&&e(v)});var y=U(g,2),b=e=>{var t=Un(),n=N(t,!0);u(()=>m(n,r.game.stage)),o(e,t)};t(y,e=>{r.game.stage&&!r.game.over&&e(b)});var x=U(y,2),S=N(x,!0);M(l);var C=U(l,2);let w;var T=N(C,!0);u((e,t,n)=>{m(f,r.game.title),V(x,`datetime`,r.game.moved),V(x,`title`,e),m(S,t),w=k(C,1,`status svelte-1iv7fec`,null,w,{mine:r.group===`turn`,problem:r.game.problem}),m(T,n)},[()=>q.date(r.game.moved),()=>J(r.game.over?`lobby-ended`:`lobby-moved`,{when:q.ago(r.game.moved)}),()=>h()]),o(n,a)},l=I(!1),d=new jn(()=>r.game.id,()=>Dn(r.game)),f=O(()=>Dn(r.game).filter(e=>d.links.invitations[e]));function p(e){let t=r.game.seats[e];return t.name?t.name:t.who===`bot`?r.bots.find(({bot:e})=>e===t.bot)?.name??t.bot:r.game.you.includes(e)?J(`lobby-you`):J(`lobby-friend`)}function h(){let e=r.game.seats[r.game.asked];return r.game.problem?r.game.problem:r.game.over?In(r.game.result,r.game.seats[r.game.result]?.side):r.game.your_turn?J(`lobby-your-turn`):e?J(`lobby-their-turn`,{side:e.side}):``}var g=qn(),v=e(g),y=_(v),b=t=>{var n=Gn(),i=e(n),s=_(i);a(s),M(i);var c=U(i,2),l=N(c,!0);u(e=>{V(c,`href`,`/api/games/${r.game.id??``}/record`),V(c,`download`,`${r.game.game??``}-${r.game.id??``}.record`),m(l,e)},[()=>J(`table-export-record`)]),o(t,n)},x=e=>{var t=Kn(),n=_(t);a(n),M(t),u(()=>V(t,`href`,`/games/${r.game.id??``}`)),o(e,t)};t(y,e=>{r.game.problem?e(b):e(x,-1)});var S=U(y,2);i(S,16,()=>s(f),e=>e,(e,t)=>{{let n=O(()=>Mn(d.links.invitations[t])),i=O(()=>J(`lobby-copy-for`,{side:r.game.seats[t].side}));Tn(e,{get text(){return s(n)},get label(){return s(i)}})}});var C=U(S,2);M(v);var w=U(v,2),T=e=>{Bn(e,{get game(){return r.game},get onremoved(){return r.onremoved},onclose:()=>H(l,!1)})};t(w,e=>{s(l)&&e(T)}),u((e,t)=>{V(C,`aria-label`,e),V(C,`title`,t)},[()=>J(`lobby-remove`,{game:r.game.title}),()=>J(`lobby-remove-do`)]),c(`click`,C,()=>H(l,!0)),o(n,g),j()}x([`click`]);var Yn=f(`<p class="none svelte-gxz5uw" role="alert"> </p>`),Xn=f(`<p class="none svelte-gxz5uw"> </p>`),Zn=f(`<h3> </h3> <!> <ul class="svelte-gxz5uw"></ul>`,1),Qn=f(`<section aria-labelledby="mine" class="svelte-gxz5uw"><h2 id="mine" class="svelte-gxz5uw"> </h2> <!> <!></section>`);function $n(n,r){z(r,!0);let a=O(()=>kn(r.mine.list??[]));var c=Qn(),d=_(c),f=N(d,!0),p=U(d,2),h=e=>{var t=Yn(),n=N(t,!0);u(()=>m(n,r.mine.problem)),o(e,t)},g=e=>{var t=Xn(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-no-games`)]),o(e,t)};t(p,e=>{r.mine.problem?e(h):r.mine.list?.length===0&&e(g,1)});var v=U(p,2);i(v,16,()=>En,e=>e,(n,c)=>{var d=l(),f=e(d),p=n=>{var l=Zn(),d=e(l);let f;var p=N(d,!0),h=U(d,2),g=e=>{Cn(e,{})};t(h,e=>{c===`invited`&&e(g)});var _=U(h,2);i(_,21,()=>s(a)[c],e=>e.id,(e,t)=>{{let n=O(()=>r.offered.find(e=>e.game===s(t).game)?.bots??[]);Jn(e,{get game(){return s(t)},get group(){return c},get bots(){return s(n)},onremoved:()=>r.mine.refresh()})}}),M(_),u(e=>{f=k(d,1,`svelte-gxz5uw`,null,f,{turn:c===`turn`}),m(p,e)},[()=>J(`lobby-group-${c}`)]),o(n,l)};t(f,e=>{s(a)[c].length&&e(p)}),o(n,d)}),M(c),u(e=>m(f,e),[()=>J(`lobby-my-games`)]),o(n,c),j()}var er=4e3,tr=`sandtable-returns`,nr=class{#e=I(null);get list(){return s(this.#e)}set list(e){H(this.#e,e)}#t=I(``);get problem(){return s(this.#t)}set problem(e){H(this.#t,e,!0)}#n=I(localStorage.getItem(tr)===`yes`);get returns(){return s(this.#n)}set returns(e){H(this.#n,e,!0)}constructor(){w(()=>{this.refresh();let e=()=>!document.hidden&&void this.refresh(),t=setInterval(e,er);return document.addEventListener(`visibilitychange`,e),()=>{clearInterval(t),document.removeEventListener(`visibilitychange`,e)}})}async refresh(){let e=q.language;try{let t=await new Q(e).myGames();if(e!==q.language)return;[this.list,this.problem]=[t,``],this.returns=t.length>0,localStorage.setItem(tr,this.returns?`yes`:`no`)}catch(e){this.problem=e instanceof Ut?e.message:J(`lobby-unreachable`)}}},rr=f(`<a> </a>`),ir=f(`<p class="aside svelte-95bval"> </p>`),ar=f(`<!> <section><h1 class="svelte-95bval"> </h1> <p class="sentence svelte-95bval"> </p> <p class="ways svelte-95bval"><!> <a class="button large" href="/#new"> </a></p> <!></section> <section aria-labelledby="games"><h2 id="games" class="svelte-95bval"> </h2> <div class="games svelte-95bval"></div></section> <!>`,1);function or(n,r){z(r,!0);let a=new nr,c=O(()=>!r.games.length||Qt(`learn`,r.games).length>0);var l=ar(),d=e(l),f=e=>{$n(e,{get mine(){return a},get offered(){return r.games}})};t(d,e=>{a.returns&&e(f)});var p=U(d,2);let h;var g=_(p),v=N(g,!0),y=U(g,2),b=N(y,!0),x=U(y,2),S=_(x),C=e=>{var t=rr();let n;var i=N(t,!0);u((e,r)=>{n=k(t,1,`button large`,null,n,{primary:!a.returns}),V(t,`href`,e),m(i,r)},[()=>$t(`learn`,r.games),()=>J(`lobby-learn`)]),o(e,t)};t(S,e=>{s(c)&&e(C)});var w=U(S,2),T=N(w,!0);M(x);var E=U(x,2),D=e=>{var t=ir(),n=N(t,!0);u(e=>m(n,e),[()=>J(s(c)?`lobby-learn-aside`:`lobby-easy-aside`)]),o(e,t)};t(E,e=>{a.returns||e(D)}),M(p);var A=U(p,2),P=_(A),ee=N(P,!0),F=U(P,2);i(F,21,()=>r.games,e=>e.game,(e,t)=>{{let n=O(()=>a.returns?``:`easy`);yn(e,{get game(){return s(t)},get level(){return s(n)}})}}),M(F),M(A);var te=U(A,2),I=e=>{$n(e,{get mine(){return a},get offered(){return r.games}})};t(te,e=>{a.returns||e(I)}),u((e,t,n,r)=>{h=k(p,1,`hero svelte-95bval`,null,h,{small:a.returns}),m(v,e),m(b,t),m(T,n),m(ee,r)},[()=>J(`lobby-title`),()=>J(`lobby-sentence`),()=>J(`lobby-new-game`),()=>J(`lobby-games`)]),o(n,l),j()}var sr=f(`<p> </p> <div class="svelte-1ybocz5"><button type="button" class="primary"> </button> <button type="button"> </button></div>`,1);function cr(t,n){z(n,!0),Rn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,r)=>{var i=sr(),a=e(i),s=N(a,!0),l=U(a,2),d=_(l),f=N(d,!0),p=U(d,2),h=N(p,!0);M(l),u(e=>{m(s,n.text),m(f,n.action),m(h,e)},[()=>J(`table-step-back`)]),c(`click`,d,function(...e){n.onconfirm?.apply(this,e)}),c(`click`,p,function(...e){n.onclose?.apply(this,e)}),o(t,i)},$$slots:{default:!0}}),j()}x([`click`]);var lr=f(`<button type="button"> </button> <span class="visually-hidden" role="status"> </span> <!>`,1);function ur(n,r){z(r,!0);let i=I(!1),a=I(``);async function l(){H(i,!1);try{await new Q(q.language).invite(r.id,r.side),H(a,J(`seat-new-link-made`,{side:r.seat.side}),!0),r.onmade()}catch(e){H(a,e instanceof Error?e.message:``,!0)}}var d=lr(),f=e(d),p=N(f,!0),h=U(f,2),g=N(h,!0),_=U(h,2),v=e=>{{let t=O(()=>J(`seat-new-link`,{side:r.seat.side})),n=O(()=>J(r.seat.taken?`seat-new-link-sure`:`seat-new-link-unused`,{side:r.seat.side})),a=O(()=>J(`seat-new-link-do`));cr(e,{get title(){return s(t)},get text(){return s(n)},get action(){return s(a)},onconfirm:l,onclose:()=>H(i,!1)})}};t(_,e=>{s(i)&&e(v)}),u(e=>{m(p,e),m(g,s(a))},[()=>J(`seat-new-link`,{side:r.seat.side})]),c(`click`,f,()=>H(i,!0)),o(n,d),j()}x([`click`]);var dr=f(`<label class="svelte-1uobr3e"> </label> <div class="line svelte-1uobr3e"><input readonly="" class="svelte-1uobr3e"/> <!></div>`,1),fr=f(`<span class="label svelte-1uobr3e"> </span>`),pr=f(`<div class="field svelte-1uobr3e"><!> <div class="foot svelte-1uobr3e"><p role="status" class="svelte-1uobr3e"> </p> <!></div></div>`);function mr(n,r){let i=W();z(r,!0);var c=pr(),l=_(c),d=t=>{var n=dr(),a=e(n),c=N(a,!0),l=U(a,2),d=_(l);P(d);var f=U(d,2);{let e=O(()=>J(`lobby-copy`));Tn(f,{get text(){return r.link},get label(){return s(e)}})}M(l),u(()=>{V(a,`for`,i),m(c,r.label),V(d,`id`,i),F(d,r.link),V(d,`aria-describedby`,`${i}-note`)}),b(`focus`,d,e=>e.currentTarget.select()),o(t,n)},f=e=>{var t=fr(),n=N(t,!0);u(()=>m(n,r.label)),o(e,t)};t(l,e=>{r.link?e(d):e(f,-1)});var p=U(l,2),h=_(p),g=N(h,!0),v=U(h,2);a(v,()=>r.children??se),M(p),M(c),u(()=>{V(h,`id`,`${i}-note`),m(g,r.note)}),o(n,c),j()}var hr=f(`<p> <a href="/"> </a></p>`),gr=f(`<h1 class="svelte-1sxjg53"> </h1> <p class="aside svelte-1sxjg53"> </p> <!>`,1),_r=f(`<h1 class="svelte-1sxjg53"> </h1>`),vr=f(`<!> <!> <!> <a class="button large primary svelte-1sxjg53"> </a>`,1),yr=f(`<section class="svelte-1sxjg53"><!></section>`);function br(n,r){z(r,!0);let a=I(null),c=I(null),d=I(!1),f=O(()=>Object.keys(s(c)?.seats??{}).some(e=>s(c)?.you.includes(e))),p=O(()=>s(a)?.invitations??{}),h=O(()=>Object.entries(s(c)?.seats??{}).filter(([e,{who:t}])=>t===`person`&&!s(c)?.you.includes(e))),g=O(()=>s(h).filter(([,{taken:e}])=>!e));function v(){if(document.hidden)return;let e=new Q(q.language);Promise.all([e.look(r.id),e.links(r.id)]).then(([e,t])=>(e=>{var t=ie(e,2);return H(c,t[0]),H(a,t[1]),e})([e,t]),()=>H(d,!s(c)))}w(()=>{v();let e=setInterval(v,4e3);return()=>clearInterval(e)});var y=yr(),b=_(y),x=e=>{var t=hr(),n=_(t),r=U(n),i=N(r,!0);M(t),u((e,t)=>{m(n,`${e??``} `),m(i,t)},[()=>J(`app-missing`),()=>J(`lobby-home`)]),o(e,t)},S=n=>{var d=vr(),_=e(d),y=t=>{var n=gr(),r=e(n),i=N(r,!0),a=U(r,2),c=N(a,!0);Cn(U(a,2),{}),u((e,t)=>{m(i,e),m(c,t)},[()=>J(`lobby-invite`,{number:s(g).length}),()=>J(`lobby-invite-aside`)]),o(t,n)},b=e=>{var t=_r(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-invite-taken`)]),o(e,t)};t(_,e=>{s(g).length?e(y):e(b,-1)});var x=U(_,2);i(x,17,()=>s(h),([e,t])=>e,(n,i)=>{var c=O(()=>ie(s(i),2));let u=()=>s(c)[0],d=()=>s(c)[1];{let i=O(()=>J(`lobby-invite-side`,{side:d().side,name:d().name||J(`lobby-friend`)})),c=O(()=>s(p)[u()]&&Mn(s(p)[u()])),f=O(()=>d().taken?J(`lobby-invite-arrived`):J(`lobby-invite-open`));mr(n,{get label(){return s(i)},get link(){return s(c)},get note(){return s(f)},children:(n,i)=>{var c=l(),f=e(c),p=e=>{ur(e,{get id(){return r.id},get side(){return u()},get seat(){return d()},onmade:v})};t(f,e=>{s(a)?.may_invite&&e(p)}),o(n,c)},$$slots:{default:!0}})}});var S=U(x,2),C=e=>{{let t=O(()=>J(`lobby-invite-watch`)),n=O(()=>Mn(s(c).watch_link)),r=O(()=>J(`lobby-invite-watch-note`));mr(e,{get label(){return s(t)},get link(){return s(n)},get note(){return s(r)}})}};t(S,e=>{s(c).watch_link&&e(C)});var w=U(S,2),T=N(w,!0);u(e=>{V(w,`href`,`/games/${r.id??``}`),m(T,e)},[()=>s(f)?J(`lobby-take-seat`):J(`lobby-watch`)]),o(n,d)};t(b,e=>{s(d)?e(x):s(c)&&e(S,1)}),M(y),o(n,y),j()}var xr=`sandtable-name`,Sr=()=>localStorage.getItem(xr)??``;function Cr(e){e.trim()&&localStorage.setItem(xr,e.trim())}var wr=f(`<div class="bid"><label class="svelte-159qm8r"> </label> <div class="line svelte-159qm8r"><button type="button" class="svelte-159qm8r">−</button> <input type="number" class="svelte-159qm8r"/> <button type="button" class="svelte-159qm8r">+</button> <p class="svelte-159qm8r"> </p></div> <p class="problem svelte-159qm8r" role="status"> </p></div>`);function Tr(e,t){let n=W();z(t,!0);let r=B(t,`bid`,15);function i(e){r(Math.max(t.least,Math.min(t.most,Number.isNaN(e)?t.usual:Math.round(e))))}function a(e){i(e.valueAsNumber),e.value=String(r())}var s=wr(),l=_(s),d=N(l,!0),f=U(l,2),p=_(f),h=U(p,2);P(h);var g=U(h,2),v=U(g,2),y=N(v);M(f);var b=U(f,2),x=N(b,!0);M(s),u((e,i,a,o)=>{V(l,`for`,n),m(d,e),V(p,`aria-label`,i),V(h,`id`,n),V(h,`min`,t.least),V(h,`max`,t.most),F(h,r()),V(h,`aria-describedby`,`${n}-help`),V(h,`aria-invalid`,t.problem?!0:void 0),V(g,`aria-label`,a),V(v,`id`,`${n}-help`),m(y,`${t.text??``} ${o??``}`),m(x,t.problem)},[()=>J(`lobby-bid`),()=>J(`lobby-bid-less`),()=>J(`lobby-bid-more`),()=>J(`lobby-bid-usual`,{usual:String(t.usual)})]),c(`click`,p,()=>i(r()-1)),c(`change`,h,e=>a(e.currentTarget)),c(`click`,g,()=>i(r()+1)),o(e,s),j()}x([`click`,`change`]);var Er=f(`<label class="svelte-sm8gse"><input type="radio"/> </label>`),Dr=f(`<div class="values svelte-sm8gse"></div>`),Or=f(`<span> </span>`),kr=f(`<p class="svelte-sm8gse"> </p>`),Ar=f(`<div class="whose svelte-sm8gse" role="group"><span class="title svelte-sm8gse"> </span> <!> <details class="svelte-sm8gse"><summary class="svelte-sm8gse"> </summary> <!></details></div>`);function jr(e,n){let r=W();z(n,!0);let a=B(n,`chosen`,15),l=O(()=>n.components.values[0]);var d=Ar(),f=_(d),p=N(f,!0),g=U(f,2),v=e=>{var t=Dr();i(t,21,()=>n.components.values,({value:e,name:t})=>e,(e,t)=>{let i=()=>s(t).value,d=()=>s(t).name;var f=Er(),p=_(f);P(p);var h=U(p);M(f),u(()=>{V(p,`name`,`${r}-whose`),re(p,(a()[n.components.option]??s(l).value)===i()),m(h,` ${d()??``}`)}),c(`change`,p,()=>a({...a(),[n.components.option]:i()})),o(e,f)}),M(t),o(e,t)},y=e=>{var t=Or(),n=N(t,!0);u(()=>m(n,s(l).name)),o(e,t)};t(g,e=>{n.components.values.length>1?e(v):e(y,-1)});var b=U(g,2),x=_(b),S=N(x,!0),C=U(x,2);i(C,17,()=>n.components.text.split(`
`),h,(e,t)=>{var n=kr(),r=N(n,!0);u(()=>m(r,s(t))),o(e,n)}),M(b),M(d),u(e=>{V(d,`aria-labelledby`,r),V(f,`id`,r),m(p,n.components.title),m(S,e)},[()=>J(`lobby-option-explain`)]),o(e,d),j()}x([`change`]);function Mr(e,t){let n=sn(e.bots),r=e.scenarios[0],i=e.sides.map(({side:e},t)=>[e,{who:t===0?`me`:`bot`,name:``,bot:n}]);return{scenario:r?.scenario??``,seats:Object.fromEntries(i),myName:t,allowsAnalysis:!1,bid:r?.bid?.usual??0,options:{},imports:!1,pasted:``,isSound:!1}}var Nr=({seats:e})=>Object.keys(e).find(t=>e[t].who===`me`);function Pr({seats:e}){let t=Object.values(e).map(({who:e})=>e);return t.includes(`me`)&&t.includes(`friend`)}var Fr=/^\s*sandtable position/,Ir=e=>Fr.test(e)?{position:e}:{record:e};function Lr(e,t){let n=Object.entries(t.seats).map(([e,{who:n,name:r,bot:i}])=>{if(n===`bot`)return[e,{who:n,bot:i}];if(n===`friend`)return[e,{who:n}];let a=t.allowsAnalysis&&Pr(t)?{allows_analysis:!0}:{},o=(e===Nr(t)?t.myName:r).trim();return[e,{who:n,...o&&{name:o},...a}]}),r={game:e,seats:Object.fromEntries(n)};return t.imports?{...r,...Ir(t.pasted)}:{...r,scenario:t.scenario,options:t.options,bid:t.bid}}var Rr=f(`<div class="import svelte-1ugivjf"><label class="svelte-1ugivjf"> </label> <textarea rows="8" spellcheck="false"></textarea> <p role="status"> </p> <label class="button file svelte-1ugivjf"> <input class="visually-hidden svelte-1ugivjf" type="file" accept=".record,.position,.txt,text/plain"/></label></div>`);function zr(e,t){let n=W();z(t,!0);let r=B(t,`text`,15),i=B(t,`sound`,15),a=I(!1),l=I({}),d=O(()=>s(l).refused||t.problem);w(()=>{if(i(!1),H(l,{}),!r().trim())return;let e=setTimeout(f,200,r());return()=>clearTimeout(e)});async function f(e){let n=await new Q(q.language).checkStart(t.game,Ir(e)).then(e=>({start:e}),e=>({refused:e instanceof Ut?e.message:J(`lobby-unreachable`)}));e===r()&&(H(l,n),i(`start`in n))}async function p(e){let t=e?.[0];t&&r(await t.text())}function h(e){H(a,!1),e.dataTransfer?.files.length&&(e.preventDefault(),p(e.dataTransfer.files))}var g=Rr(),v=_(g),y=N(v,!0),x=U(v,2);oe(x);let S;var C=U(x,2);let T;var E=N(C,!0),D=U(C,2),A=_(D),P=U(A);M(D),M(g),u((e,t,r,i)=>{V(v,`for`,n),m(y,e),V(x,`id`,n),V(x,`placeholder`,t),V(x,`aria-describedby`,`${n}-problem`),V(x,`aria-invalid`,s(d)?!0:void 0),S=k(x,1,`svelte-1ugivjf`,null,S,{over:s(a)}),V(C,`id`,`${n}-problem`),T=k(C,1,`found svelte-1ugivjf`,null,T,{problem:s(d)}),m(E,r),m(A,`${i??``} `)},[()=>J(`lobby-import`),()=>J(`lobby-import-placeholder`),()=>s(d)||(s(l).start?J(s(l).start.over?`lobby-import-over`:`lobby-import-sound`,{...s(l).start}):``),()=>J(`lobby-import-file`)]),b(`dragenter`,x,()=>H(a,!0)),b(`dragleave`,x,()=>H(a,!1)),b(`drop`,x,h),R(x,r),c(`change`,P,e=>p(e.currentTarget.files)),o(e,g),j()}x([`change`]);var Br=f(`<label class="svelte-1cr92r1"><input type="radio"/> </label>`),Vr=f(`<p class="svelte-1cr92r1"> </p>`),Hr=f(`<fieldset class="svelte-1cr92r1"><legend class="svelte-1cr92r1"> </legend> <div class="values svelte-1cr92r1"></div> <details class="svelte-1cr92r1"><summary class="svelte-1cr92r1"> </summary> <!></details></fieldset>`),Ur=f(`<details class="all svelte-1cr92r1"><summary class="svelte-1cr92r1"> <span class="svelte-1cr92r1"> </span></summary> <p class="help svelte-1cr92r1"> </p> <!></details>`);function Wr(e,t){let n=W();z(t,!0);let r=B(t,`chosen`,15),a=O(()=>t.options.filter(e=>(r()[e.option]??e.default)!==e.default).length);function l({value_names:e,default:t},n){let r=e[n];return r?n===t?J(`lobby-option-default-named`,{name:r}):r:J(n===t?`lobby-option-default`:`lobby-option-other`)}var d=Ur(),f=_(d),p=_(f),g=U(p),v=N(g,!0);M(f);var y=U(f,2),b=N(y,!0),x=U(y,2);i(x,17,()=>t.options,e=>e.option,(e,t)=>{var a=Hr(),d=_(a),f=N(d,!0),p=U(d,2);i(p,20,()=>s(t).values,e=>e,(e,i)=>{var a=Br(),d=_(a);P(d);var f=U(d);M(a),u(e=>{V(d,`name`,`${n}-${s(t).option??``}`),re(d,(r()[s(t).option]??s(t).default)===i),m(f,` ${e??``}`)},[()=>l(s(t),i)]),c(`change`,d,()=>r({...r(),[s(t).option]:i})),o(e,a)}),M(p);var g=U(p,2),v=_(g),y=N(v,!0),b=U(v,2);i(b,17,()=>s(t).text.split(`
`),h,(e,t)=>{var n=Vr(),r=N(n,!0);u(()=>m(r,s(t))),o(e,n)}),M(g),M(a),u(e=>{m(f,s(t).title),m(y,e)},[()=>J(`lobby-option-explain`)]),o(e,a)}),M(d),u((e,t,n)=>{m(p,`${e??``} `),m(v,t),m(b,n)},[()=>J(`lobby-options`),()=>J(`lobby-options-changed`,{changed:s(a)}),()=>J(`lobby-options-help`)]),o(e,d),j()}x([`change`]);var Gr=f(`<label class="time svelte-102khch"><span> </span> <input type="range" min="1" class="svelte-102khch"/></label>`),Kr=f(`<label class="bot svelte-102khch"><input type="radio" class="svelte-102khch"/> <span class="name"> </span> <span class="text svelte-102khch"> </span></label> <!>`,1),qr=f(`<details><summary class="svelte-102khch"> </summary> <!></details>`),Jr=f(`<div class="bots svelte-102khch" role="radiogroup"><!> <!></div>`);function Yr(n,r){let a=W();z(r,!0);let d=(n,r=se)=>{let i=O(()=>cn(r().bot)!==null);var l=Kr(),d=e(l),h=_(d);P(h);var g=U(h,2),b=N(g,!0),x=U(g,2),S=N(x,!0);M(d);var C=U(d,2),w=e=>{var t=Gr(),n=_(t),r=N(n,!0),i=U(n,2);P(i),V(i,`max`,p),M(t),u(e=>{m(r,e),F(i,s(v))},[()=>J(`analysis-seconds`,{seconds:s(v)})]),c(`input`,i,e=>f(ln(e.currentTarget.valueAsNumber))),o(e,t)};t(C,e=>{s(i)&&s(v)!==null&&e(w)}),u((e,t)=>{V(h,`name`,a),re(h,e),m(b,t),m(S,r().text)},[()=>y(r().bot),()=>s(i)?J(`analysis-search`):r().name]),c(`change`,h,()=>f(r().bot)),o(n,l)},f=B(r,`bot`,15),p=30,h=O(()=>rn.flatMap(e=>r.bots.filter(t=>t.bot===e))),g=O(()=>r.bots.filter(e=>!rn.includes(e.bot))),v=O(()=>cn(f())),y=e=>e===f()||s(v)!==null&&cn(e)!==null;var b=Jr(),x=_(b);i(x,17,()=>s(h),e=>e.bot,(e,t)=>{d(e,()=>s(t))});var S=U(x,2),C=e=>{var t=qr(),n=_(t),r=N(n,!0),a=U(n,2);i(a,17,()=>s(g),e=>e.bot,(e,t)=>{d(e,()=>s(t))}),M(t),u((e,n)=>{t.open=e,m(r,n)},[()=>!rn.includes(f()),()=>J(`analysis-more-bots`)]),o(e,t)},w=t=>{var n=l(),r=e(n);i(r,17,()=>s(g),e=>e.bot,(e,t)=>{d(e,()=>s(t))}),o(t,n)};t(S,e=>{s(h).length?e(C):e(w,-1)}),M(b),u(e=>V(b,`aria-label`,e),[()=>J(`lobby-bot`)]),o(n,b),j()}x([`change`,`input`]);var Xr=f(`<label class="svelte-oqtkff"><input type="radio" class="svelte-oqtkff"/> <span class="svelte-oqtkff"> </span></label>`),Zr=f(`<label class="detail svelte-oqtkff"><span class="svelte-oqtkff"> </span> <input maxlength="40" autocomplete="off" class="svelte-oqtkff"/></label>`),Qr=f(`<p class="detail svelte-oqtkff"> </p>`),$r=f(`<fieldset class="svelte-oqtkff"><legend class="svelte-oqtkff"> </legend> <div class="who svelte-oqtkff"></div> <!></fieldset>`);function ei(e,n){let r=W();z(n,!0);let a=[],s=B(n,`seat`,15),c=B(n,`called`,15),l=[`me`,`friend`,`bot`];var d=$r(),f=_(d),p=N(f,!0),h=U(f,2);i(h,20,()=>l,e=>e,(e,t)=>{var n=Xr(),i=_(n);P(i);var c,l=U(i,2),d=N(l,!0);M(n),u(e=>{V(i,`name`,r),c!==(c=t)&&(i.value=(i.__value=c)??``),m(d,e)},[()=>J(`lobby-who-${t}`)]),A(a,[],i,()=>s().who,e=>s(s().who=e,!0)),o(e,n)}),M(h);var g=U(h,2),v=e=>{Yr(e,{get bots(){return n.bots},get bot(){return s().bot},set bot(e){s(s().bot=e,!0)}})},y=e=>{var t=Zr(),n=_(t),r=N(n,!0),i=U(n,2);P(i),M(t),u((e,t)=>{m(r,e),V(i,`placeholder`,t)},[()=>J(`lobby-name`),()=>J(`lobby-name-optional`)]),R(i,c),o(e,t)},b=e=>{var t=Qr(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-who-friend-explained`)]),o(e,t)};t(g,e=>{s().who===`bot`?e(v):s().who===`me`?e(y,1):e(b,-1)}),M(d),u(()=>m(p,n.name)),o(e,d),j()}var ti=f(`<label class="allow svelte-1ticts"><input type="checkbox"/> <span> <small class="svelte-1ticts"> </small></span></label>`),ni=f(`<option> </option>`),ri=f(`<label class="field svelte-1ticts"><span> </span> <select class="svelte-1ticts"></select></label>`),ii=f(`<!> <!> <!> <!>`,1),ai=f(`<form class="svelte-1ticts"><h2 class="svelte-1ticts"> </h2> <div class="seats svelte-1ticts"></div> <!> <h2 id="start" class="svelte-1ticts"> </h2> <div class="start svelte-1ticts" role="radiogroup" aria-labelledby="start"><label class="svelte-1ticts"><input type="radio"/> </label> <label class="svelte-1ticts"><input type="radio"/> </label></div> <!> <div class="actions svelte-1ticts"><button class="primary svelte-1ticts"> </button> <a href="/"> </a> <p class="problem svelte-1ticts" role="status"> </p></div></form>`);function oi(n,r){z(r,!0);let a=[],l=ae(d(()=>Mr(r.game,Sr()))),f=I(!1),p=I(``),h=O(()=>r.game.scenarios.find(({scenario:e})=>e===l.scenario)?.bid),g=O(()=>s(p)?l.imports?`import`:s(h)&&l.bid!==s(h).usual?`bid`:`form`:``);async function v(e){e.preventDefault(),Cr(l.myName),H(f,!0),H(p,``);try{await un(Lr(r.game.game,l))}catch(e){H(p,e instanceof Ut?e.message:J(`lobby-unreachable`),!0)}finally{H(f,!1)}}var y=ai(),x=_(y),S=N(x,!0),C=U(x,2);i(C,21,()=>r.game.sides,({side:e,name:t})=>e,(e,t)=>{let n=()=>s(t).side,i=()=>s(t).name;var a=()=>n()===Nr(l)?l.myName:l.seats[n()].name,o=e=>{n()===Nr(l)?l.myName=e:l.seats[n()].name=e};ei(e,{get name(){return i()},get bots(){return r.game.bots},get called(){return a()},set called(e){o(e)},get seat(){return l.seats[n()]},set seat(e){l.seats[n()]=e}})}),M(C);var w=U(C,2),T=e=>{var t=ti(),n=_(t);P(n);var r=U(n,2),i=_(r),a=U(i),s=N(a,!0);M(r),M(t),u((e,t)=>{m(i,`${e??``} `),m(s,t)},[()=>J(`analysis-allow`),()=>J(`analysis-allow-explained`)]),le(n,()=>l.allowsAnalysis,e=>l.allowsAnalysis=e),o(e,t)},D=O(()=>Pr(l));t(w,e=>{s(D)&&e(T)});var k=U(w,2),F=N(k,!0),L=U(k,2),ne=_(L),R=_(ne);P(R),R.value=R.__value=!1;var re=U(R);M(ne);var ie=U(ne,2),B=_(ie);P(B),B.value=B.__value=!0;var oe=U(B);M(ie),M(L);var V=U(L,2),se=e=>{{let t=O(()=>s(g)===`import`?s(p):``);zr(e,{get game(){return r.game.game},get problem(){return s(t)},get text(){return l.pasted},set text(e){l.pasted=e},get sound(){return l.isSound},set sound(e){l.isSound=e}})}},ce=n=>{var a=ii(),d=e(a),f=e=>{var t=ri(),n=_(t),a=N(n,!0),d=U(n,2);i(d,21,()=>r.game.scenarios,({scenario:e,name:t})=>e,(e,t)=>{let n=()=>s(t).scenario,r=()=>s(t).name;var i=ni(),a=N(i,!0),c={};u(()=>{m(a,r()),c!==(c=n())&&(i.value=(i.__value=c)??``)}),o(e,i)}),M(d),E(d),M(t),u(e=>m(a,e),[()=>J(`lobby-scenario`)]),c(`change`,d,()=>l.bid=s(h)?.usual??0),ee(d,()=>l.scenario,e=>l.scenario=e),o(e,t)};t(d,e=>{r.game.scenarios.length>1&&e(f)});var v=U(d,2),y=e=>{jr(e,{get components(){return r.game.components},get chosen(){return l.options},set chosen(e){l.options=e}})};t(v,e=>{r.game.components&&e(y)});var b=U(v,2),x=e=>{{let t=O(()=>s(g)===`bid`?s(p):``);Tr(e,te(()=>s(h),{get problem(){return s(t)},get bid(){return l.bid},set bid(e){l.bid=e}}))}};t(b,e=>{s(h)&&e(x)});var S=U(b,2),C=e=>{Wr(e,{get options(){return r.game.options},get chosen(){return l.options},set chosen(e){l.options=e}})};t(S,e=>{r.game.options.length&&e(C)}),o(n,a)};t(V,e=>{l.imports?e(se):e(ce,-1)});var ue=U(V,2),W=_(ue),de=N(W,!0),fe=U(W,2),pe=N(fe,!0),me=U(fe,2),he=N(me,!0);M(ue),M(y),u((e,t,n,r,i,a)=>{m(S,e),m(F,t),m(re,` ${n??``}`),m(oe,` ${r??``}`),W.disabled=s(f)||l.imports&&!l.isSound,m(de,i),m(pe,a),m(he,s(g)===`form`?s(p):``)},[()=>J(`lobby-who`),()=>J(`lobby-start`),()=>J(`lobby-start-scenario`),()=>J(`lobby-start-import`),()=>J(`lobby-begin`),()=>J(`lobby-cancel`)]),b(`submit`,y,v),A(a,[],R,()=>l.imports,e=>l.imports=e),A(a,[],B,()=>l.imports,e=>l.imports=e),o(n,y),j()}x([`change`]);var si=f(`<li><a class="button large"> </a></li>`),ci=f(`<h1 class="svelte-1x4ypaj"> </h1> <ul class="svelte-1x4ypaj"></ul>`,1);function li(t,n){z(n,!0);var r=ci(),a=e(r),c=N(a,!0),l=U(a,2);i(l,21,()=>n.games,({game:e,title:t})=>e,(e,t)=>{let r=()=>s(t).game,i=()=>s(t).title;var a=si(),c=_(a),l=N(c,!0);M(a),u(e=>{V(c,`href`,e),m(l,i())},[()=>n.address(r())]),o(e,a)}),M(l),u(e=>m(c,e),[()=>J(`app-which-game`)]),o(t,r),j()}var ui=f(`<p class="svelte-t0oa2"> </p>`),di=f(`<option> </option>`),fi=f(`<label class="svelte-t0oa2"><span> </span> <select class="svelte-t0oa2"></select></label>`),pi=f(`<div class="svelte-t0oa2"><h1 class="svelte-t0oa2"> </h1> <!> <!></div>`);function mi(n,r){z(r,!0);let a=e=>`/#new/${e}`,d=O(()=>r.games.length===1?r.games[0]:void 0),f=O(()=>r.games.find(e=>e.game===r.chosen)??s(d));var p=l(),h=e(p),g=e=>{var n=pi(),l=_(n),p=N(l,!0),h=U(l,2),g=e=>{var t=ui(),n=N(t,!0);u(()=>m(n,s(f).title)),o(e,t)},v=e=>{var t=fi(),n=_(t),l=N(n,!0),d=U(n,2);i(d,21,()=>r.games,({game:e,title:t})=>e,(e,t)=>{let n=()=>s(t).game,r=()=>s(t).title;var i=di(),a=N(i,!0),c={};u(()=>{m(a,r()),c!==(c=n())&&(i.value=(i.__value=c)??``)}),o(e,i)}),M(d);var p;E(d),M(t),u(e=>{m(l,e),p!==(p=s(f).game)&&(d.value=(d.__value=p)??``,ue(d,p))},[()=>J(`lobby-game`)]),c(`change`,d,e=>$.replace(a(e.currentTarget.value))),o(e,t)};t(h,e=>{s(d)?e(g):e(v,-1)});var y=U(h,2);ne(y,()=>s(f).game,e=>{oi(e,{get game(){return s(f)}})}),M(n),u(e=>m(p,e),[()=>J(`lobby-new-game`)]),o(e,n)},v=e=>{li(e,{get games(){return r.games},address:a})};t(h,e=>{s(f)?e(g):e(v,-1)}),o(n,p),j()}x([`change`]);var hi=f(`<option> </option>`),gi=f(`<select class="svelte-183zefh"></select>`);function _i(e,t){z(t,!0);var n=gi();i(n,21,()=>t.choices,e=>e.value,(e,t)=>{var n=hi(),r=N(n,!0),i={};u(()=>{V(n,`lang`,s(t).lang),m(r,s(t).name),i!==(i=s(t).value)&&(n.value=(n.__value=i)??``)}),o(e,n)}),M(n);var r;E(n),u(()=>{V(n,`aria-label`,t.label),r!==(r=t.value)&&(n.value=(n.__value=r)??``,ue(n,r))}),c(`change`,n,e=>t.onchoose(e.currentTarget.value)),o(e,n),j()}x([`change`]);function vi(e,t){z(t,!0);let n=Object.entries(ht).map(([e,t])=>({value:e,name:t,lang:e}));{let t=O(()=>J(`table-language`));_i(e,{get label(){return s(t)},get value(){return q.language},get choices(){return n},onchoose:e=>q.speak(e)})}j()}function yi(e,t){z(t,!0);let n=O(()=>fe.map(e=>({value:e,name:J(`table-theme-${e}`)})));{let t=O(()=>J(`table-theme`));_i(e,{get label(){return s(t)},get value(){return he.choice},get choices(){return s(n)},onchoose:e=>he.choose(e)})}j()}var bi=f(`<a class="svelte-17xzm4s"> </a>`),xi=f(`<header class="svelte-17xzm4s"><a class="brand svelte-17xzm4s" href="/"><img src="/icon.svg" alt="" width="28" height="28"/> </a> <nav class="svelte-17xzm4s"><!> <a class="svelte-17xzm4s"> </a></nav> <div class="switches svelte-17xzm4s"><!><!></div></header>`);function Si(e,n){z(n,!0);let r=B(n,`game`,3,``),i=O(()=>!n.games.length||Qt(`learn`,n.games).some(e=>!r()||e.game===r()));var a=xi(),c=_(a),l=U(_(c));M(c);var d=U(c,2),f=_(d),p=e=>{var t=bi(),i=N(t,!0);u((e,n)=>{V(t,`href`,e),m(i,n)},[()=>r()?`/learn/${r()}`:$t(`learn`,n.games),()=>J(`lobby-nav-learn`)]),o(e,t)};t(f,e=>{s(i)&&e(p)});var h=U(f,2),g=N(h,!0);M(d);var v=U(d,2),y=_(v);vi(y,{}),yi(U(y),{}),M(v),M(a),u((e,t,n,r)=>{m(l,` ${e??``}`),V(d,`aria-label`,t),V(h,`href`,n),m(g,r)},[()=>J(`app-name`),()=>J(`lobby-pages`),()=>r()?`/rules/${r()}`:$t(`rules`,n.games),()=>J(`lobby-nav-rules`)]),o(e,a),j()}var Ci=f(`<p role="alert"> </p>`),wi=f(`<!> <main class="svelte-xz6wf3"><!></main>`,1);function Ti(n,i){z(i,!0);let a=new Zt,c=O(()=>[...$.hash.slice(1).split(`/`),``]),d=O(()=>ie(s(c),2)),f=O(()=>s(d)[0]),p=O(()=>s(d)[1]);var h=wi();r(`xz6wf3`,e=>{ce(e=>{C.title=e??``},[()=>J(`app-name`)])});var g=e(h);Si(g,{get games(){return a.games}});var v=U(g,2),y=_(v),b=e=>{var t=Ci(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-unreachable`)]),o(e,t)},x=n=>{var r=l(),i=e(r),c=e=>{{let t=O(()=>s(p)??``);mi(e,{get games(){return a.games},get chosen(){return s(t)}})}};t(i,e=>{a.games.length&&e(c)}),o(n,r)},S=t=>{var n=l(),r=e(n);ne(r,()=>s(p),e=>{br(e,{get id(){return s(p)}})}),o(t,n)},w=e=>{or(e,{get games(){return a.games}})};t(y,e=>{a.failed?e(b):s(f)===`new`?e(x,1):s(f)===`invite`&&s(p)?e(S,2):e(w,-1)}),M(v),o(n,h),j()}var Ei=f(`<p class="todo svelte-18d24p7"> </p>`),Di=f(`<!> <main class="svelte-18d24p7"><h1 class="svelte-18d24p7"> </h1> <p role="alert" class="svelte-18d24p7"> </p> <!> <p class="ways svelte-18d24p7"><!> <a class="button" href="/"> </a></p></main>`,1);function Oi(n,i){z(i,!0);let s=B(i,`todo`,3,``);var c=Di();r(`18d24p7`,e=>{ce(e=>{C.title=`${i.title??``} · ${e??``}`},[()=>J(`app-name`)])});var l=e(c);Si(l,{games:[]});var d=U(l,2),f=_(d),p=N(f,!0),h=U(f,2),g=N(h,!0),v=U(h,2),y=e=>{var t=Ei(),n=N(t,!0);u(()=>m(n,s())),o(e,t)};t(v,e=>{s()&&e(y)});var b=U(v,2),x=_(b);a(x,()=>i.children??se);var S=U(x,2),w=N(S,!0);M(b),M(d),u(e=>{m(p,i.title),m(g,i.what),m(w,e)},[()=>J(`lobby-home`)]),o(n,c),j()}var ki=class{game;#e=I({});get titles(){return s(this.#e)}set titles(e){H(this.#e,e)}#t=I([]);get numbers(){return s(this.#t)}set numbers(e){H(this.#t,e)}#n=I(``);get sought(){return s(this.#n)}set sought(e){H(this.#n,e,!0)}#r=new Map;constructor(e){this.game=e,w(()=>{this.#i(q.language)})}async#i(e){let t=await new Q(e).ruleTitles(this.game);e===q.language&&(this.titles=Object.fromEntries(t.map(({number:e,title:t})=>[e,t])),this.numbers=t.map(({number:e})=>e))}search(e){return new Q(q.language).ruleTitles(this.game,e)}rule(e){let t=`${q.language} ${e}`,n=this.#r.get(t);return n||(n=new Q(q.language).rule(this.game,e),n.catch(()=>this.#r.delete(t)),this.#r.set(t,n)),n}},Ai=/\b(?:D?\d{1,2}(?:\.\d{1,2}){1,2}[a-z]?|[A-Z]{1,2}-?\d{1,3})\b/g;function ji(e,t){let n=[],r=0;for(let i of e.matchAll(Ai))i[0]in t&&(i.index>r&&n.push({text:e.slice(r,i.index),rule:``}),n.push({text:i[0],rule:i[0]}),r=i.index+i[0].length);return r<e.length&&n.push({text:e.slice(r),rule:``}),n}function Mi(e,t){return t.startsWith(`${e} `)?t.slice(e.length+1):t}var Ni=f(`<button type="button" class="link"> </button>`),Pi=f(`<p class="svelte-11b6tha"></p>`);function Fi(r,a){z(a,!0);var d=l(),f=e(d);i(f,17,()=>a.text.split(`
`),h,(r,d)=>{var f=Pi();i(f,21,()=>ji(s(d),a.titles),h,(r,i)=>{var d=l(),f=e(d),p=e=>{var t=Ni(),n=N(t,!0);u(()=>{V(t,`title`,a.titles[s(i).rule]),m(n,s(i).text)}),c(`click`,t,()=>a.onrule(s(i).rule)),o(e,t)},h=e=>{var t=n();u(()=>m(t,s(i).text)),o(e,t)};t(f,e=>{s(i).rule?e(p):e(h,-1)}),o(r,d)}),M(f),o(r,f)}),o(r,d),j()}x([`click`]);var Ii=class{#e;#t;constructor(e,t){this.#e=e,this.#t=g(t)}get current(){return this.#t(),this.#e()}},Li=/\(.+\)/,Ri=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),zi=class extends Ii{constructor(e,t){let n=Li.test(e)||e.split(/[\s,]+/).some(e=>Ri.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>S(r,`change`,e))}},Bi=new zi(`(orientation: landscape) and (min-width: 30em) and (max-height: 33.74em)`),Vi=new zi(`(orientation: landscape) and (min-width: 46.25em), (min-width: 68.76em)`),Hi=new zi(`(min-width: 37.5em)`),Ui=new zi(`(max-width: 46.24em)`),Wi={get shape(){return Bi.current?`flat`:Vi.current?`beside`:Hi.current?`stacked`:`sheet`},get isSmall(){return this.shape===`flat`||this.shape===`sheet`},get isNarrow(){return this.isSmall||Ui.current}},Gi=`sought`;function Ki(e,t){let n=t.toLowerCase().split(/\s+/).filter(Boolean),r=e.toLowerCase();if(r.length!==e.length)return[];let i=[];for(let e of n)for(let t=r.indexOf(e);t>=0;t=r.indexOf(e,t+e.length))i.push([t,t+e.length]);return i.sort(([e],[t])=>e-t)}function qi(e){return t=>{if(!e.trim())return;let n=Ji(t,e);if(n[0]?.startContainer.parentElement?.scrollIntoView({block:`center`}),`highlights`in CSS)return CSS.highlights.set(Gi,new Highlight(...n)),()=>CSS.highlights.delete(Gi)}}function Ji(e,t){let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),r=[];for(let e=n.nextNode();e;e=n.nextNode())for(let[n,i]of Ki(e.nodeValue??``,t)){let t=new Range;t.setStart(e,n),t.setEnd(e,i),r.push(t)}return r}var Yi=f(`<button type="button" class="small svelte-1q8civl"> </button>`),Xi=f(`<button type="button" class="small svelte-1q8civl"></button>`),Zi=f(`<button type="button" class="small svelte-1q8civl"> </button> <!> <span class="beside svelte-1q8civl"></span>`,1),Qi=f(`<input type="search" class="svelte-1q8civl"/>`),$i=f(`<h2 class="svelte-1q8civl"> </h2> <div class="text svelte-1q8civl"><!></div>`,1),ea=f(`<div><!></div>`),ta=f(`<p class="quiet svelte-1q8civl"> </p>`),na=f(`<p class="quiet svelte-1q8civl">…</p>`),ra=f(`<small class="svelte-1q8civl"> <mark> </mark> </small>`),ia=f(`<li><button type="button" class="svelte-1q8civl"><span class="number svelte-1q8civl"> </span> <span class="svelte-1q8civl"> <!></span></button></li>`),aa=f(`<li class="quiet svelte-1q8civl"> </li>`),oa=f(`<ul class="svelte-1q8civl"></ul>`),sa=f(`<nav class="svelte-1q8civl"><!></nav> <!>`,1);function ca(n,r){z(r,!0);let a=B(r,`rulebook`,7),f=I(ae(d(()=>a().sought))),p=I([]);w(()=>{if(!s(f).trim()){H(p,a().numbers.map(e=>({number:e,title:a().titles[e],hit:null})));return}let e=setTimeout(async e=>{let t=await a().search(e);e===s(f)&&H(p,t)},150,s(f));return()=>clearTimeout(e)});let g=O(()=>a().numbers.indexOf(r.number)),b=O(()=>[a().numbers[s(g)-1],a().numbers[s(g)+1]]),x=e=>s(f).trim()?2:e.split(`.`).length;function S(e){a().sought=s(f).trim(),r.onrule(e)}function C(e){a().sought=``,r.onrule(e)}var T=sa(),E=e(T),D=_(E),A=n=>{var a=Zi(),l=e(a),d=N(l,!0),f=U(l,2),p=e=>{var t=Yi(),n=N(t,!0);u(e=>m(n,e),[()=>J(`table-rules-back`)]),c(`click`,t,function(...e){r.onback?.apply(this,e)}),o(e,t)};t(f,e=>{r.onback&&e(p)});var g=U(f,2);i(g,21,()=>s(b),h,(e,t,n)=>{var r=Xi();r.textContent=n?`›`:`‹`,u(e=>{r.disabled=!s(t),V(r,`aria-label`,e)},[()=>J(n?`table-rules-next`:`table-rules-previous`)]),c(`click`,r,()=>s(t)&&C(s(t))),o(e,r)}),M(g),u(e=>m(d,e),[()=>J(`table-rules-contents`)]),c(`click`,l,()=>r.onrule(``)),o(n,a)},ee=e=>{var t=Qi();P(t),u((e,n)=>{V(t,`placeholder`,e),V(t,`aria-label`,n)},[()=>J(`table-rules-search`),()=>J(`table-rules-search`)]),R(t,()=>s(f),e=>H(f,e)),o(e,t)};t(D,e=>{r.number?e(A):e(ee,-1)}),M(E);var F=U(E,2),te=n=>{var i=l(),c=e(i);L(c,()=>a().rule(r.number),e=>{var t=na();o(e,t)},(n,i)=>{var c=ea(),d=_(c),f=t=>{var n=l(),c=e(n);y(c,()=>r.Card,(e,t)=>{t(e,{get card(){return s(i)},get titles(){return a().titles},onrule:C,unfolded:!0})}),o(t,n)},p=O(()=>r.Card&&Object.keys(s(i).parts).length),h=t=>{var n=$i(),r=e(n),c=N(r),l=U(r,2);Fi(_(l),{get text(){return s(i).text},get titles(){return a().titles},onrule:C}),M(l),u(e=>m(c,`${s(i).number??``} ${e??``}`),[()=>Mi(s(i).number,s(i).title)]),o(t,n)};t(d,e=>{s(p)?e(f):e(h,-1)}),M(c),v(c,()=>qi(a().sought)),o(n,c)},e=>{var t=ta(),n=N(t,!0);u(e=>m(n,e),[()=>J(`table-rules-missing`,{number:r.number})]),o(e,t)}),o(n,i)},ne=n=>{var r=oa();i(r,21,()=>s(p),({number:e,title:t,hit:n})=>e,(e,n)=>{let r=()=>s(n).number,i=()=>s(n).title,a=()=>s(n).hit;var l=ia();let d;var f=_(l),p=_(f),h=N(p,!0),g=U(p,2),v=_(g),y=U(v),b=e=>{var t=ra(),n=_(t,!0),r=U(n),i=N(r,!0),s=U(r,1,!0);M(t),u(()=>{m(n,a().before),m(i,a().found),m(s,a().after)}),o(e,t)};t(y,e=>{a()&&e(b)}),M(g),M(f),M(l),u((e,t,n)=>{d=k(l,1,`svelte-1q8civl`,null,d,{chapter:e,deep:t}),m(h,r()),m(v,`${n??``} `)},[()=>x(r())===1,()=>x(r())===3,()=>Mi(r(),i())]),c(`click`,f,()=>S(r())),o(e,l)},n=>{var r=l(),i=e(r),a=e=>{var t=aa(),n=N(t,!0);u(e=>m(n,e),[()=>J(`table-rules-none`)]),o(e,t)};t(i,e=>{s(f)&&e(a)}),o(n,r)}),M(r),o(n,r)};t(F,e=>{r.number?e(te):e(ne,-1)}),u(e=>V(E,`aria-label`,e),[()=>J(`table-rules`)]),o(n,T),j()}x([`click`]);var la=f(`<h2 class="svelte-122a32a"> </h2> <!>`,1),ua=f(`<div><!></div>`),da=f(`<p> </p>`),fa=f(`<a> </a>`),pa=f(`<!> <nav class="svelte-122a32a"></nav>`,1),ma=f(`<div class="columns svelte-122a32a"><div class="contents svelte-122a32a"><!></div> <article aria-live="polite" class="svelte-122a32a"><!></article></div>`),ha=f(`<!> <main><h1 class="svelte-122a32a"> </h1> <!></main>`,1);function ga(n,a){z(a,!0);let c=new Zt,d=O(()=>a.face.cards?.Card),f=O(()=>new ki(a.game)),p=O(()=>Wi.shape===`sheet`),h=O(()=>a.number||s(f).numbers[0]||``),g=O(()=>{let e=s(f).numbers.indexOf(s(h));return[s(f).numbers[e-1],s(f).numbers[e+1]].filter(e=>e!==void 0)}),b=e=>$.go(e?`/rules/${a.game}/${e}`:`/rules/${a.game}`);function x(e){s(f).sought=``,b(e)}var S=ha();r(`122a32a`,e=>{ce((e,t)=>{C.title=`${e??``} · ${t??``}`},[()=>J(`lobby-rules`),()=>J(`app-name`)])});var w=e(S);Si(w,{get games(){return c.games},get game(){return a.game}});var T=U(w,2);let E;var D=_(T),A=N(D,!0),P=U(D,2),ee=e=>{ca(e,{get rulebook(){return s(f)},get Card(){return s(d)},get number(){return a.number},onrule:b})},F=n=>{var r=ma(),c=_(r);ca(_(c),{get rulebook(){return s(f)},get Card(){return s(d)},number:``,onrule:b}),M(c);var p=U(c,2),S=_(p),C=n=>{var r=pa(),c=e(r);L(c,()=>s(f).rule(s(h)),null,(n,r)=>{var i=ua(),a=_(i),c=t=>{var n=l(),i=e(n);y(i,()=>s(d),(e,t)=>{t(e,{get card(){return s(r)},get titles(){return s(f).titles},onrule:x,unfolded:!0})}),o(t,n)},p=O(()=>s(d)&&Object.keys(s(r).parts).length),h=t=>{var n=la(),i=e(n),a=N(i);Fi(U(i,2),{get text(){return s(r).text},get titles(){return s(f).titles},onrule:x}),u(e=>m(a,`${s(r).number??``} ${e??``}`),[()=>Mi(s(r).number,s(r).title)]),o(t,n)};t(a,e=>{s(p)?e(c):e(h,-1)}),M(i),v(i,()=>qi(s(f).sought)),o(n,i)},e=>{var t=da(),n=N(t,!0);u(e=>m(n,e),[()=>J(`table-rules-missing`,{number:s(h)})]),o(e,t)});var p=U(c,2);i(p,20,()=>s(g),e=>e,(e,t)=>{var n=fa(),r=N(n);u(e=>{V(n,`href`,`/rules/${a.game??``}/${t??``}`),m(r,`${t??``} ${e??``}`)},[()=>Mi(t,s(f).titles[t])]),o(e,n)}),M(p),u(e=>V(p,`aria-label`,e),[()=>J(`lobby-rules-beside`)]),o(n,r)};t(S,e=>{s(h)&&e(C)}),M(p),M(r),o(n,r)};t(P,e=>{s(p)?e(ee):e(F,-1)}),M(T),u(e=>{E=k(T,1,`svelte-122a32a`,null,E,{single:s(p)}),m(A,e)},[()=>J(`lobby-rules`)]),o(n,S),j()}var _a=f(`<p role="alert"> </p>`),va=f(`<!> <main class="svelte-8vj56q"><!></main>`,1);function ya(n,i){z(i,!0);let a=new Zt,c=O(()=>Qt(i.page,a.games));w(()=>{s(c).length===1&&$.replace($t(i.page,a.games))});var l=va();r(`8vj56q`,e=>{ce(e=>{C.title=e??``},[()=>J(`app-name`)])});var d=e(l);Si(d,{get games(){return a.games}});var f=U(d,2),p=_(f),h=e=>{var t=_a(),n=N(t,!0);u(e=>m(n,e),[()=>J(`lobby-unreachable`)]),o(e,t)},g=e=>{li(e,{get games(){return s(c)},address:e=>`/${i.page}/${e}`})};t(p,e=>{a.failed?e(h):s(c).length>1&&e(g,1)}),M(f),o(n,l),j()}function ba(n,r){z(r,!0);let i=O(()=>[$.parts[0]??``,$.parts[1]??``,$.parts[2]??``]),a=O(()=>ie(s(i),3)),c=O(()=>s(a)[0]),u=O(()=>s(a)[1]),d=O(()=>s(a)[2]);w(()=>{document.documentElement.lang=q.language});var f=l();b(`click`,T,e=>$.follow(e));var p=e(f),m=e=>{Ti(e,{})},h=t=>{var n=l(),r=e(n);L(r,()=>Y(()=>import(`./TablePage-CRY3qu9V.js`),__vite__mapDeps([32,2,33,5,6,34,7,16,15,35])),null,(t,n)=>{var r=O(()=>{var{default:e}=s(n);return{TablePage:e}}),i=O(()=>s(r).TablePage),a=l(),c=e(a);ne(c,()=>s(u),t=>{var n=l(),r=e(n);y(r,()=>s(i),(e,t)=>{t(e,{get id(){return s(u)},get moment(){return s(d)}})}),o(t,n)}),o(t,a)},e=>{wt(e,{})}),o(t,n)},g=e=>{ya(e,{get page(){return s(c)}})},_=t=>{Vt(t,{get game(){return s(u)},page:(t,n=se)=>{var r=l(),i=e(r);L(i,()=>Y(()=>import(`./LearnPage-BAOyX8LJ.js`),__vite__mapDeps([36,2,16,33,5,6,34,37])),null,(t,r)=>{var i=O(()=>{var{default:e}=s(r);return{LearnPage:e}}),a=O(()=>s(i).LearnPage),c=l(),d=e(c);y(d,()=>s(a),(e,t)=>{t(e,{get game(){return s(u)},get face(){return n()}})}),o(t,c)},e=>{wt(e,{})}),o(t,r)},$$slots:{page:!0}})},v=O(()=>s(c)===`learn`&&Nt(s(u))),x=e=>{Vt(e,{get game(){return s(u)},page:(e,t=se)=>{ga(e,{get game(){return s(u)},get face(){return t()},get number(){return s(d)}})},$$slots:{page:!0}})},S=O(()=>s(c)===`rules`&&Nt(s(u))),C=e=>{{let t=O(()=>J(`app-lost`)),n=O(()=>J(`app-missing`)),r=O(()=>J(`app-missing-todo`));Oi(e,{get title(){return s(t)},get what(){return s(n)},get todo(){return s(r)}})}};t(p,e=>{s(c)===``?e(m):s(c)===`games`&&s(u)?e(h,1):(s(c)===`learn`||s(c)===`rules`)&&!s(u)?e(g,2):s(v)?e(_,3):s(S)?e(x,4):e(C,-1)}),o(n,f),j()}Pn(),p(ba,{target:document.getElementById(`app`)});export{Vt as A,on as C,Q as D,Xt as E,J as M,q as N,Ut as O,rn as S,Zt as T,jn as _,ki as a,mn as b,yi as c,Sr as d,ur as f,Mn as g,Nn as h,Mi as i,Rt as j,Ht as k,vi as l,In as m,Wi as n,Oi as o,Rn as p,Fi as r,Si as s,ca as t,Cr as u,Tn as v,$ as w,un as x,Cn as y};