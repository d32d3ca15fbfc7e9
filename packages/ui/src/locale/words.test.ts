import { describe, expect, it } from 'vitest';
import { everyWord } from './every-word.ts';
import { fill, type Plural } from './words.ts';

const hebrew = '\u05E9\u05DC\u05D5\u05DD';
const [open, close] = ['\u2068', '\u2069'];

describe('fill', () => {
  it.each([
    ['dateRangeLimit', { limit: 1 }, 'At most 1 day'],
    ['dateRangeLimit', { limit: 31 }, 'At most 31 days'],
    ['dateRangeTooLong', { limit: 1, count: 2 }, 'At most 1 day; 2 selected'],
    ['charactersDiffer', { count: 1 }, '1 character differs'],
    ['decimalsLimit', { decimals: 1, count: 2 }, 'At most 1 decimal; 2 entered'],
    ['tooManyDecimals', { symbol: 'XRP', decimals: 0, count: 1 }, 'XRP has 0 decimals; 1 entered'],
    ['tooLong', { limit: 1, count: 2 }, 'At most 1 character; 2 entered'],
    ['tooShort', { minimum: 1, count: 0 }, 'At least 1 character; 0 entered'],
    ['lengthExact', { length: 1, count: 3 }, 'Enter exactly 1 character; 3 entered'],
    ['leftOut', { limit: 1, count: 4 }, 'At most 1 character. Left out: 4'],
    ['stepperDone', { count: 1 }, '1 step complete'],
  ] as const)('says %s in the form for its number, %j', (key, values, said) => {
    expect(fill(everyWord['en-US'][key], values)).toBe(said);
  });

  it('chooses among the forms of any language, also for a grouped number', () => {
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x {count}' };
    const arabic: Plural = { code: 'ar', by: 'count', forms };
    expect([0, 1, 2, 3, 11, 100, '1,003'].map((count) => fill(arabic, { count }))).toEqual([
      'z',
      'o',
      't',
      'f',
      'm',
      'x 100',
      'f',
    ]);
    expect(fill({ ...arabic, forms: { other: 'only {count}' } }, { count: 1 })).toBe('only 1');
  });

  it('isolates what is filled in where it or the sentence is from the right', () => {
    expect(fill('Remove {name}', { name: 'Ana' })).toBe('Remove Ana');
    expect(fill('Remove {name}', { name: hebrew })).toBe(`Remove ${open}${hebrew}${close}`);
    expect(fill(`${hebrew} {name}`, { name: 'Ana' })).toBe(`${hebrew} ${open}Ana${close}`);
  });
});
