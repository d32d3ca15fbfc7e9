import type { contract } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const sub_wallet_id = subWalletIds.customerDeposits;
const areNotTheirs = { secondMember: '200125', approver: '200125' };

const newAddress = (symbol: string) => ({ sub_wallet_id, symbol, create: 1 }) as const;

/** The first address of a user. */
function userAddress({ world }: Bed): number {
  const row = world.addresses
    .where('sub_wallet_id', sub_wallet_id)
    .find(({ address_label }) => address_label !== '');
  if (row === undefined) throw new Error('Nobody has an address of their own');
  return row.id;
}

export const receivingCases: CasesOf<(typeof contract)['receiving']> = {
  depositAddress: {
    ask: () => ({ sub_wallet_id, symbol: 'TUSDT', create: 0 }),
    others: areNotTheirs,
    refused: { '120202': { ask: () => ({ sub_wallet_id, symbol: 'BTC', create: 0 }) } },
  },
  newDepositAddress: {
    ask: () => newAddress('TUSDT'),
    others: { admin: '200004', member: '200004', ...areNotTheirs },
    refused: {
      '200004': { by: 'admin', ask: () => newAddress('TUSDT') },
      '120202': { ask: () => newAddress('BTC') },
      '200011': { ask: () => newAddress('XRP') },
      '200040': {
        ask(bed) {
          expire(bed.world, walletIds.treasury);
          return newAddress('TUSDT');
        },
      },
      '200166': {
        ask({ world }) {
          const wallet = world.wallets.get(walletIds.treasury);
          if (wallet !== undefined) world.wallets.update(wallet, { address_limit: 80 });
          return newAddress('TUSDT');
        },
      },
    },
  },
  myAddresses: {
    ask: () => ({ symbol: 'TUSDT', keyword: 'deposits' }),
    refused: { '120202': { ask: () => ({ symbol: 'NONE' }) } },
  },
  addresses: {
    ask: () => ({ sub_wallet_id, symbol: 'TUSDT', used: 1, order_by: 'balance', page_size: 10 }),
    others: areNotTheirs,
    refused: { '120202': { ask: () => ({ sub_wallet_id, symbol: 'BTC' }) } },
  },
  relabel: {
    ask: (bed) => ({ address_id: userAddress(bed), address_label: 'Marta' }),
    others: { secondMember: '100004', approver: '100004' },
  },
  addressInfo: {
    ask: () => ({ address: addressOn('TRX', `sub-wallet ${sub_wallet_id}`), symbol: 'TUSDT' }),
    refused: { '120202': { ask: () => ({ address: addressOn('TRX', 'anybody'), symbol: 'NONE' }) } },
  },
};
