import { expect, it } from 'vitest';
import {
  addressFundsList,
  addressFundsParams,
  coinFundsList,
  coinFundsParams,
  snapshotParams,
  snapshotsList,
  subWalletFundsList,
  subWalletFundsParams,
} from './funds-lists.ts';
import { addressOfId, waitingId } from './waiting-id.rules.ts';

const search = (text: string) => new URLSearchParams(text);

it('asks the server for each filter of the coins', () => {
  const state = coinFundsList.parse(search('net=ETH&coin=USDC,ETH&sub=2002&state=5,6&min=10&q=us'));
  expect(coinFundsParams(state, 1)).toEqual({
    wallet_id: 1,
    base_symbol: ['ETH'],
    symbol: ['USDC', 'ETH'],
    sub_wallet_id: [2002],
    state: [5, 6],
    amount_min: '10',
    keyword: 'us',
  });
});

it('asks for one coin by sub-wallet and by address', () => {
  const bySub = subWalletFundsList.parse(search('tab=subWallets&coin=ETH&min=1&state=5'));
  expect(subWalletFundsParams(bySub, 1, 'ETH')).toEqual({ wallet_id: 1, symbol: 'ETH', amount_min: '1' });
  const byAddress = addressFundsList.parse(search('tab=addresses&coin=ETH&fuel=1&state=5'));
  expect(addressFundsParams(byAddress, 1, 'ETH')).toEqual({
    wallet_id: 1,
    symbol: 'ETH',
    state: [5],
    need_fuel: 1,
  });
});

const asked = (text: string) => snapshotParams(snapshotsList.parse(search(text)), 1);

it('asks for the last day there is where none is named, or what is named is none', () => {
  expect(asked('tab=snapshots&day=2026-13-45')).toEqual({ wallet_id: 1 });
  expect(asked('day=2026-02-30')).toEqual({ wallet_id: 1 });
  expect(asked('day=2026-11-20&coin=ETH')).toEqual({ wallet_id: 1, date: '2026-11-20', symbol: ['ETH'] });
});

it('names an address with its memo, and finds the address again', () => {
  const rows = [
    { address: 'rUser', memo: '' },
    { address: 'rUser', memo: '104' },
  ];
  expect(rows.map(waitingId)).toEqual(['rUser', 'rUser.104']);
  expect(rows.map((row) => addressOfId(waitingId(row)))).toEqual(['rUser', 'rUser']);
});
