import { describe, expect, it } from 'vitest';
import { isLetter, labelFinder, typeOn, unTyped } from './typeahead.ts';

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
