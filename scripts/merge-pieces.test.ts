import { expect, it } from 'vitest';
import { mergePieces, type Load, type Piece } from '../packages/console/build/merge-pieces.ts';
import { takeApart } from '../packages/console/build/take-apart.ts';

const piece = (name: string, size: number, ...imports: string[]): Piece => ({ name, size, imports });
const load = (pieces: string[], there: string[] = [], most = 1_000_000): Load => ({
  pieces,
  there,
  weight: 1,
  most,
});
const partsOf = (screen: string) => Array.from({ length: 8 }, (_, at) => `${screen} part ${at}`);

const sorted = (groups: string[][]) => groups.map((names) => names.toSorted().join('+')).toSorted();

it('puts what is tiny where the same loads fetch it', () => {
  const pieces = [piece('a', 50, 'x'), piece('b', 50, 'x', 'y'), piece('x', 40), piece('y', 1)];
  const groups = mergePieces(pieces, [load(['a']), load(['b'])], { most: 9, least: 10 });
  expect(sorted(groups)).toEqual(['a', 'b+y', 'x']);
});

it('makes no circle, in which two scripts would wait for each other', () => {
  // The tiny ends of a chain: together they would need the middle, and the middle them.
  const pieces = [piece('first', 1, 'middle'), piece('middle', 90, 'last'), piece('last', 1)];
  const groups = mergePieces(pieces, [load(['first']), load(['last'])], { most: 9, least: 10 });
  expect(sorted(groups)).toEqual(['first+last+middle']);
});

it('makes one of those that the same loads fetch, however large, and not of others', () => {
  const pieces = [
    piece('page', 90, 'shared'),
    piece('shared', 90),
    piece('screen', 90, 'part'),
    piece('part', 90),
  ];
  const loads = [load(['page']), load(['screen'], ['page'])];
  expect(sorted(mergePieces(pieces, loads, { most: 9, least: 10 }))).toEqual(['page+shared', 'part+screen']);
});

it('gives the first page nothing it does not need, and no load more than it should have', () => {
  const pieces = [piece('page', 90), piece('part', 5), piece('other', 90)];
  const loads = [load(['page'], [], 0), load(['part'], ['page'], 20), load(['other'], ['page'], 90)];
  expect(sorted(mergePieces(pieces, loads, { most: 3, least: 10 }))).toEqual(['other', 'page', 'part']);
  expect(sorted(mergePieces(pieces, loads, { most: 2, least: 10 }))).toEqual(['other+part', 'page']);
});

it('comes to as many as there may be with 51 screens, and leaves the first page as it is', () => {
  const screens = Array.from({ length: 51 }, (_, at) => `screen ${at}`);
  const shared = Array.from({ length: 60 }, (_, at) => `shared ${at}`);
  const some = (at: number, step: number) => shared.filter((_, place) => (place + at) % step === 0);
  const pieces = [
    piece('page', 200_000),
    ...shared.map((name) => piece(name, 3_000)),
    ...screens.map((name, at) => piece(name, 14_000, ...some(at, 7))),
    ...screens.flatMap((name, at) =>
      partsOf(name).map((part, place) => piece(part, 2_000, ...some(at + place, 9))),
    ),
  ];
  const loads = [
    load(['page'], [], 0),
    ...screens.map((name) => load([name], ['page'], 140_000)),
    ...screens.flatMap((name) => partsOf(name).map((part) => load([part], ['page', name], 260_000))),
  ];
  const groups = mergePieces(pieces, loads, { most: 98, least: 16_000 });
  expect(groups.length).toBeLessThanOrEqual(98);
  expect(groups.flat().toSorted()).toEqual(pieces.map(({ name }) => name).toSorted());
  expect(groups.find((names) => names.includes('page'))).toEqual(['page']);
});

it('takes apart what a load that is too heavy does not need, as far as there may be more scripts', () => {
  const pieces = [
    piece('page', 90_000),
    piece('screen', 9_000, 'page'),
    piece('other', 9_000),
    piece('part', 4_000),
  ];
  const merged = [['page'], ['screen', 'other', 'part']];
  const light = [load(['page'], [], 0), load(['screen'], ['page'], 30_000)];
  expect(takeApart(merged, pieces, light, 9)).toEqual(merged);
  const heavy = [load(['page'], [], 0), load(['screen'], ['page'], 10_000)];
  expect(sorted(takeApart(merged, pieces, heavy, 9))).toEqual(['other+part', 'page', 'screen']);
  expect(takeApart(merged, pieces, heavy, 2)).toEqual(merged);
});

it('takes nothing of the first page apart', () => {
  const pieces = [piece('first', 9_000, 'last'), piece('last', 9_000)];
  const merged = [['first', 'last']];
  expect(takeApart(merged, pieces, [load(['last'], [], 1)], 9)).toEqual([['last'], ['first']]);
  expect(takeApart(merged, pieces, [load(['first'], [], 0), load(['last'], [], 1)], 9)).toEqual(merged);
});
