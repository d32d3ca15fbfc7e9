import type { SignStatus } from '../../domains/signing/signing.schema.ts';
import type { PhoneAct } from '../domains/signing/sign-codes.ts';
import { phoneCss } from './phone-look.ts';
import { phoneWords, type PhoneLanguage } from './phone-words.ts';

/** A code as the phone shows it: what is signed comes from the server, not from the screen that shows the code. */
export interface ShownCode {
  qrc: string;
  path: string;
  owner: string;
  status: SignStatus;
  amount: string;
  address: string;
  from: string;
  fee: string;
  askedBy: string;
  summary: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const groups = (address: string) =>
  (address.match(/.{1,4}/g) ?? []).map((group) => `<span>${escape(group)}</span>`).join('');

function document(language: PhoneLanguage, here: string, body: string): string {
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
export function listPage(language: PhoneLanguage, codes: readonly ShownCode[]): string {
  const words = phoneWords[language];
  const rows = codes.map(
    ({ path, owner, amount }) =>
      `<li><a href="${escape(`${path}&lan=${language}`)}">${words.open}: ${escape(amount)}</a> <span class="muted">${words.phoneOf} ${escape(owner)}</span></li>`,
  );
  const list =
    rows.length === 0
      ? `<p>${words.none}</p>`
      : `<h2 class="muted">${words.waiting}</h2><ul>${rows.join('')}</ul>`;
  return document(language, '/sandbox/phone', list);
}

function buttons(language: PhoneLanguage, { qrc, status }: ShownCode): string {
  const words = phoneWords[language];
  const acts: PhoneAct[] = status === 0 ? ['scan'] : status === 1 ? ['confirm', 'refuse'] : [];
  if (acts.length === 0) return '';
  const each = acts.map((act) => `<button name="act" value="${act}">${words[act]}</button>`).join('');
  return `<form method="post" action="/sandbox/phone"><input type="hidden" name="qrc" value="${escape(qrc)}"><input type="hidden" name="lan" value="${language}">${each}</form>`;
}

const fact = (name: string, value: string, look = '') => `<dt>${name}</dt><dd${look}>${value}</dd>`;

/** The page of one code: what it would sign, and what can be done. */
export function codePage(language: PhoneLanguage, code: ShownCode): string {
  const words = phoneWords[language];
  return document(
    language,
    code.path,
    `<p>${words.phoneOf} ${escape(code.owner)}</p>
<p role="status">${words.states[code.status]}</p>
<dl>
${fact(words.amount, escape(code.amount), ' class="amount"')}
${fact(words.to, groups(code.address), ' class="address"')}
${fact(words.fee, escape(code.fee))}
${fact(words.from, escape(code.from))}
${fact(words.askedBy, escape(code.askedBy))}
${fact(words.screenSays, escape(code.summary))}
</dl>
${buttons(language, code)}
<p><a href="/sandbox/phone?lan=${language}">${words.all}</a></p>`,
  );
}

/** The page for a code that never was. */
export function gonePage(language: PhoneLanguage): string {
  return document(language, '/sandbox/phone', `<p role="status">${phoneWords[language].gone}</p>`);
}
