import { describe, expect, it } from 'vitest';
import { leftIn, rowsLeft, toEntryOrder } from './entry-order.ts';
import { blankRow, blankValues } from './entry-values.ts';

const rows = ['A', 'B'].map((label) => ({ ...blankRow(), label: ` ${label} `, address: `T${label}` }));
const [first, second] = rows.map(({ key }) => key);
const shared = blankValues({
  walletId: 1001,
  network: 'TRX',
  subWallets: [2001],
  white: true,
  reason: ' rent ',
  rows,
});

describe('what is sent', () => {
  it('names the sub-wallets, the whitelist and the reason of a shared book', () => {
    expect(toEntryOrder(shared, rows)).toMatchObject({
      params: {
        scope: 'shared',
        wallet_id: 1001,
        sub_wallet_ids: [2001],
        is_white: 1,
        remark: 'rent',
        rows: [
          { base_symbol: 'TRX', symbol: '', address: 'TA', label: 'A' },
          { base_symbol: 'TRX', symbol: '', address: 'TB', label: 'B' },
        ],
      },
      sources: [first, second],
    });
  });

  it('is for the whole wallet where every sub-wallet may pay it, whatever was chosen before', () => {
    expect(toEntryOrder({ ...shared, everySubWallet: true }, rows).params.sub_wallet_ids).toEqual([]);
  });

  it('has a row for every coin that was chosen', () => {
    const { params, sources } = toEntryOrder({ ...shared, coins: ['TUSDT', 'TUSDC'] }, rows);
    expect(params.rows.map(({ symbol, address }) => `${symbol} ${address}`)).toEqual([
      'TUSDT TA',
      'TUSDC TA',
      'TUSDT TB',
      'TUSDC TB',
    ]);
    expect(sources).toEqual([first, first, second, second]);
  });

  it('tells nobody of one’s own book', () => {
    const own = blankValues({ scope: 'personal', network: 'TRX', rows });
    expect(Object.keys(toEntryOrder(own, rows).params).sort()).toEqual(['rows', 'scope']);
  });

  it('names the entry that is changed', () => {
    expect(toEntryOrder(shared, rows.slice(0, 1), 5001).params.rows).toMatchObject([{ id: 5001 }]);
  });
});

describe('what the server answers', () => {
  it('leaves the rows it did not take, each with its reason', () => {
    const { sources } = toEntryOrder({ ...shared, coins: ['TUSDT', 'TUSDC'] }, rows);
    const left = { repeated: [{ row: 2, address: 'TB' }], invalid: [] };
    expect(rowsLeft(rows, sources, left)).toMatchObject([{ key: second, said: 'repeated' }]);
    expect(rowsLeft(rows, sources, { repeated: [], invalid: [] })).toEqual([]);
  });

  it('is read out of a refusal of all rows, and of no other', () => {
    const data = { repeated: [], invalid: [{ row: 0, address: 'TA', reason: 'memo' }] };
    expect(leftIn(data)).toEqual(data);
    expect(leftIn({ field: 'rows' })).toBeNull();
    expect(leftIn(null)).toBeNull();
  });
});
