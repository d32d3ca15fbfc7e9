import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drop, step, type SortableItem } from './sortable-list.rules.ts';

/** `aB` is a that moves and B that stays. */
const list = (letters: string): SortableItem[] =>
  letters.split('').map((id) => ({ id, label: id, disabled: id !== id.toLowerCase() }));

it.each([
  ['abcd', 'c', 'before', 'a', 'cabd'],
  ['abcd', 'a', 'after', 'd', 'bcda'],
  ['abcd', 'ac', 'after', 'd', 'bdac'],
  ['abcd', 'b', 'before', 'b', 'abcd'],
  ['abXd', 'd', 'before', 'b', 'adXb'],
  ['abXd', 'd', 'before', 'X', 'abXd'],
  ['abXd', 'a', 'after', 'X', 'baXd'],
  ['abXd', 'X', 'before', 'a', 'abXd'],
])('%s with %s dropped %s %s becomes %s', (from, dropped, place, target, to) => {
  expect(drop(list(from), new Set(dropped), { id: target, after: place === 'after' }).join('')).toBe(to);
});

it.each([
  ['abc', 'b', 'up', 'bac'],
  ['abc', 'b', 'down', 'acb'],
  ['abc', 'a', 'up', null],
  ['abc', 'c', 'down', null],
  ['aXb', 'b', 'up', 'bXa'],
  ['aX', 'a', 'down', null],
  ['aXb', 'X', 'up', null],
] as const)('%s with %s one place %s becomes %s', (from, id, direction, to) => {
  expect(step(list(from), id, direction)?.join('') ?? null).toBe(to);
});

it('loses nothing, doubles nothing, and leaves what stays where it is', () => {
  const items = fc.uniqueArray(fc.record({ id: fc.uuid(), label: fc.string(), disabled: fc.boolean() }), {
    minLength: 1,
    selector: (item) => item.id,
  });
  fc.assert(
    fc.property(items, fc.nat(), fc.nat(), fc.boolean(), (all, from, to, after) => {
      const moved = all[from % all.length]?.id ?? '';
      const target = all[to % all.length]?.id ?? '';
      const order = drop(all, new Set([moved]), { id: target, after });
      expect(order.toSorted()).toEqual(all.map((item) => item.id).toSorted());
      for (const [place, item] of all.entries()) if (item.disabled) expect(order[place]).toBe(item.id);
    }),
  );
});
