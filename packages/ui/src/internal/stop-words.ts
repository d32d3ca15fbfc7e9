import type { SharedWords } from '../locale/words.ts';
import type { StopState } from './rail.tsx';

/** The word for where a step stands, said in front of it by a screen reader. */
export const stopWords = {
  done: 'stepDone',
  current: 'stepCurrent',
  waiting: 'stepWaiting',
  failed: 'stepFailed',
} as const satisfies Record<StopState, keyof SharedWords>;
