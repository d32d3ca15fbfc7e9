import { expect, it } from 'vitest';
import { cellAfter } from './grid-cell.rules.ts';

const size = { rows: 100, places: 5 };

it.each([
  ['ArrowRight', false, { row: 3, place: 1 }, { row: 3, place: 2 }],
  ['ArrowRight', false, { row: 3, place: 4 }, { row: 3, place: 4 }],
  ['ArrowLeft', false, { row: 3, place: 0 }, { row: 3, place: 0 }],
  ['ArrowUp', false, { row: 0, place: 2 }, { row: -1, place: 2 }],
  ['ArrowUp', false, { row: -1, place: 2 }, { row: -1, place: 2 }],
  ['ArrowDown', false, { row: -1, place: 2 }, { row: 0, place: 2 }],
  ['ArrowDown', false, { row: 99, place: 2 }, { row: 99, place: 2 }],
  ['PageDown', false, { row: 3, place: 2 }, { row: 13, place: 2 }],
  ['PageUp', false, { row: 3, place: 2 }, { row: -1, place: 2 }],
  ['Home', false, { row: 3, place: 2 }, { row: 3, place: 0 }],
  ['End', false, { row: 3, place: 2 }, { row: 3, place: 4 }],
  ['Home', true, { row: 3, place: 2 }, { row: 0, place: 0 }],
  ['End', true, { row: 3, place: 2 }, { row: 99, place: 4 }],
])('%s (with Ctrl: %s) goes from %j to %j', (key, ctrl, from, to) => {
  expect(cellAfter(key, ctrl, from, size)).toEqual(to);
});

it.each([
  ['a', false],
  ['Enter', false],
  ['ArrowDown', true],
])('%s (with Ctrl: %s) goes nowhere', (key, ctrl) => {
  expect(cellAfter(key, ctrl, { row: 0, place: 0 }, size)).toBeUndefined();
});

it('stays in the head where there are no rows', () => {
  const empty = { rows: 0, places: 3 };
  expect(cellAfter('ArrowDown', false, { row: -1, place: 1 }, empty)).toEqual({ row: -1, place: 1 });
  expect(cellAfter('End', true, { row: -1, place: 1 }, empty)).toEqual({ row: -1, place: 2 });
});
