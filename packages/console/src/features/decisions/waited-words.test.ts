import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { day, hour, minute } from '#shared/durations.ts';
import { waitedWords } from './waited-words.ts';

const t = ((key: string, { count }: { count?: number } = {}) =>
  [key.replace('approval.waited.', ''), count].join(' ').trim()) as unknown as TFunction;

it.each([
  [minute - 1, 'moment'],
  [59 * minute, 'minutes 59'],
  [20 * hour + 40 * minute, 'hours 20'],
  [day, 'days 1'],
])('says of %d ms how long it has waited, in the largest full unit: %s', (span, text) => {
  expect(waitedWords(span, t)).toBe(text);
});
