import { sha256 } from '@noble/hashes/sha2.js';
import { base64, utf8 } from '@scure/base';

const light = `--canvas: #f6f7f9; --paper: #fff; --sunken: #f0f2f5; --line: #e3e6eb; --strong: #868f9e; --ink: #12161f; --muted: #525b6b; --blue: #1f5eff; --on-blue: #fff; --blue-soft: #eaf0ff; --blue-ink: #1648cc; --amber: #8a5100; --amber-soft: #fdf1dc; --green: #0b6b45; --green-soft: #e3f5ec; --red: #b42028; --red-soft: #fdeaea`;
const dark = `--canvas: #0d1016; --paper: #151a22; --sunken: #10141b; --line: #262d38; --strong: #6b7688; --ink: #e8ebf0; --muted: #a5aebc; --blue: #5b8bff; --on-blue: #0b1020; --blue-soft: #1a2644; --blue-ink: #86a9ff; --amber: #e8b155; --amber-soft: #2c2212; --green: #4ecb93; --green-soft: #10291f; --red: #ff8a8d; --red-soft: #341a1d`;

/** How the page looks. */
export const controlCss = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 13px/20px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0 }
ul { list-style: none }
h1 { font-size: 20px; line-height: 28px }
h2 { font-size: 15px; line-height: 22px }
h3 { font-size: 12px; line-height: 18px; color: var(--muted); font-weight: 600; padding-top: 4px }
.muted, small, dt { color: var(--muted); font-size: 12px; line-height: 18px; font-weight: 400 }
code, pre, .asked { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: 12px }
a { color: var(--blue-ink) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 16px 24px; background: var(--paper); border-bottom: 1px solid var(--line) }
header > div { flex: 1 1 320px }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
header a { padding: 4px 0 }
main { max-width: 1480px; margin: 0 auto; padding: 16px 24px 48px; display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr) }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 16px; display: flex; flex-direction: column; gap: 12px; min-width: 0; scroll-margin-top: 16px }
h2 { scroll-margin-top: 24px }
@media (min-width: 1100px) {
  main { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .people, .phone { grid-column: span 6 }
  .clock { grid-column: span 4 }
  .faults { grid-column: span 5 }
  .world { grid-column: span 3 }
  .requests, .drill { grid-column: 1 / -1 }
}
.rows > li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 10px 0; border-top: 1px solid var(--line) }
.rows > li > div:not(.acts) { flex: 1 1 200px; min-width: 0 }
.rows > li.none, .log > li.none { display: block; color: var(--muted); padding: 10px 0; border-top: 1px solid var(--line) }
.rows > li.acts { justify-content: flex-end }
.acts, .buttons, .split { display: flex; flex-wrap: wrap; gap: 8px }
.todos > li { border-top: 1px solid var(--line) }
.todos > li.none { padding: 10px 0; color: var(--muted) }
.todos summary { padding: 10px 0 }
.todos .rows { padding-left: 16px }
.split { justify-content: space-between; align-items: center }
.avatar { width: 32px; height: 32px; border-radius: 50%; display: grid; place-items: center; background: var(--blue-soft); color: var(--blue-ink); font-weight: 600 }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.chip { display: inline-block; padding: 0 8px; border-radius: 10px; font-size: 12px; line-height: 18px; background: var(--sunken); color: var(--muted); white-space: nowrap }
.chip.good { background: var(--green-soft); color: var(--green) }
.chip.wait { background: var(--amber-soft); color: var(--amber) }
.chip.running { background: var(--blue-soft); color: var(--blue-ink) }
.chip.bad { background: var(--red-soft); color: var(--red) }
.clock .buttons { padding-top: 8px }
.figure { font-size: 20px; line-height: 28px; font-weight: 600; font-variant-numeric: tabular-nums }
.facts { display: flex; flex-wrap: wrap; gap: 4px 20px }
.facts dd { overflow-wrap: anywhere }
.groups { font: 600 12px/18px ui-monospace, "SF Mono", Menlo, Consolas, monospace }
.groups span { display: inline-block; margin-right: 6px }
.said { padding: 6px 12px; border-radius: 7px; background: var(--green-soft); color: var(--green) }
.said.wrong { background: var(--red-soft); color: var(--red) }
#gone { margin: 16px 24px 0 }
button { min-height: 32px; padding: 0 12px; border: 1px solid var(--strong); border-radius: 7px; background: var(--paper); color: var(--ink); font: inherit; font-weight: 500; cursor: pointer }
button.primary { background: var(--blue); border-color: var(--blue); color: var(--on-blue) }
button.danger { border-color: var(--red); color: var(--red) }
button.quiet { border-color: var(--line); color: var(--muted) }
button[aria-pressed=true] { background: var(--green-soft); border-color: var(--green); color: var(--green) }
.fields { display: grid; gap: 12px; grid-template-columns: repeat(6, minmax(0, 1fr)); align-items: end }
.fields > * { grid-column: span 2 }
.fields > .half { grid-column: span 3 }
.fields > button { grid-column: 5 / -1 }
.fields.two > * { grid-column: auto }
.fields.two { grid-template-columns: minmax(80px, 1fr) minmax(80px, 1fr) auto }
label { display: grid; gap: 4px }
label small { display: block }
label > span { font-size: 12px; line-height: 18px; font-weight: 500 }
input, select { width: 100%; min-height: 32px; padding: 0 8px; border: 1px solid var(--strong); border-radius: 7px; background: var(--paper); color: var(--ink); font: inherit }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
summary { cursor: pointer }
.confirm > summary { color: var(--red); font-weight: 500; width: fit-content }
.confirm > p { padding: 8px 0 }
.counts { display: grid; gap: 2px 16px; padding-top: 8px }
.counts li { display: flex; justify-content: space-between; gap: 8px; font-variant-numeric: tabular-nums }
.counts code { overflow-wrap: anywhere }
.bar { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 8px }
.bar form { flex: 0 1 420px }
.bar .fields.two { grid-template-columns: minmax(80px, 1fr) auto }
.head, .log summary { display: grid; gap: 2px 12px; grid-template-columns: 72px 96px minmax(0, 5fr) minmax(0, 4fr) 96px 64px; align-items: center }
.head { color: var(--muted); font-size: 12px; padding: 0 8px }
.head span:last-child, .took { text-align: right }
.log > li { border-top: 1px solid var(--line) }
.log summary { padding: 6px 8px; list-style: none; border-radius: 7px; font-variant-numeric: tabular-nums }
.log summary::-webkit-details-marker { display: none }
.log summary:hover, .log details[open] > summary { background: var(--sunken) }
.log .asked { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.sent, .took, .at { color: var(--muted); font-size: 12px }
.sent { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.log details > :not(summary) { margin: 8px }
pre { padding: 12px; border-radius: 7px; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere }
pre:empty { display: none }
.lies { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)) }
.lies > li { display: flex; flex-direction: column; gap: 12px; padding: 16px; border: 1px solid var(--line); border-radius: 10px; min-width: 0 }
.lies > li.on { border-color: var(--red); box-shadow: 0 0 0 1px var(--red) }
.lies h3 { padding: 0; font-size: 14px; line-height: 20px; color: var(--ink) }
.lies dl { display: grid; gap: 8px; flex: 1; align-content: start }
.altered { display: grid; gap: 6px; overflow-wrap: anywhere }
del { color: var(--muted) }
ins { color: var(--red); text-decoration: none }
.notice > li { margin: 16px 24px 0 }
@media (max-width: 700px) {
  header, main { padding-left: 16px; padding-right: 16px }
  header > div { flex-basis: 100% }
  header a { padding: 12px 0 }
  button, input, select { min-height: 44px; font-size: 14px }
  input, select { font-size: 16px }
  .fields { grid-template-columns: minmax(0, 1fr) }
  .fields > *, .fields > .half, .fields > button { grid-column: auto }
  .notice > li { margin: 16px 16px 0 }
  .rows .acts { width: 100% }
  .head { display: none }
  .log summary { grid-template-columns: auto 1fr auto; padding: 10px 8px }
  .log .asked { grid-column: 1 / -1; grid-row: 2; white-space: normal; overflow-wrap: anywhere }
  .sent, .took { display: none }
}
`;

/**
 * What a page may do: show itself with this one style sheet, run its one script, and talk to its own host. A form may lead on
 * to the console, where that is on another port of this machine.
 */
export const policyOf = (console?: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${base64.encode(sha256(utf8.decode(controlCss)))}'`,
    "script-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${console === undefined ? '' : ` ${console}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
