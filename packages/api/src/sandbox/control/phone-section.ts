import { signableOf, type PhoneAct } from '../domains/signing/sign-codes.ts';
import { waitingOn, type WaitingThing } from '../phone/phone-todo.ts';
import type { PersonRow } from '../world/people.seed.ts';
import { known } from '../world/world.ts';
import { authenticatorCode } from '../wire/authenticator.ts';
import type { SignCodeRow } from '../world/rows.ts';
import type { Both } from '../world/lifecycle.ts';
import { markup, type Markup } from './markup.ts';
import { inLanguage } from './page-language.ts';
import { fact, focusable, nameOf, press, section, type PageView } from './page-view.ts';

/** Rows beyond this are counted, not shown. */
const shownEach = 20;

type Line = readonly [label: Both, value: string];

/** An address to be read whole, in groups of four. */
function inGroups(address: string): Markup {
  const groups = address.match(/^0x.{4}|.{1,4}/g) ?? [];
  return markup`<span class="groups">${groups.map((group) => markup`<span>${group}</span>`)}</span>`;
}

function facts({ language, words }: PageView, lines: readonly Line[], address?: string): Markup {
  const each = lines.map(([label, value]) => fact(inLanguage(language, label), value));
  return markup`<dl class="facts">${each}${address !== undefined && fact(words.to, inGroups(address))}</dl>`;
}

/** What something is called where it stands among others: its sort, and the first fact of it. */
function nameOfThing({ language }: PageView, title: Both, [first]: readonly Line[]): string {
  return [inLanguage(language, title), ...(first === undefined ? [] : [first[1]])].join(' · ');
}

function codeCard(view: PageView, code: SignCodeRow): Markup {
  const { words, controlled } = view;
  const { world } = controlled.sandbox;
  const signed = known(signableOf(world, code), `way to sign ${code.business_type}`);
  const { title, lines, address, askedBy, wallet } = signed.view(world, code.business_id);
  const name = nameOfThing(view, title, lines);
  const button = (act: PhoneAct, look: 'primary' | 'danger') =>
    press(view, {
      action: 'code',
      id: `phone.${act}-${code.qrc_id}`,
      label: words[act],
      of: name,
      look,
      fields: { qrc: code.qrc_id, act },
      ...(act === 'scan' ? { next: `phone.confirm-${code.qrc_id}` } : {}),
    });
  const isScanned = code.status === 1;
  return markup`<li id="code-${code.qrc_id}">
<div><strong>${name}</strong> <span class="chip ${isScanned ? 'running' : 'wait'}">${isScanned ? words.codeScanned : words.codeWaiting}</span>
<p class="muted">${words.phoneOf}${words.colon}${nameOf(view, code.uid)} · ${words.askedBy}${words.colon}${askedBy} · ${wallet}</p>
${facts(view, lines.slice(1), address)}</div>
<div class="acts">${isScanned ? markup`${button('confirm', 'primary')}${button('refuse', 'danger')}` : button('scan', 'primary')}</div>
</li>`;
}

function thingRow(view: PageView, person: PersonRow, thing: WaitingThing): Markup {
  const { words } = view;
  const { kind, id, title, lines, address, action } = thing;
  const name = nameOfThing(view, title, lines);
  const key = `${person.uid}-${kind}-${id}`;
  const yes = { 1: words.approve, 2: words.approveAndSign, 3: words.acceptKey }[action];
  const button = (act: 'approve' | 'refuse', label: string, look: 'primary' | 'danger') =>
    press(view, {
      action: 'waiting',
      id: `phone.${act}-${key}`,
      label,
      of: name + words.listComma + person.nickname,
      look,
      fields: { uid: person.uid, kind, id, act },
      next: `phone.of-${person.uid}`,
    });
  return markup`<li>
<div><strong>${name}</strong>${facts(view, lines.slice(1), address)}</div>
<div class="acts">${button('approve', yes, 'primary')}${button('refuse', words.refuse, 'danger')}</div>
</li>`;
}

function todosOf(view: PageView, person: PersonRow): Markup[] {
  const { words, at, controlled } = view;
  const waiting = waitingOn(controlled.sandbox.world, person.uid);
  if (waiting.length === 0) return [];
  const left = waiting.length - shownEach;
  const id = `phone.of-${person.uid}`;
  return [
    markup`<li id="waiting-${person.uid}"><details${at === id && markup` open`}><summary${focusable(view, id)}><strong>${person.nickname}</strong> <span class="chip wait">${waiting.length} ${words.waitCount}</span></summary>
<ul class="rows">${waiting.slice(0, shownEach).map((thing) => thingRow(view, person, thing))}${left > 0 && markup`<li class="muted">${words.more}${words.colon}${left}</li>`}</ul></details></li>`,
  ];
}

function orElse(list: Markup[], id: string, text: string): Markup | Markup[] {
  return list.length > 0 ? list : markup`<li id="${id}" class="none">${text}</li>`;
}

/** The phones of all people: what they could sign, and what else waits for them. */
export function phoneSection(view: PageView): Markup {
  const { words, controlled } = view;
  const { world } = controlled.sandbox;
  const codes = world.signCodes.all().filter((code) => code.status < 2);
  const cards = codes.reverse().map((code) => codeCard(view, code));
  const todos = world.people.flatMap((person) => todosOf(view, person));
  return section(
    view,
    'phone',
    markup`<div class="split"><h3>${words.codes}</h3><a href="/sandbox/phone?lan=${view.language}">${words.ownPage}</a></div>
<ul id="phone-codes" data-live class="rows">${orElse(cards, 'no-codes', words.noCodes)}</ul>
<p class="muted">${words.authenticator} <strong>${authenticatorCode}</strong></p>
<h3>${words.todos}</h3>
<ul id="phone-waiting" data-live class="todos">${orElse(todos, 'no-waiting', words.noTodos)}</ul>`,
  );
}
