import { describe, expect, it } from 'vitest';
import { foundIndex, isLetter, isPlain, nextIndex, placeList, typeOn, unTyped } from './select.rules.ts';

describe('the option a key leads to', () => {
  const usable = [0, 2, 3, 5];
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
    ['x', 0, undefined],
  ])('passes over what cannot be chosen and stops at the ends: %s from %i', (key, from, to) => {
    expect(nextIndex(key, from, usable)).toBe(to);
  });

  it('is ten options away with the page keys', () => {
    const many = Array.from({ length: 30 }, (_, index) => index);
    expect([nextIndex('PageDown', 5, many), nextIndex('PageUp', 25, many)]).toEqual([15, 15]);
  });

  it('is none where nothing can be chosen', () => {
    expect(nextIndex('End', -1, [])).toBeUndefined();
  });
});

describe('the option that typed letters find', () => {
  const labels = ['Ether', 'Ethereum Classic', 'Éther', '波场', '比特币', '比特币现金', 'BNB Smart Chain'];
  const all = labels.map((_, index) => index);
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
    expect(foundIndex(text, from, labels, all)).toBe(found);
  });

  it('can be chosen', () => {
    expect(foundIndex('波', 0, labels, [0, 1])).toBeUndefined();
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

const button = (top: number, left = 50) => ({ left, top, bottom: top + 36 });

describe('the place of the list', () => {
  const screen = { width: 400, height: 800 };
  const list = { width: 300, height: 200 };

  it('is below the button', () => {
    expect(placeList(button(100), list, screen)).toEqual({ left: 50, top: 140, maxHeight: 648 });
  });
  it('is above it where there is more room', () => {
    expect(placeList(button(700), list, screen)).toEqual({ left: 50, top: 496, maxHeight: 684 });
  });
  it('has the height that is there', () => {
    expect(placeList(button(300), { width: 300, height: 900 }, screen)).toEqual({
      left: 50,
      top: 340,
      maxHeight: 448,
    });
    expect(placeList(button(600), { width: 300, height: 900 }, screen)).toEqual({
      left: 50,
      top: 12,
      maxHeight: 584,
    });
  });
  it('is within the window', () => {
    expect(placeList(button(100, 250), list, screen).left).toBe(88);
    expect(placeList(button(100, -20), list, screen).left).toBe(12);
  });
});
