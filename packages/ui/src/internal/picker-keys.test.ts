import { describe, expect, it } from 'vitest';
import { isPlain, nextIndex } from './picker-keys.ts';

describe('the option a key leads to', () => {
  const options = [0, 1, 2, 3, 4, 5].map((index) => ({ disabled: index === 1 || index === 4 }));
  it.each([
    ['ArrowDown', 0, 2],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 2, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 5],
    ['PageDown', 0, 5],
    ['PageUp', 5, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 5],
    ['x', 0, undefined],
  ])('passes over what cannot be chosen and stops at the ends: %s from %i', (key, from, to) => {
    expect(nextIndex(key, from, options)).toBe(to);
  });

  it('is ten options away with the page keys', () => {
    const many = Array.from({ length: 30 }, () => ({}));
    expect([nextIndex('PageDown', 5, many), nextIndex('PageUp', 25, many)]).toEqual([15, 15]);
  });

  it('is none where nothing can be chosen', () => {
    expect(nextIndex('End', -1, [{ disabled: true }])).toBe(-1);
  });
});

it('leaves what the browser does with Ctrl, Meta and Alt to the browser', () => {
  const plain = { key: 'ArrowDown', altKey: false, ctrlKey: false, metaKey: false };
  expect(isPlain(plain)).toBe(true);
  expect(isPlain({ ...plain, altKey: true })).toBe(true);
  expect(isPlain({ ...plain, altKey: true, key: 'ArrowLeft' })).toBe(false);
  expect(isPlain({ ...plain, ctrlKey: true })).toBe(false);
  expect(isPlain({ ...plain, metaKey: true })).toBe(false);
});
