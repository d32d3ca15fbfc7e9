import type { ReactNode } from 'react';

/** One piece of advice: a sentence, or an example with the sentence below it. */
export type Advice = string | { show: ReactNode; because: string };

/** What a designer has to know about a component beyond its props. Stands on its page between the example and the props. */
export interface Guide {
  /** When to take it. */
  use: readonly string[];
  /** When not to, and what to take instead. */
  avoid: readonly string[];
  do: readonly Advice[];
  dont: readonly Advice[];
  /** Which pattern it follows, its keys, what is read out. */
  accessibility: readonly string[];
}

/** The parameters of a component's stories: `preview.meta({ parameters: guided(buttonGuide) })`. */
export const guided = (guide: Guide) => ({ guide });
