import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logSpaced, thresholdsBetween, withThreshold } from './thresholds.rules.ts';

describe('thresholds to compare', () => {
  it('are 60 between two amounts, each larger by the same factor and easy to say', () => {
    const all = logSpaced('1', '10000');
    expect(all).toHaveLength(60);
    expect([all[0], all[1], all[30], all.at(-1)]).toEqual(['1', '1.1', '100', '10000']);
    expect(all.every((one) => one.replace(/^0\.0*|0+$|\./g, '').length <= 2)).toBe(true);
  });

  it('ascend, and are what the server takes', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map((count) => new Big(count).div(1_000_000));
    fc.assert(
      fc.property(amount, fc.integer({ min: 2, max: 100_000 }), (low, factor) => {
        const all = logSpaced(low.toFixed(), low.times(factor).toFixed());
        expect(all.length).toBeGreaterThan(0);
        all.forEach((one, index) => {
          expect(one).toMatch(/^\d+(\.\d{1,6})?$/);
          if (index > 0) expect(new Big(one).gt(all[index - 1] ?? '0')).toBe(true);
        });
      }),
    );
  });

  it('begin where a sweep is worth its fee and more than it leaves, and end with the largest address', () => {
    const all = thresholdsBetween({ fee: new Big('1.2'), kept: new Big('0'), most: new Big('4000') });
    expect([all[0], all.at(-1)]).toEqual(['1.2', '4000']);
    const main = thresholdsBetween({ fee: new Big('0.0001'), kept: new Big('0.002'), most: new Big('3') });
    expect(new Big(main[0] ?? '0').gt('0.002')).toBe(true);
  });
});

it('takes the current threshold in where it belongs', () => {
  expect(withThreshold(['10', '20'], '15')).toEqual(['10', '15', '20']);
  expect(withThreshold(['10', '20'], '20.0')).toEqual(['10', '20']);
  expect(withThreshold(['10'], undefined)).toEqual(['10']);
});
