import type { SignStatus } from '../../domains/signing/signing.schema.ts';
import type { FingerprintWord } from '../../fingerprint/index.ts';
import { escape } from '../control/markup.ts';
import type { PageLanguage } from '../control/page-language.ts';
import type { PhoneAct } from '../domains/signing/sign-codes.ts';
import { phoneCss } from './phone-look.ts';
import { phoneWords } from './phone-words.ts';

/** A code as the phone shows it: what is signed comes from the server, not from the screen that shows the code. */
export interface ShownCode {
  qrc: string;
  path: string;
  owner: string;
  status: SignStatus;
  /** What sort of thing is signed, and the facts of it. */
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  address: string | undefined;
  /** The words of what is paid, where something is. */
  words: readonly FingerprintWord[];
  from: string;
  askedBy: string;
  summary: string;
}

const groups = (address: string) =>
  (address.match(/^0x.{4}|.{1,4}/g) ?? []).map((group) => `<span>${escape(group)}</span>`).join('');

/** The frame of every page of the phone. */
export function phoneDocument(language: PageLanguage, here: string, body: string): string {
  const words = phoneWords[language];
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  const link = `${here}${here.includes('?') ? '&' : '?'}lan=${other}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${phoneCss}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="muted">${words.about} <a href="${escape(link)}" lang="${other}">${words.otherLanguage}</a></p>
${body}
</main>
</body>
</html>
`;
}

/** The page that lists the codes on show. */
export function listPage(
  language: PageLanguage,
  codes: readonly ShownCode[],
  teams: readonly { path: string; wallet: string; owner: string }[],
): string {
  const words = phoneWords[language];
  const rows = codes.map(
    ({ path, owner, title, lines }) =>
      `<li><a href="${escape(`${path}&lan=${language}`)}">${words.open}${words.colon}${escape(lines[0]?.[1] ?? title)}</a> <span class="muted">${words.phoneOf}${words.colon}${escape(owner)}</span></li>`,
  );
  const list =
    rows.length === 0
      ? `<p>${words.none}</p>`
      : `<h2 class="muted">${words.waiting}</h2><ul>${rows.join('')}</ul>`;
  const members = teams.map(
    ({ path, wallet, owner }) =>
      `<li><a href="${escape(`${path}&lan=${language}`)}">${words.team.title}${words.colon}${escape(wallet)}</a> <span class="muted">${words.phoneOf}${words.colon}${escape(owner)}</span></li>`,
  );
  return phoneDocument(
    language,
    '/sandbox/phone',
    `${list}<h2 class="muted">${words.team.title}</h2><ul>${members.join('')}</ul>`,
  );
}

function buttons(language: PageLanguage, { qrc, status }: ShownCode): string {
  const words = phoneWords[language];
  const acts: PhoneAct[] = status === 0 ? ['scan'] : status === 1 ? ['confirm', 'refuse'] : [];
  if (acts.length === 0) return '';
  const each = acts.map((act) => `<button name="act" value="${act}">${words[act]}</button>`).join('');
  return `<form method="post" action="/sandbox/phone"><input type="hidden" name="qrc" value="${escape(qrc)}"><input type="hidden" name="lan" value="${language}">${each}</form>`;
}

const fact = (name: string, value: string, look = '') => `<dt>${name}</dt><dd${look}>${value}</dd>`;

const bothLines = (words: readonly FingerprintWord[]) =>
  `<span lang="en">${words.map(({ en }) => en).join(' · ')}</span><br><span lang="zh-CN">${words.map(({ zh }) => zh).join(' · ')}</span>`;

/** The page of one code: what it would sign, and what can be done. */
export function codePage(language: PageLanguage, code: ShownCode): string {
  const words = phoneWords[language];
  return phoneDocument(
    language,
    code.path,
    `<p>${words.phoneOf}${words.colon}${escape(code.owner)}</p>
<h2>${escape(code.title)}</h2>
<p role="status">${words.states[code.status]}</p>
<dl>
${code.lines.map(([label, value], index) => fact(escape(label), escape(value), index === 0 ? ' class="amount"' : '')).join('\n')}
${code.address === undefined ? '' : fact(words.to, groups(code.address), ' class="address"')}
${code.words.length === 0 ? '' : fact(words.fingerprint, bothLines(code.words))}
${fact(words.from, escape(code.from))}
${fact(words.askedBy, escape(code.askedBy))}
${fact(words.screenSays, escape(code.summary))}
</dl>
${buttons(language, code)}
<p><a href="/sandbox/phone?lan=${language}">${words.all}</a></p>`,
  );
}

/** The page for a code that never was. */
export function gonePage(language: PageLanguage): string {
  return phoneDocument(language, '/sandbox/phone', `<p role="status">${phoneWords[language].gone}</p>`);
}
