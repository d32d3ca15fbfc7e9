import { expect, it } from 'vitest';
import {
  everything,
  filterFrom,
  isNarrowed,
  questionFor,
  withFilter,
  type CallbackFilter,
} from './callback-filter.values.ts';

const narrowed: CallbackFilter = {
  side: 'deposit',
  outcome: 2,
  statuses: [1000, 4000],
  coin: 'TUSDT',
  period: 'custom',
  days: { first: '2026-01-05', last: '2026-03-01' },
  keyword: '0x12',
  sort: { by: 'notify_count', isAscending: true },
};

it('survives the way through an address, and starts again at the first page', () => {
  const written = withFilter(new URLSearchParams('w=1001&page=4'), narrowed);
  expect(filterFrom(written)).toEqual(narrowed);
  expect(written.get('w')).toBe('1001');
  expect(written.has('page')).toBe(false);
});

it('leaves out of an address what makes no sense there', () => {
  const search = new URLSearchParams(
    'side=bank&outcome=9&status=1e3,77,2400&period=century&coin=&sort=colour.asc',
  );
  expect(filterFrom(search)).toEqual({ ...everything, statuses: [2400] });
});

it('does not ask for states that its side never comes to', () => {
  expect(filterFrom(new URLSearchParams('side=withdraw&status=1200,4000')).statuses).toEqual([1200]);
  expect(withFilter(new URLSearchParams(), { ...narrowed, side: 'web3-trans' }).get('status')).toBe('1000');
});

it('asks for whole days of the reader', () => {
  const today = new Date(2026, 10, 20).getTime();
  const place = { walletId: 1001, today };
  expect(questionFor(everything, place)).toEqual({
    wallet_id: 1001,
    start_time: new Date(2026, 9, 22).getTime(),
  });
  expect(questionFor({ ...narrowed, keyword: ' 12 ' }, place)).toMatchObject({
    side: ['deposit'],
    notify_status: [2],
    status: [1000, 4000],
    symbol: 'TUSDT',
    keyword: '12',
    order_by: 'notify_count',
    order: 'asc',
    start_time: new Date(2026, 0, 5).getTime(),
    end_time: new Date(2026, 2, 2).getTime() - 1,
  });
});

it('knows whether anything is narrowed', () => {
  expect(isNarrowed(everything)).toBe(false);
  expect(isNarrowed({ ...everything, sort: narrowed.sort })).toBe(false);
  expect(isNarrowed({ ...everything, period: 'today' })).toBe(true);
});
