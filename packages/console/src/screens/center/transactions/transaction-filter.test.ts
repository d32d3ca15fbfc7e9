import { describe, expect, it } from 'vitest';
import {
  everything,
  filterFrom,
  isNarrowed,
  paramsFor,
  withFilter,
  type TransactionFilter,
} from './transaction-filter.values.ts';

const narrow: TransactionFilter = {
  kind: 'withdraw',
  subWallets: [31, 34],
  coin: 'TUSDT',
  statuses: [1000, 1200],
  period: '7d',
  keyword: 'TQ8v & 中',
};
const today = new Date(2026, 10, 20).getTime();
const place = { walletId: 1, page: 2, pageSize: 50, today };

describe('in the address', () => {
  it('comes back as it was', () => {
    const written = withFilter(new URLSearchParams('w=1&page=4'), narrow);
    expect(written.get('w')).toBe('1');
    expect(filterFrom(new URLSearchParams(written.toString()))).toEqual(narrow);
  });

  it('leaves no trace where nothing is narrowed, and starts at the first page', () => {
    const written = withFilter(new URLSearchParams('w=1&page=4&kind=deposit&q=x'), everything);
    expect(written.toString()).toBe('w=1');
  });

  it('leaves out what makes no sense', () => {
    const odd = new URLSearchParams('kind=web3&sub=1,x,-2,&status=1000,77&period=1y&coin=');
    expect(filterFrom(odd)).toEqual({ ...everything, subWallets: [1], statuses: [1000] });
  });

  it('drops a status that the kind cannot have', () => {
    const written = withFilter(new URLSearchParams(), { ...narrow, kind: 'deposit' });
    expect(written.get('status')).toBe('1000');
    expect(filterFrom(new URLSearchParams('kind=deposit&status=1200,3000')).statuses).toEqual([3000]);
  });

  it('counts as narrowed by anything but the kind', () => {
    expect(isNarrowed({ ...everything, kind: 'deposit' })).toBe(false);
    expect(isNarrowed({ ...everything, keyword: 'x' })).toBe(true);
    expect(isNarrowed({ ...everything, period: 'today' })).toBe(true);
  });
});

const start = (period: TransactionFilter['period']) => paramsFor({ ...everything, period }, place).start_time;

describe('for the server', () => {
  it('asks for what is narrowed and nothing else', () => {
    expect(paramsFor(everything, place)).toEqual({
      wallet_id: 1,
      start_time: new Date(2026, 9, 22).getTime(),
      page_no: 2,
      page_size: 50,
    });
    expect(paramsFor(narrow, place)).toMatchObject({
      trans_kind: ['withdraw'],
      sub_wallet_id: [31, 34],
      symbol: 'TUSDT',
      status: [1000, 1200],
      keyword: 'TQ8v & 中',
      start_time: new Date(2026, 10, 14).getTime(),
    });
  });

  it('counts whole days of the reader, today included', () => {
    expect(start('today')).toBe(today);
    expect(start('90d')).toBe(new Date(2026, 7, 23).getTime());
  });
});
