import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../format/index.ts';
import { linearScale, logScale, logTicks, niceTicks, spreadLabels, textWidth } from './chart-scale.ts';

describe('ticks', () => {
  it.each([
    [
      [0, 7],
      ['0.00', '2.00', '4.00', '6.00', '8.00'],
    ],
    [
      [0.1, 0.3],
      ['0.10', '0.15', '0.20', '0.25', '0.30'],
    ],
    [
      [-3, 5],
      ['−4.00', '−2.00', '0.00', '2.00', '4.00', '6.00'],
    ],
    [
      [0, 27_311_012.1],
      ['0.00', '10,000,000.00', '20,000,000.00', '30,000,000.00'],
    ],
    [
      [5, 5],
      ['2.00', '4.00', '6.00', '8.00'],
    ],
    [
      [0, 0],
      ['0.00', '0.50', '1.00'],
    ],
    [[], ['0.00', '0.50', '1.00']],
  ])('are round for %j', (values, written) => {
    expect(niceTicks(values).map((tick) => formatNumber(tick))).toEqual(written);
  });

  it('take every value between them, evenly, and are never many', () => {
    const figure = fc.double({ min: -1e15, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        const ticks = niceTicks([one, other]).map(Number);
        const [first = NaN, second = NaN] = ticks;
        const last = ticks.at(-1) ?? NaN;
        const slack = (second - first) * 1e-6;
        expect(first).toBeLessThanOrEqual(Math.min(one, other) + slack);
        expect(last).toBeGreaterThanOrEqual(Math.max(one, other) - slack);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect((last - first) / (ticks.length - 1) / (second - first)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('a log scale', () => {
  it('makes the same factor the same step, and puts what is not above zero at the low end', () => {
    const scale = logScale([1, 10_000], [0, 400]);
    expect([1, 10, 100, 1000, 10_000, 0, -5].map((value) => Math.round(scale(value)))).toEqual([
      0, 100, 200, 300, 400, 0, 0,
    ]);
  });
  it('has ticks at 1, 2 and 5, or at powers of ten alone where there are many', () => {
    expect(logTicks(30, 1200)).toEqual(['5e1', '1e2', '2e2', '5e2', '1e3']);
    expect(logTicks(0.001, 1000).map(Number)).toEqual([0.001, 0.01, 0.1, 1, 10, 100, 1000]);
  });
});

describe('a linear scale', () => {
  it('puts the ends at the ends and the rest between, whichever way it runs', () => {
    const scale = linearScale([10, 20], [200, 0]);
    expect([10, 15, 20].map(scale)).toEqual([200, 100, 0]);
  });
  it('puts the only value in the middle', () => {
    expect(linearScale([5, 5], [0, 100])(5)).toBe(50);
  });
});

describe('labels below the axis', () => {
  it('keeps all that fit, moved inside at the ends', () => {
    const labels = [0, 100, 200].map((at) => ({ at, width: 40 }));
    expect(spreadLabels(labels, [0, 200])).toEqual([
      { index: 0, at: 20 },
      { index: 1, at: 100 },
      { index: 2, at: 180 },
    ]);
  });

  it('keeps the last one, whatever happens', () => {
    const labels = [0, 10, 20].map((at) => ({ at, width: 200 }));
    expect(spreadLabels(labels, [0, 100]).map(({ index }) => index)).toEqual([2]);
  });

  it('never lets two of them touch', () => {
    const label = fc.record({
      at: fc.double({ min: 0, max: 320, noNaN: true }),
      width: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 40 }), (unsorted) => {
        const labels = unsorted.toSorted((one, other) => one.at - other.at);
        const kept = spreadLabels(labels, [0, 320]);
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(1, labels.length));
        const boxes = kept.map(({ index, at }) => ({ at, half: (labels[index]?.width ?? 0) / 2 }));
        for (const [place, box] of boxes.entries()) {
          const next = boxes[place + 1];
          if (next) expect(next.at - next.half).toBeGreaterThanOrEqual(box.at + box.half);
        }
      }),
    );
  });

  it('takes Chinese to be as wide as it is high', () => {
    expect(textWidth('转账', 11)).toBe(22);
    expect(textWidth('Nov', 10)).toBeLessThan(textWidth('十一月', 10));
  });
});
