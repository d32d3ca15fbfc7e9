import { expect, it } from 'vitest';
import { hexLines } from './call-data.rules.ts';

it('data is shown word by word, in groups to compare', () => {
  expect(hexLines(`0x5be7cd2f${'1'.padStart(64, '0')}`)).toEqual([
    '0x5be7cd2f',
    '00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000001',
  ]);
});
