import { describe, expect, it } from 'vitest';
import { actionOf, canDecide, canCancel, bulkFault } from './todo-action.rules.ts';

const item = (item_type: number, my_action = 1) =>
  ({ item_type, my_action }) as Parameters<typeof actionOf>[0];
const action = (type: number, mine?: number) => actionOf(item(type, mine));

describe('what can be done with an item', () => {
  it('is said by its sort', () => {
    expect([
      action(1),
      action(6),
      action(1, 2),
      action(10, 3),
      action(13),
      action(15),
      action(8),
      action(3, 0),
    ]).toEqual([1, 1, 2, 3, 4, 5, 6, 0]);
  });

  it('is nothing for a sort nobody knows', () => {
    expect([canDecide(item(99)), canCancel(item(99)), canDecide(item(15)), canDecide(item(3, 0))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([canDecide(item(3)), canCancel(item(3)), canCancel(item(8))]).toEqual([true, true, false]);
  });

  it('is done together with at most nineteen others of its sort', () => {
    const many = (count: number) => Array.from({ length: count }, () => item(1));
    expect(bulkFault(many(20))).toBeNull();
    expect(bulkFault(many(21))).toBe('tooMany');
    expect(bulkFault([item(1), item(2)])).toBe('oneType');
  });
});
