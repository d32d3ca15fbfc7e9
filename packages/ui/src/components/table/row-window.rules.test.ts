import { expect, it } from 'vitest';
import { stretches, type Stretch } from './row-window.rules.ts';

const written = (all: Stretch[]) =>
  all.map((one) => ('row' in one ? `${one.row}` : `(${one.from}+${one.count})`)).join(' ');

it('draws what is in sight with some on either side, and keeps the room of the others', () => {
  const all = stretches({ first: 1000, visible: 10, count: 100_000, kept: -1 });
  expect(all[0]).toEqual({ from: 0, count: 988 });
  expect(all[1]).toEqual({ row: 988 });
  expect(all.at(-2)).toEqual({ row: 1021 });
  expect(all.at(-1)).toEqual({ from: 1022, count: 98_978 });
});

it('draws the row that has the focus wherever it is', () => {
  const before = written(stretches({ first: 100, visible: 2, count: 200, kept: 5 }));
  expect(before).toMatch(/^\(0\+5\) 5 \(6\+82\) 88 /);
  const behind = written(stretches({ first: 0, visible: 2, count: 200, kept: 199 }));
  expect(behind).toMatch(/ 13 \(14\+185\) 199$/);
  const inside = stretches({ first: 0, visible: 2, count: 200, kept: 3 });
  expect(inside.filter((one) => 'row' in one && one.row === 3)).toHaveLength(1);
});

it('adds up to all rows wherever it stands, also beyond the last one', () => {
  for (const first of [0, 50, 95, 5000]) {
    const all = stretches({ first, visible: 10, count: 100, kept: 40 });
    expect(all.reduce((sum, one) => sum + ('count' in one ? one.count : 1), 0)).toBe(100);
    expect(all.some((one) => 'row' in one)).toBe(true);
  }
});

it('draws nothing of nothing', () => {
  expect(stretches({ first: 0, visible: 10, count: 0, kept: -1 })).toEqual([]);
});
