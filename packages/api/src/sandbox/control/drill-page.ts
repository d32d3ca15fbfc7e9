import type { Telling } from '../wire/drill.ts';
import { lieWords, ruleWords } from './lie-words.ts';
import { lieNames, lies, type LieName } from './lies.ts';
import { markup, type Markup } from './markup.ts';
import { inLanguage } from './page-language.ts';
import { fact, focusable, moment, nameOf, press, section, type PageView } from './page-view.ts';

const valueLength = 90;
const answersShown = 3;

/** A value as it is on the wire, cut short; what turns text around is a mark. A list is so many rows. */
function written({ words }: PageView, value: unknown): string {
  if (Array.isArray(value)) return `${words.rows}${words.colon}${value.length}`;
  const text = JSON.stringify(value).replace(
    /[\u202A-\u202E\u2066-\u2069]/g,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
  return text.length > valueLength ? `${text.slice(0, valueLength)}…` : text;
}

function altered(view: PageView, { count, answers }: Telling): Markup {
  const { words } = view;
  const rows = answers.slice(0, answersShown).map(({ at, call, fields }) => {
    const [first] = fields;
    const more = fields.length > 1 && markup` <span class="muted">+${fields.length - 1}</span>`;
    const change =
      first &&
      markup`<code>${first.field}</code> <code><del>${written(view, first.truth)}</del></code> → <code><ins>${written(view, first.told)}</ins></code>${more}`;
    return markup`<li><span class="at">${moment(at, { withDay: false })}</span> <b>${call}</b> ${change}</li>`;
  });
  return markup`<p><span class="chip ${count > 0 ? 'wait' : ''}">${words.altered}${words.colon}${count}</span></p>${count > 0 && markup`<ul class="altered">${rows}</ul>`}`;
}

/** Signs in whoever meets the lie, and opens the console where they do. */
function opening(view: PageView, name: LieName): Markup {
  const { words, language, controlled } = view;
  const { uid, place } = lies[name];
  const path = place(controlled.sandbox.world);
  if (path === undefined) return markup`<p class="muted">${words.noPlace}</p>`;
  const to = `${controlled.startedWith?.console ?? ''}${path}`;
  const title = inLanguage(language, lieWords[name].title);
  const label = words.openAs.replace('{name}', nameOf(view, uid));
  return markup`<form method="post" action="/sandbox/sign-in" target="_blank"><input type="hidden" name="lan" value="${language}"><input type="hidden" name="uid" value="${uid}"><input type="hidden" name="to" value="${to}"><button${focusable(view, `drill.open-${name}`)} aria-label="${label}${words.colon}${title}">${label}</button></form>`;
}

function lie(view: PageView, name: LieName): Markup {
  const { words, language, controlled } = view;
  const { telling } = controlled.drill;
  const { rule } = lies[name];
  const { title, says, steps, reacts } = lieWords[name];
  const isTold = telling?.name === name;
  const isOn = isTold && telling.isOn;
  const [on, off] = [`drill.on-${name}`, `drill.off-${name}`];
  const of = inLanguage(language, title);
  const turn = isOn
    ? press(view, { action: 'drill', id: off, next: on, label: words.turnOff, of, look: 'danger' })
    : press(view, {
        action: 'drill',
        id: on,
        next: off,
        label: words.turnOn,
        of,
        fields: { lie: name },
        look: 'primary',
      });
  return markup`<li id="lie-${name}"${isOn && markup` class="on"`}><div class="line"><h3>${of}</h3>${isOn && markup`<span class="chip bad">${words.isOn}</span>`}</div>
<dl>${fact(words.serverSays, inLanguage(language, says))}${fact(words.steps, inLanguage(language, steps))}${fact(words.consoleDoes, inLanguage(language, reacts))}${fact(words.rule, `${rule} · ${inLanguage(language, ruleWords[rule])}`)}</dl>
<div class="acts">${turn}${opening(view, name)}</div>
${isTold && altered(view, telling)}</li>`;
}

/** Every lie, with the one that is on and what it has altered. */
export function drillSection(view: PageView): Markup {
  return section(
    view,
    'drill',
    markup`<p class="muted">${view.words.drillHint}</p>
<ul id="lie-list" data-live class="lies">${lieNames.map((name) => lie(view, name))}</ul>`,
  );
}

/** That lies are told, on whatever other page somebody wonders. */
export function drillNotice({ words, language, controlled }: PageView): Markup {
  const { telling } = controlled.drill;
  const isOn = telling?.isOn === true;
  const title = isOn && inLanguage(language, lieWords[telling.name as LieName].title);
  return markup`<ul id="drill-notice" data-live class="notice">${isOn && markup`<li id="drill-on" class="said wrong">${words.isOnNotice}${words.colon}<a href="/sandbox/drill?lan=${language}">${title}</a></li>`}</ul>`;
}
