import { expect, it } from 'vitest';
import { itemFor, placeMenu, withLetter } from './menu.rules.ts';

const labels = ['Approve', 'Copy address', 'Copy hash', 'Écarter'];

it('finds the item that begins with what was typed, whatever its case and accents', () => {
  expect(itemFor('copy h', 1, labels)).toBe(2);
  expect(itemFor('ec', 0, labels)).toBe(3);
  expect(itemFor('ap', 0, labels)).toBe(0);
  expect(itemFor('z', 0, labels)).toBeUndefined();
  expect(itemFor('a', -1, labels)).toBe(0);
});

it('goes round with one letter again and again', () => {
  expect(itemFor('c', 0, labels)).toBe(1);
  expect(itemFor('cc', 1, labels)).toBe(2);
  expect(itemFor('ccc', 2, labels)).toBe(1);
});

it('begins a new word after a second', () => {
  expect(withLetter({ text: 'co', at: 0 }, 'p', 900)).toEqual({ text: 'cop', at: 900 });
  expect(withLetter({ text: 'co', at: 0 }, 'p', 1000)).toEqual({ text: 'p', at: 1000 });
});

const screen = { width: 1000, height: 800 };
const menu = { width: 200, height: 300 };
const button = { left: 400, right: 440, top: 100, bottom: 132 };

it('opens below its button, at its start in either direction', () => {
  expect(placeMenu(button, menu, screen, false)).toEqual({ left: 400, top: 136, maxHeight: 652 });
  expect(placeMenu(button, menu, screen, true).left).toBe(240);
});

it('opens above where there is more room, and stays on the screen', () => {
  const low = { left: 950, right: 990, top: 700, bottom: 732 };
  expect(placeMenu(low, menu, screen, false)).toEqual({ left: 788, top: 396, maxHeight: 684 });
  expect(placeMenu({ ...low, left: 0, right: 40 }, menu, screen, true).left).toBe(12);
});
