import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences, type Piece } from './sequence-diff.ts';
import { diffLines, diffWords, type DiffLine } from './text-diff.ts';

const apply = (pieces: readonly Piece<string>[], side: 'removed' | 'added') =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ part }) => part)
    .join('');
const applyLines = (lines: readonly DiffLine[], side: 'removed' | 'added') =>
  lines
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ pieces }) => apply(pieces, side))
    .join('\n');

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '转', '账', '1', '.', '🦊') }),
);

describe('word by word', () => {
  it('gives the new text when it is applied, and the old one when it is taken back', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        expect(apply(pieces, 'added')).toBe(after);
        expect(apply(pieces, 'removed')).toBe(before);
      }),
    );
  });

  it('finds nothing between a text and itself', () => {
    fc.assert(fc.property(text, (one) => diffWords(one, one).every(({ kind }) => kind === 'same')));
  });

  it('marks whole figures and words, and single Chinese characters', () => {
    expect(diffWords('at most 5,000 USDT', 'at most 9,000 USDT')).toEqual([
      { kind: 'same', part: 'at most ' },
      { kind: 'removed', part: '5,000' },
      { kind: 'added', part: '9,000' },
      { kind: 'same', part: ' USDT' },
    ]);
    expect(diffWords('USDT转账上限', 'USDT转账下限')).toEqual([
      { kind: 'same', part: 'USDT转账' },
      { kind: 'removed', part: '上' },
      { kind: 'added', part: '下' },
      { kind: 'same', part: '限' },
    ]);
  });
});

describe('line by line', () => {
  it('gives the new text when it is applied, and the old one when it is taken back', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        expect(applyLines(lines, 'added')).toBe(after);
        expect(applyLines(lines, 'removed')).toBe(before);
      }),
    );
  });

  it('says of a line that took the place of another which words changed', () => {
    expect(diffLines('one\ntwo apples\nthree', 'one\ntwo pears\nthree')).toEqual([
      { kind: 'same', pieces: [{ kind: 'same', part: 'one' }] },
      {
        kind: 'removed',
        pieces: [
          { kind: 'same', part: 'two ' },
          { kind: 'removed', part: 'apples' },
        ],
      },
      {
        kind: 'added',
        pieces: [
          { kind: 'same', part: 'two ' },
          { kind: 'added', part: 'pears' },
        ],
      },
      { kind: 'same', pieces: [{ kind: 'same', part: 'three' }] },
    ]);
  });
});

const many = (name: string) => Array.from({ length: 3000 }, (_, index) => `${name}${index}`);

it('replaces the middle of what is too long to compare', () => {
  const pieces = diffSequences(['start', ...many('a'), 'end'], ['start', ...many('b'), 'end']);
  expect(pieces.filter(({ kind }) => kind === 'same').map(({ part }) => part)).toEqual(['start', 'end']);
  expect(pieces).toHaveLength(6002);
});
