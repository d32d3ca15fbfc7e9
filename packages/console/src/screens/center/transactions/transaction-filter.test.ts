import { describe, expect, it } from 'vitest';
import { filterFrom, filterText, isNarrowed, withFilter } from './filter-address.rules.ts';
import { questionFor } from './filter-params.rules.ts';
import {
  everything,
  pickedWith,
  pickers,
  pickWith,
  type TransactionFilter,
} from './transaction-filter.values.ts';

const narrow: TransactionFilter = {
  kind: 'withdraw',
  subWallets: [31, 34],
  coin: 'TUSDT',
  network: 'TRX',
  statuses: [1000, 1200],
  direction: 'out',
  sources: [2, 3],
  screenings: [0, 3],
  initiators: [7],
  least: '0.5',
  most: '1200.50',
  from: 'TQ8',
  to: 'T9x',
  keyword: 'TQ8v & 中',
  period: 'custom',
  days: { first: '2026-01-05', last: '2026-03-01' },
  sort: { by: 'amount_usd', order: 'asc' },
};
const today = new Date(2026, 10, 20).getTime();
const place = { walletId: 1, today };

describe('in the address', () => {
  it('comes back as it was', () => {
    const written = withFilter(new URLSearchParams('w=1&page=4'), narrow);
    expect(written.get('w')).toBe('1');
    expect(filterFrom(new URLSearchParams(written.toString()))).toEqual(narrow);
    expect(filterFrom(new URLSearchParams(filterText(narrow)))).toEqual(narrow);
  });

  it('leaves no trace where nothing is narrowed, and starts at the first page', () => {
    const written = withFilter(new URLSearchParams('w=1&page=4&kind=deposit&q=x&min=3'), everything);
    expect(written.toString()).toBe('w=1');
  });

  it('leaves out what makes no sense', () => {
    const odd = new URLSearchParams(
      'kind=barter&sub=1,x,-2,&status=1000,77&period=1y&coin=&way=up&source=9&kyt=8&min=1e9&max=-1&sort=name:up',
    );
    expect(filterFrom(odd)).toEqual({ ...everything, subWallets: [1], statuses: [1000] });
  });

  it.each([
    ['the last day before the first', 'since=2026-03-02&until=2026-03-01'],
    ['more than a year', 'since=2025-03-01&until=2026-03-02'],
    ['no days', 'since=&until='],
    ['days that are none', 'since=2026-13-40&until=2026-14-01'],
  ])('takes the usual period instead of one with %s', (_, days) => {
    expect(filterFrom(new URLSearchParams(`period=custom&${days}`))).toEqual(everything);
  });

  it('drops a status that the kind cannot have', () => {
    const written = withFilter(new URLSearchParams(), { ...narrow, kind: 'deposit' });
    expect(written.get('status')).toBe('1000');
    expect(filterFrom(new URLSearchParams('kind=deposit&status=1200,3000')).statuses).toEqual([3000]);
  });

  it('counts as narrowed by anything but the kind and the order', () => {
    expect(isNarrowed({ ...everything, kind: 'deposit', sort: narrow.sort })).toBe(false);
    expect(isNarrowed({ ...everything, keyword: 'x' })).toBe(true);
    expect(isNarrowed({ ...everything, period: 'today' })).toBe(true);
  });
});

describe('for the server', () => {
  it('asks for what is narrowed and nothing else', () => {
    expect(questionFor(everything, place)).toEqual({
      wallet_id: 1,
      start_time: new Date(2026, 9, 22).getTime(),
    });
    expect(questionFor(narrow, place)).toEqual({
      wallet_id: 1,
      trans_kind: ['withdraw'],
      sub_wallet_id: [31, 34],
      symbol: 'TUSDT',
      base_symbol: 'TRX',
      status: [1000, 1200],
      direction: 'out',
      source: [2, 3],
      kyt_status: [0, 3],
      initiator: [7],
      amount_min: '0.5',
      amount_max: '1200.50',
      address_from: 'TQ8',
      address_to: 'T9x',
      keyword: 'TQ8v & 中',
      order_by: 'amount_usd',
      order: 'asc',
      start_time: new Date(2026, 0, 5).getTime(),
      end_time: new Date(2026, 2, 2).getTime() - 1,
    });
  });

  it.each([
    ['today', today],
    ['90d', new Date(2026, 7, 23).getTime()],
  ] as const)('counts whole days of the reader, today included: %s', (period, start) => {
    expect(questionFor({ ...everything, period }, place).start_time).toBe(start);
  });

  it('shows an NFT that came in among what was received', () => {
    expect(questionFor({ ...everything, kind: 'deposit' }, place).trans_kind).toEqual(['deposit', 'nft']);
  });
});

it.each(pickers)('what is picked with %s is what is chosen there', (picker) => {
  const ids = pickedWith(narrow, picker);
  expect(ids.length).toBeGreaterThan(0);
  expect({ ...narrow, ...pickWith(picker, []) }).not.toEqual(narrow);
  expect({ ...everything, ...pickWith(picker, ids) }).toEqual({ ...everything, ...pickWith(picker, ids) });
  expect(pickedWith({ ...everything, ...pickWith(picker, ids) }, picker)).toEqual(ids);
});
