import { describe, expect, it } from 'vitest';
import { actionOf, canDecide, canTakeBack, togetherFault } from './todo-action.rules.ts';
import { everything, filterFrom, isNarrowed, paramsFor, withFilter } from './todo-filter.values.ts';

const from = (text: string) => filterFrom(new URLSearchParams(text));

describe('the filter in the address', () => {
  it('is read back as it was written', () => {
    const filter = {
      tab: 'done',
      types: [1, 14],
      subWallet: 2001,
      urgencies: [2],
      days: { from: '2026-01-01', to: '2026-01-31' },
    } as const;
    const written = withFilter(new URLSearchParams('w=1&open=book:4&page=3'), filter);
    expect(written.get('w')).toBe('1');
    expect(written.get('page')).toBeNull();
    expect(filterFrom(written)).toEqual(filter);
  });

  it('leaves out what makes no sense', () => {
    expect(from('tab=x&type=99,a,&sub=-1&urgency=7&from=2026-02-30x&to=1')).toEqual(everything);
    expect(from('from=2026-02-02&to=2026-02-01').days).toEqual({ from: null, to: null });
  });

  it('is narrowed by anything but the tab', () => {
    expect(isNarrowed(from('tab=done'))).toBe(false);
    expect(isNarrowed(from('urgency=0'))).toBe(true);
  });

  it('asks the server for whole days of the reader', () => {
    const place = { walletId: 1, page: 2, pageSize: 50 };
    expect(paramsFor(everything, place)).toEqual({ wallet_id: 1, tab: 'mine', page_no: 2, page_size: 50 });
    const asked = paramsFor(from('from=2026-01-01&to=2026-01-01&type=3&sub=5'), place);
    expect(asked).toMatchObject({ item_type: [3], sub_wallet_id: 5 });
    expect((asked.end_time ?? 0) - (asked.start_time ?? 0)).toBe(86_400_000 - 1);
  });
});

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
    expect([canDecide(item(99)), canTakeBack(item(99)), canDecide(item(15)), canDecide(item(3, 0))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([canDecide(item(3)), canTakeBack(item(3)), canTakeBack(item(8))]).toEqual([true, true, false]);
  });

  it('is done together with at most nineteen others of its sort', () => {
    const many = (count: number) => Array.from({ length: count }, () => item(1));
    expect(togetherFault(many(20))).toBeNull();
    expect(togetherFault(many(21))).toBe('tooMany');
    expect(togetherFault([item(1), item(2)])).toBe('oneType');
  });
});
