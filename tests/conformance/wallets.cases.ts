import type { contract } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
const isNotTheirs = { approver: '200125' };

/** A sub-wallet whose list is full. */
function fillList({ world }: Bed): void {
  const row = world.subWallets.get(sub_wallet_id);
  if (row !== undefined)
    world.subWallets.update(row, {
      focus: world.coins
        .all()
        .slice(0, 30)
        .map(({ symbol }) => symbol),
    });
}

const listing = {
  wallet_id,
  base_symbol: 'ETH',
  contract_address: addressOn('ETH', 'a new token'),
  symbol: 'NEW',
  decimals: 18,
  link: 'https://token.example/about',
};

export const walletsCases: CasesOf<(typeof contract)['wallets']> = {
  assets: { ask: () => ({}) },
  subWallets: { ask: () => ({ wallet_id, keyword: 'a', order_by: 'total_usd' }) },
  allSubWallets: { ask: () => ({ wallet_id, sub_wallet_type: 2 }) },
  subWalletWorth: {
    ask: () => ({ wallet_id, sub_wallet_ids: [sub_wallet_id] }),
    others: isNotTheirs,
  },
  focusCoins: {
    ask: () => ({ wallet_id, sub_wallet_id, need_stat: 1, hide_zero: 1 }),
    others: isNotTheirs,
  },
  rename: { ask: () => ({ wallet_id, alias: 'The till' }) },
  networks: { ask: () => ({ wallet_id }) },
  coinAsset: {
    ask: () => ({ sub_wallet_id, symbol: 'TUSDT' }),
    others: isNotTheirs,
    refused: { '120202': { ask: () => ({ sub_wallet_id, symbol: 'BTC' }) } },
  },
  focusCoin: {
    ask: () => ({ sub_wallet_id, symbol: 'LINK', focus: 1 }),
    others: isNotTheirs,
    refused: {
      '120202': { ask: () => ({ sub_wallet_id, symbol: 'NONE', focus: 1 }) },
      '200140': {
        ask(bed) {
          fillList(bed);
          return { sub_wallet_id, symbol: 'USDTTON', focus: 1 };
        },
      },
      '200166': { ask: () => ({ sub_wallet_id, symbol: 'SOL', focus: 1 }) },
    },
  },
  searchCoins: { ask: () => ({ sub_wallet_id, keyword: 'usd', open_chain: 1 }), others: isNotTheirs },
  focusLimit: {
    ask: () => ({ wallet_id, sub_wallet_id, symbol: 'LINK' }),
    others: isNotTheirs,
    refused: { '120202': { ask: () => ({ wallet_id, sub_wallet_id, symbol: 'NONE' }) } },
  },
  requestListing: {
    ask: () => listing,
    others: { member: '200004', secondMember: '200004', approver: '200004' },
    refused: {
      '120202': { ask: () => ({ ...listing, base_symbol: 'BTC' }) },
      '200040': {
        ask(bed) {
          expire(bed.world, wallet_id);
          return listing;
        },
      },
    },
  },
};
