import { describe, expect, it } from 'vitest';
import {
  bookLogFilterFrom,
  isLogNarrowed,
  operationQuestion,
  requestQuestion,
  wholeLog,
  withBookLogFilter,
} from './book-log-filter.values.ts';

const read = (text: string) => bookLogFilterFrom(new URLSearchParams(text));
const where = { walletId: 1001, page: 2, pageSize: 20 };
const page = { wallet_id: 1001, page_no: 2, page_size: 20 };

describe('the filter of the log', () => {
  it('comes back from the address as it was written there', () => {
    const text = 'tab=operations&op=1,4&status=0&net=TRX&sub=2003&from=2026-11-01&to=2026-11-20&q=fund';
    const filter = read(text);
    expect(filter).toEqual({
      tab: 'operations',
      ops: [1, 4],
      statuses: [0],
      networks: ['TRX'],
      subWallets: [2003],
      days: { from: '2026-11-01', to: '2026-11-20' },
      keyword: 'fund',
    });
    expect(read(withBookLogFilter(new URLSearchParams(), filter).toString())).toEqual(filter);
  });

  it('leaves out of the address what makes no sense', () => {
    expect(read('tab=x&op=9&status=z&from=2026-13-45&to=2026-11-20')).toEqual(wholeLog);
    expect(read('from=2026-11-20&to=2026-11-01')).toEqual(wholeLog);
  });

  it('asks the requests for everything, the log for what a log can tell', () => {
    const filter = read('op=1,3&status=2&net=TRX&sub=2003,2001&q=fund');
    expect(requestQuestion(filter, where)).toEqual({
      ...page,
      op_type: [1, 3],
      status: [2],
      base_symbol: ['TRX'],
      sub_wallet_id: [2003, 2001],
      keyword: 'fund',
    });
    expect(operationQuestion(filter, where)).toEqual({
      ...page,
      business: ['address_book'],
      op_type: ['addressAdd', 'whitelistOn'],
      status: [2],
      sub_wallet_id: 2003,
      keyword: 'fund',
    });
  });

  it('asks for whole days of the reader', () => {
    const asked = requestQuestion(read('from=2026-11-01&to=2026-11-02'), where);
    expect((asked.end_time ?? 0) - (asked.start_time ?? 0)).toBe(2 * 86_400_000 - 1);
  });

  it('is narrowed by a filter, not by a tab', () => {
    expect(isLogNarrowed(read('tab=operations'))).toBe(false);
    expect(isLogNarrowed(read('from=2026-11-01&to=2026-11-02'))).toBe(true);
  });
});
