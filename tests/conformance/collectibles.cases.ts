import { contract, type ParamsOf } from '@mpc/api';
import { addressOn, subWalletIds, walletIds, type World } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf, Question } from './cases.ts';
import { expire } from './expire.ts';

const calls = contract.collectibles;
type Sending = ParamsOf<typeof calls.withdrawBrc20>;

const sub_wallet_id = subWalletIds.reserve;
/** Only the owner and the admin see Reserve. */
const areNotTheirs = { member: '200125', secondMember: '200125', approver: '200125' };
const lights = { base_symbol: 'ETH', contract_address: addressOn('ETH', 'Harbour Lights') };
const collector = addressOn('BTC', 'a collector');

/** The inscriptions that an order holds, or those that none does. */
function inscriptions(world: World, isHeld: boolean): string[] {
  return world.inscriptions
    .where('sub_wallet_id', sub_wallet_id)
    .filter((row) => (row.order_id !== 0) === isHeld)
    .map((row) => row.inscription_id);
}

/** Sends two free inscriptions to somebody, once something has been done to the world. */
function sending(
  change: Partial<Sending> = {},
  prepare: (bed: Bed, asked: Sending) => void | Promise<unknown> = () => undefined,
): Question<Sending> {
  return async (bed) => {
    const asked = {
      request_id: crypto.randomUUID(),
      sub_wallet_id,
      inscription_ids: inscriptions(bed.world, false).slice(0, 2),
      address_to: collector,
      ...change,
    };
    await prepare(bed, asked);
    return asked;
  };
}

function changeReserve(world: World, change: { white_status?: 1; app_show_status?: '2'; focus?: string[] }) {
  const row = world.subWallets.get(sub_wallet_id);
  if (row !== undefined) world.subWallets.update(row, change);
}

export const collectiblesCases: CasesOf<typeof calls> = {
  withdrawBrc20: {
    ask: sending(),
    others: areNotTheirs,
    refused: {
      '100023': { ask: sending({}, (bed, asked) => bed.call('owner', calls.withdrawBrc20, asked)) },
      '120202': { ask: sending({}, ({ world }) => changeReserve(world, { focus: ['ETH'] })) },
      '200040': { ask: sending({}, ({ world }) => expire(world, walletIds.treasury)) },
      '900006': {
        ask: sending({}, ({ world }) => {
          const wallet = world.wallets.get(walletIds.treasury);
          if (wallet !== undefined) world.wallets.update(wallet, { wallet_status: 3 });
        }),
      },
      '200076': { ask: sending({}, ({ world }) => changeReserve(world, { app_show_status: '2' })) },
      '110227': {
        ask: sending({}, ({ world }) => {
          const coin = world.coins.get('BTC');
          if (coin !== undefined) world.coins.update(coin, { enable_withdraw: false });
        }),
      },
      '110055': { ask: sending({ address_to: addressOn('LTC', 'a collector') }) },
      '3040006': { ask: sending({ address_to: addressOn('BTC', `sub-wallet ${sub_wallet_id}`) }) },
      '200109': { ask: sending({}, ({ world }) => changeReserve(world, { white_status: 1 })) },
      '200143': {
        ask: sending({}, (bed) =>
          bed.call('owner', contract.blacklist.operate, {
            wallet_id: walletIds.treasury,
            op: 'add',
            base_symbol: 'BTC',
            scope: 3,
            reason: 'Reported',
            address: [collector],
          }),
        ),
      },
      '200137': { ask: sending({ address_to: addressOn('BTC', 'severe') }) },
      '200139': { ask: sending({ address_to: addressOn('BTC', 'unscreened') }) },
      '200145': {
        ask: async (bed) => {
          const asked = await sending()(bed);
          return { ...asked, inscription_ids: inscriptions(bed.world, true) };
        },
      },
      '120403': { ask: sending({ fee_rate: '99999999' }) },
    },
  },
  nfts: {
    ask: () => ({ type: 2, sub_wallet_id: subWalletIds.main, base_symbol: 'ETH' }),
    others: { approver: '200125' },
  },
  nftTokens: {
    ask: () => ({ sub_wallet_id: subWalletIds.main, ...lights, keyword: '1', page_size: 5 }),
    others: { approver: '200125' },
  },
  nft: { ask: () => ({ ...lights, token_id: '118' }), others: { approver: '100004' } },
  inscriptions: {
    ask: () => ({ sub_wallet_id, ticker: 'ordi', status: 0, order_by: 'amount' }),
    others: areNotTheirs,
  },
};
