import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { loggedSteps } from './drawn-steps.ts';

const t = ((_key: string, of: Record<string, string>) =>
  `${of['index']}. ${of['people']} (${of['threshold']}/${of['of']})`) as unknown as TFunction<'strategyEngine'>;

it('says the steps of a log in the console’s words, and leaves any other text alone', () => {
  expect(loggedSteps('1/1 Kofi Okafor → 1/2 Ana Ruiz, Kofi Okafor', t)).toBe(
    '1. Kofi Okafor (1/1) · 2. Ana Ruiz, Kofi Okafor (1/2)',
  );
  expect(loggedSteps('1/1 Kofi Okafor → refuse', t)).toBe('1/1 Kofi Okafor → refuse');
  expect(loggedSteps('', t)).toBe('');
});
