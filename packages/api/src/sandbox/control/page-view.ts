import type { Controlled } from './controlled.ts';
import type { Words } from './control-words.ts';
import { markup, type Markup } from './markup.ts';
import type { PageLanguage } from './page-language.ts';

/** One look at the page: who looks, in which language, and what was just done. */
export interface PageView {
  language: PageLanguage;
  words: Words;
  /** Where this page is found again: as it is now, and without what is said only once. */
  address: { now: string; kept: string };
  controlled: Controlled;
  /** What had the focus when a form was sent, as `section.element`; it has it again. */
  at: string;
  /** What there is to say about it, and whether it went wrong. */
  said: { text: string; isWrong: boolean } | undefined;
  /** What was filled in, where it made no sense and has to be put right. */
  sent: Readonly<Record<string, string>>;
  /** The session of this browser: whose it is, or that it has ended; absent where there is none. */
  here: { uid: number | undefined } | undefined;
  /** What the path of a shown request contains. */
  filter: string;
}

/** The sections, in their order. */
export const sectionNames = ['people', 'phone', 'clock', 'faults', 'world', 'requests'] as const;

type SectionName = (typeof sectionNames)[number] | 'drill';

/** A section with its heading. The heading takes the focus where what had it is gone. */
export function section({ words, at, said }: PageView, name: SectionName, body: Markup): Markup {
  const isHere = at.split('.')[0] === name;
  const isGone = isHere && !body.markup.includes(` id="${at}"`);
  const look = said?.isWrong ? 'said wrong' : 'said';
  return markup`<section id="${name}" class="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title" tabindex="-1"${isGone && markup` autofocus aria-describedby="said"`}>${words[name]}</h2>
${isHere && said !== undefined && markup`<p id="said" class="${look}" role="${said.isWrong ? 'alert' : 'status'}">${said.text}</p>`}
${body}
</section>`;
}

/** What gives an element the focus back after its form was sent. */
export function focusable({ at, said }: PageView, id: string): Markup {
  const isHere = at === id;
  return markup` id="${id}"${isHere && markup` autofocus`}${isHere && said !== undefined && markup` aria-describedby="said"`}`;
}

/** The start of a form that asks for an action, with what the page itself needs to know; `next` has the focus afterwards. */
export function formStart({ language }: PageView, action: string, next: string): Markup {
  return markup`<form method="post" action="/sandbox/${action}"><input type="hidden" name="lan" value="${language}"><input type="hidden" name="at" value="${next}">`;
}

interface Press {
  action: string;
  /** Where it stands, as `section.element`. */
  id: string;
  label: string;
  /** What tells it apart from others of the same label, for who hears the page. */
  of?: string;
  fields?: Record<string, string | number>;
  /** What has the focus afterwards. @default the button */
  next?: string;
  look?: 'primary' | 'danger' | 'quiet';
}

/** A button that asks for an action. */
export function press(
  view: PageView,
  { action, id, label, of, fields = {}, next = id, look }: Press,
): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return markup`${formStart(view, action, next)}${hidden}<button${focusable(view, id)}${look && markup` class="${look}"`}${of !== undefined && markup` aria-label="${label}${view.words.colon}${of}"`}>${label}</button></form>`;
}

/** A name and its value, in a list of facts. */
export function fact(label: string, value: Markup | string | number): Markup {
  return markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** A moment of the world, to the second. */
export function moment(at: number, { withDay = true } = {}): Markup {
  const iso = new Date(at).toISOString();
  const text = iso.slice(withDay ? 0 : 11, 19).replace('T', ' ');
  return markup`<time datetime="${iso}">${text}</time>`;
}

/** What somebody is called; the word for nobody where there is no such person. */
export function nameOf({ controlled, words }: PageView, uid: number | null): string {
  const person = controlled.sandbox.world.people.find((row) => row.uid === uid);
  return person?.nickname ?? words.nobody;
}
