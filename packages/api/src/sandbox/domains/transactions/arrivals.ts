import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, homeOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { AddressRow, DepositRow, NftDepositRow, SubWalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { screenDeposit } from '../kyt/judge.ts';
import { notScreened } from '../kyt/screening.ts';
import { heightOf } from './chain-time.ts';
import { awaitDepositBlock } from './deposit-states.ts';
import { begin } from './moved.ts';

interface Arrival {
  sub_wallet_id: number;
  symbol: string;
  amount: string;
  address_from: string;
  txid: string;
  /** One of the sub-wallet's addresses. @default the one it receives on first */
  address_to?: string;
  /** What the payer wrote. @default the memo of the address; another one keeps the deposit from being credited */
  memo?: string;
  /** Whether a block has taken it already. @default false: it is seen before one does */
  isInBlock?: boolean;
}

/** A collectible that comes in, by its contract and its number there. */
interface CollectibleArrival extends Omit<Arrival, 'amount' | 'memo' | 'isInBlock'> {
  token_id: string;
  nft_contract: string;
  nft_name: string;
}

function homeFor(world: World, subWallet: SubWalletRow, base: string, address?: string): AddressRow {
  const home =
    address === undefined
      ? homeOf(world, subWallet.sub_wallet_id, base)
      : world.addresses
          .where('home', `${subWallet.sub_wallet_id}/${base}`)
          .find((row) => row.address === address);
  return known(home, `${base} address of ${subWallet.sub_wallet_name}`);
}

/** What everything that comes in begins with. */
function incoming(
  world: World,
  { sub_wallet_id, symbol, address_from, address_to, txid }: Omit<Arrival, 'amount'>,
) {
  const now = world.clock.now();
  const coin = coinOf(world, { symbol });
  const subWallet = subWalletOf(world, { sub_wallet_id });
  const home = homeFor(world, subWallet, coin.base_symbol, address_to);
  return {
    coin,
    home,
    subWallet,
    row: {
      id: world.nextId('transaction'),
      request_id: '',
      wallet_id: subWallet.wallet_id,
      sub_wallet_id,
      symbol,
      address_from,
      address_to: home.address,
      memo: home.memo,
      txid,
      confirmations: 0,
      tx_height: heightOf(world, coin),
      status: DepositStatus.unconfirmed,
      passed: [{ status: DepositStatus.unconfirmed, time: now }],
      remark: '',
      created_at: now,
      updated_at: now,
      kyt: notScreened,
      kyt_status: 0 as const,
    },
  };
}

/** Money appears on the chain, for one of our addresses. */
export function arrive(world: World, arrival: Arrival): DepositRow {
  const { coin, home, subWallet, row } = incoming(world, arrival);
  const usd = inUsd(coin, arrival.amount);
  const { memo = home.memo, amount, isInBlock = false } = arrival;
  const deposit = begin<DepositRow>(world, {
    ...row,
    trans_kind: 'deposit',
    amount,
    memo,
    ...screenDeposit(world, subWallet, coin, arrival),
    deposit_type: 1,
    ...(memo === home.memo ? {} : { held_by: 'memo' }),
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
  });
  awaitDepositBlock(world, deposit, isInBlock ? 0 : 1);
  return deposit;
}

/** A collectible appears on the chain, for one of our addresses; `symbol` is the main coin of its chain. */
export function arriveCollectible(world: World, arrival: CollectibleArrival): NftDepositRow {
  const { row } = incoming(world, arrival);
  const { token_id, nft_contract, nft_name } = arrival;
  const deposit = begin<NftDepositRow>(world, {
    ...row,
    trans_kind: 'nft',
    amount: '1',
    deposit_type: 2,
    token_id,
    nft_contract,
    nft_name,
  });
  awaitDepositBlock(world, deposit);
  return deposit;
}
