import { expect, it } from 'vitest';
import { mergePieces, type Load, type Piece } from '../packages/console/build/merge-pieces.ts';

const piece = (name: string, size: number, ...imports: string[]): Piece => ({ name, size, imports });
const load = (pieces: string[], there: string[] = [], most = 1_000_000): Load => ({
  pieces,
  there,
  weight: 1,
  most,
});
const page = (name: string): Load => ({ pieces: [name], there: [], weight: 1_000_000, most: Infinity });
const partsOf = (screen: string) => Array.from({ length: 3 }, (_, at) => `${screen} part ${at}`);

/** All that is fetched with some pieces: what they import, and what lies in one script with any of that. */
function fetched(
  begin: readonly string[],
  pieces: Piece[],
  groups: readonly (readonly string[])[],
): string[] {
  const found = new Set(begin);
  for (const name of found) {
    const imports = pieces.find((one) => one.name === name)?.imports ?? [];
    for (const next of [...imports, ...groups.filter((group) => group.includes(name)).flat()])
      found.add(next);
  }
  return [...found];
}

const sum = (names: readonly string[], sizeOf: (name: string) => number | undefined) =>
  names.reduce((all, name) => all + (sizeOf(name) ?? 0), 0);

/** Each byte is weighed as one: what pieces come to is the sum of them. A load is measured as what its pieces were built as. */
const merged = (pieces: Piece[], loads: Load[], most: number, builtAs: Record<string, number> = {}) => {
  const sizes = new Map(pieces.map(({ name, size }) => [name, size]));
  return mergePieces(pieces, loads, {
    most,
    weigh: (names) => sum(names, (name) => sizes.get(name)),
    measure: async (groups) =>
      loads.map(({ pieces: begin, there }) => {
        const has = fetched(there, pieces, groups);
        const more = fetched(begin, pieces, groups).filter((name) => !has.includes(name));
        return sum(more, (name) => builtAs[name] ?? sizes.get(name));
      }),
  });
};

const sorted = (groups: string[][]) => groups.map((names) => names.toSorted().join('+')).toSorted();

it('makes one of those that the same loads fetch, however small', async () => {
  const pieces = [piece('a', 50, 'x'), piece('b', 50, 'x', 'y'), piece('x', 40), piece('y', 1)];
  expect(sorted(await merged(pieces, [load(['a']), load(['b'])], 9))).toEqual(['a', 'b+y', 'x']);
});

it('makes one of those that the same loads fetch, however large, and not of others', async () => {
  const pieces = [
    piece('page', 90, 'shared'),
    piece('shared', 90),
    piece('screen', 90, 'part'),
    piece('part', 90),
  ];
  const loads = [load(['page']), load(['screen'], ['page'])];
  expect(sorted(await merged(pieces, loads, 9))).toEqual(['page+shared', 'part+screen']);
});

it('makes no circle, in which two scripts would wait for each other', async () => {
  // The tiny ends of a chain: together they would need the middle, and the middle them.
  const pieces = [piece('first', 1, 'middle'), piece('middle', 90, 'last'), piece('last', 1)];
  const loads = [load(['first']), load(['middle']), load(['last'])];
  expect(sorted(await merged(pieces, loads, 2))).toEqual(['first+middle', 'last']);
});

it('gives the first page nothing it does not need, and no load more than it should have', async () => {
  const pieces = [piece('page', 90), piece('part', 5), piece('large', 90), piece('other', 80)];
  const loads = [
    page('page'),
    load(['part'], ['page']),
    load(['large'], ['page'], 92),
    load(['other'], ['page']),
  ];
  expect(sorted(await merged(pieces, loads, 4))).toEqual(['large', 'other', 'page', 'part']);
  expect(sorted(await merged(pieces, loads, 3))).toEqual(['large', 'other+part', 'page']);
});

it('finds better places than the first ones, each the best for the smallest', async () => {
  // The smallest first: a goes to b, and both to c.
  const pieces = [piece('a', 10), piece('b', 20), piece('c', 30), piece('d', 30)];
  const loads = [load(['a', 'c']), load(['b'], [], 40), load(['a', 'b', 'd'])];
  expect(sorted(await merged(pieces, loads, 2))).toEqual(['a+c+d', 'b']);
});

it('gives less room to what is compressed worse than others', async () => {
  // At the usual rate a and c would come to 50.
  const pieces = [piece('a', 100), piece('b', 200), piece('c', 30)];
  const loads = [load(['a'], [], 105), load(['b']), load(['c'])];
  expect(sorted(await merged(pieces, loads, 2))).toEqual(['a', 'b+c']);
});

it('goes on where scripts are built larger than they were weighed', async () => {
  const pieces = [piece('a', 10), piece('b', 90), piece('c', 100)];
  const loads = [load(['a']), load(['b'], [], 105), load(['c'])];
  expect(sorted(await merged(pieces, loads, 2))).toEqual(['a+b', 'c']);
  expect(sorted(await merged(pieces, loads, 2, { b: 100 }))).toEqual(['a+c', 'b']);
});

it('comes to as many as there may be with 51 screens, and leaves the first page as it is', async () => {
  const screens = Array.from({ length: 51 }, (_, at) => `screen ${at}`);
  const shared = Array.from({ length: 30 }, (_, at) => `shared ${at}`);
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
    page('page'),
    ...screens.map((name) => load([name], ['page'], 140_000)),
    ...screens.flatMap((name) => partsOf(name).map((part) => load([part], ['page', name], 260_000))),
  ];
  const groups = await merged(pieces, loads, 98);
  expect(groups).toHaveLength(98);
  expect(groups.flat().toSorted()).toEqual(pieces.map(({ name }) => name).toSorted());
  expect(groups.find((names) => names.includes('page'))).toEqual(['page']);
});
