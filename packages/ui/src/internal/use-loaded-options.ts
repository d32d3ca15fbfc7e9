import { useEffect, useEffectEvent, useState } from 'react';
import { nameOptions, type NamedOption, type SearchOption } from './option-search.ts';

/**
 * Finds the options for a text elsewhere. A call whose answer is not wanted any more has its signal aborted, and what it
 * still gives is dropped.
 */
export type LoadOptions<Id extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchOption<Id>[]>;

/** How long typing has to pause, in milliseconds. */
const pause = 250;

/** The options that `load` has for a text, from the moment a list is open. */
export function useLoadedOptions<Id extends string>(
  load: LoadOptions<Id> | undefined,
  text: string,
  open: boolean,
) {
  type Answer = { question: string; options: readonly NamedOption<SearchOption<Id>>[] | null };
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // To try again is another question.
  const question = load !== undefined && open ? `${attempt} ${text}` : null;
  const ask = useEffectEvent(async (signal: AbortSignal) => load?.(text, signal));
  const wait = useEffectEvent(() => (text === '' ? 0 : pause));
  useEffect(() => {
    if (question === null) return undefined;
    const stop = new AbortController();
    const settle = (options: Answer['options']) => {
      if (!stop.signal.aborted) setAnswer({ question, options });
    };
    const timer = setTimeout(() => {
      ask(stop.signal).then(
        (options = []) => settle(nameOptions(options)),
        () => settle(null),
      );
    }, wait());
    return () => {
      clearTimeout(timer);
      stop.abort();
      setAnswer(null);
    };
  }, [question]);

  const settled = question !== null && answer?.question === question ? answer : null;
  return {
    options: settled?.options ?? none,
    loading: question !== null && settled === null,
    failed: settled !== null && settled.options === null,
    retry: () => setAttempt((before) => before + 1),
  };
}

const none: readonly never[] = [];
