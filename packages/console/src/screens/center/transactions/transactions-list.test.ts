import { expect, it } from 'vitest';
import { transactionParams, transactionsList } from './transactions-list.ts';

const today = new Date(2026, 10, 20).getTime();
const asked = (text: string) =>
  transactionParams(transactionsList.parse(new URLSearchParams(text)), 1, today);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1, start_time: new Date(2026, 9, 22).getTime() });
  expect(
    asked(
      'kind=withdraw&sub=31,34&coin=TUSDT&net=TRX&status=1000,1200&way=out&source=2,3&kyt=0,3&by=7&min=0.5' +
        '&max=1200.50&from=TQ8&to=T9x&q=+TQ8v+%26+%E4%B8%AD+&period=2026-01-05..2026-03-01',
    ),
  ).toEqual({
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
    start_time: new Date(2026, 0, 5).getTime(),
    end_time: new Date(2026, 2, 2).getTime() - 1,
  });
});

it.each(['1250,75', '1e3', '-5', '0,5'])('narrows to no amount by “%s”', (text) => {
  const { amount_min, amount_max } = asked(`min=${text}&max=${text}`);
  expect([amount_min, amount_max]).toEqual([undefined, undefined]);
});

it('drops a status that the kind cannot have', () => {
  expect(asked('kind=deposit&status=1200,3000')).toMatchObject({ status: [3000] });
});

it('shows an NFT that came in among what was received', () => {
  expect(asked('kind=deposit').trans_kind).toEqual(['deposit', 'nft']);
});
