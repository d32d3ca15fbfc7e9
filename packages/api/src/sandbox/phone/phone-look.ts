import { sha256 } from '@noble/hashes/sha2.js';
import { base64, utf8 } from '@scure/base';

/** How the phone looks. */
export const phoneCss = `
:root { color-scheme: light dark; --ink: #16181d; --muted: #5b6270; --line: #d9dce3; --paper: #fff; --blue: #1f5eff; --red: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --muted: #a2a9b8; --line: #343a46; --paper: #16181d; --blue: #7aa2ff; --red: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main { grid-template-columns: minmax(0, 1fr); max-width: 400px; margin: 0 auto; display: grid; gap: 16px }
h1 { font-size: 20px; margin: 0 }
p { margin: 0 }
.muted, dt { color: var(--muted); font-size: 13px }
dl { margin: 0; padding: 16px; display: grid; gap: 4px; border: 1px solid var(--line); border-radius: 12px }
dd { margin: 0 0 8px; overflow-wrap: anywhere }
dd.amount { font-size: 24px; font-weight: 600; font-variant-numeric: tabular-nums }
dd.address { font: 600 16px/1.6 ui-monospace, monospace }
dd.address span { display: inline-block; margin-right: 8px }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px }
a { color: var(--blue) }
[role=status] { font-weight: 600 }
form { display: grid; gap: 8px }
section, fieldset { display: grid; gap: 8px; margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px }
fieldset label, section > form > label { display: flex; gap: 8px; align-items: center; min-height: 32px }
form, fieldset { min-width: 0 }
select { min-height: 44px; min-width: 0; flex: 1; font: inherit }
h2, h3 { font-size: 16px; margin: 0 }
button { min-height: 44px; border: 1px solid var(--blue); border-radius: 10px; background: var(--blue); color: var(--paper); font: inherit; font-weight: 600 }
button[value=remove], button[value=refuse] { background: transparent; border-color: var(--red); color: var(--red) }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
`;

/** What the page may do: show itself with this one style sheet, and send its own forms. */
export const phonePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${base64.encode(sha256(utf8.decode(phoneCss)))}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
