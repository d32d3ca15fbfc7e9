import { describe, expect, it } from 'vitest';
import { isLetter, isPlain, labelFinder, nextIndex, typeOn, unTyped } from './picker-keys.ts';

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

describe('the option that typed letters find', () => {
  const labels = ['Ether', 'Ethereum Classic', 'Éther', '波场', '比特币', '比特币现金', 'BNB Smart Chain'];
  const find = labelFinder(labels.map((label) => ({ label })));
  it.each([
    ['e', 0, 1],
    ['ee', 1, 2],
    ['eee', 2, 0],
    ['ethereum', 0, 1],
    ['ethereum', 2, 1],
    ['éther', 0, 0],
    ['bnb ', 0, 6],
    ['波', 0, 3],
    ['比特币现', 4, 5],
    ['z', 0, undefined],
    ['1', -1, undefined],
  ])('begins with "%s", from %i on and around the end', (text, from, found) => {
    expect(find(text, from)).toBe(found);
  });

  it('can be chosen', () => {
    const find = labelFinder(labels.map((label) => ({ label, disabled: label === '波场' })));
    expect(find('波', 0)).toBeUndefined();
  });
});

it('takes letters for one word only while they come quickly', () => {
  const one = typeOn(unTyped, 'b', 5000);
  expect(typeOn(one, 't', 5900).text).toBe('bt');
  expect(typeOn(one, 't', 6000).text).toBe('t');
});

it('tells a letter from the name of a key, in every script', () => {
  expect(['a', ' ', '波', '𠮷', 'F1', 'Enter', 'Process'].map(isLetter)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('leaves what the browser does with Ctrl, Meta and Alt to the browser', () => {
  const plain = { key: 'ArrowDown', altKey: false, ctrlKey: false, metaKey: false };
  expect(isPlain(plain)).toBe(true);
  expect(isPlain({ ...plain, altKey: true })).toBe(true);
  expect(isPlain({ ...plain, altKey: true, key: 'ArrowLeft' })).toBe(false);
  expect(isPlain({ ...plain, ctrlKey: true })).toBe(false);
  expect(isPlain({ ...plain, metaKey: true })).toBe(false);
});
