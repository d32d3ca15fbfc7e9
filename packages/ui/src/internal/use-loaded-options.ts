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
  type Answer = { text: string; options: readonly NamedOption<SearchOption<Id>>[] | null };
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isAsked = load !== undefined && open;
  const ask = useEffectEvent(async (signal: AbortSignal) => load?.(text, signal));
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const settle = (options: Answer['options']) => {
      if (!stop.signal.aborted) setAnswer({ text, options });
    };
    const timer = setTimeout(
      () => {
        ask(stop.signal).then(
          (options = []) => settle(nameOptions(options)),
          () => settle(null),
        );
      },
      text === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
      setAnswer(null);
    };
  }, [isAsked, text, attempt]);

  const settled = answer?.text === text ? answer : null;
  const failed = settled !== null && settled.options === null;
  return {
    options: settled?.options ?? none,
    loading: isAsked && settled === null,
    failed,
    retry: () => {
      setAnswer(null);
      setAttempt((before) => before + 1);
    },
  };
}

const none: readonly never[] = [];
