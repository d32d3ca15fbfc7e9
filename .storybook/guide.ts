import type { ReactNode } from 'react';

/** One piece of advice: a sentence, or an example with the sentence below it. */
export type Advice = string | { show: ReactNode; because: string };

type Named =
  | `Arrow${'Up' | 'Down' | 'Left' | 'Right'}`
  | `Page${'Up' | 'Down'}`
  | 'Home'
  | 'End'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Tab'
  | 'Delete'
  | 'Backspace'
  | 'F2'
  | 'F6'
  | 'A'
  | 'Comma'
  | 'Semicolon';

/** A key by its name, alone or with others held down; or the ones that are typed with. */
export type Key = Named | `${'Shift' | 'Control' | 'Alt'}+${Named}` | 'Letters' | 'Digits';

/** What keys do, and which: `{ 'Opens the menu': ['Enter', 'Space'] }`. */
export type Keys = Readonly<Record<string, readonly Key[]>>;

/** Of what a component is made: the story that shows it, and its parts by the selectors that find them there. */
export interface Anatomy {
  /** The name of a story of the component that shows all of its parts without being played. */
  story: string;
  parts: Readonly<Record<string, string>>;
}

/** What a designer has to know about a component beyond its props. Stands on its page between the example and the props. */
export interface Guide {
  /** When to take it. */
  use: readonly string[];
  /** When not to, and what to take instead. */
  avoid: readonly string[];
  do: readonly Advice[];
  dont: readonly Advice[];
  /** Which pattern it follows, what is read out. */
  accessibility: readonly string[];
  /** What the keyboard does, each line of it tried by `describeKeys`. */
  keys?: Keys;
  /** Its parts; what they measure is read from what is drawn. */
  anatomy?: Anatomy;
}

/** The parameters of a component's stories: `preview.meta({ parameters: guided(buttonGuide) })`. */
export const guided = (guide: Guide) => ({ guide });
