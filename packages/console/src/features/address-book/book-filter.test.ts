import { describe, expect, it } from 'vitest';
import {
  bookFilterFrom,
  entryQuestion,
  isBookNarrowed,
  wholeBook,
  withBookFilter,
} from './book-filter.values.ts';

const read = (text: string) => bookFilterFrom(new URLSearchParams(text));

describe('the filter of a book', () => {
  it('comes back from the address as it was written there', () => {
    const filter = {
      tab: 'all' as const,
      networks: ['TRX', 'ETH'],
      subWallets: [2001, 2003],
      white: 'no' as const,
      statuses: [1 as const, 5 as const],
      recent: 'yes' as const,
      keyword: 'Payroll agent',
      sort: { key: 'label', direction: 'descending' as const },
    };
    const written = withBookFilter(new URLSearchParams('w=1001&page=3'), filter);
    expect(bookFilterFrom(written)).toEqual(filter);
    expect(written.get('w')).toBe('1001');
    expect(written.get('page')).toBeNull();
  });

  it('leaves out of the address what makes no sense', () => {
    expect(read('tab=nope&sub=2001,x&white=maybe&status=1,9&sort=evil.desc')).toEqual({
      ...wholeBook,
      subWallets: [2001],
    });
  });

  it('asks for what is in force, for what waits, or for everything, with the statuses of that tab only', () => {
    expect(entryQuestion(read(''))).toEqual({ status: [2, 5] });
    expect(entryQuestion(read('tab=pending'))).toEqual({ pending: 1 });
    expect(entryQuestion(read('tab=all'))).toEqual({});
    expect(entryQuestion(read('status=1,5'))).toEqual({ status: [5] });
  });

  it('asks the server for each filter and the order', () => {
    expect(
      entryQuestion(read('tab=all&net=TRX&sub=2001&white=yes&recent=no&q=%20ana%20&sort=used_count.desc')),
    ).toEqual({
      base_symbol: ['TRX'],
      sub_wallet_id: [2001],
      is_white: 1,
      recently_used: 0,
      keyword: 'ana',
      order_by: 'used_count',
      order: 'desc',
    });
  });

  it('is narrowed by a filter, not by a tab or an order', () => {
    expect(isBookNarrowed(read('tab=all&sort=label.asc'))).toBe(false);
    expect(isBookNarrowed(read('recent=yes'))).toBe(true);
    expect(isBookNarrowed(read('tab=all&status=3'))).toBe(true);
  });
});
