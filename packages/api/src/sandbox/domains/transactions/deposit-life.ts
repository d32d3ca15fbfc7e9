import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { CoinRow, DepositRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { notScreened, screen } from '../kyt/screening.ts';

interface Arrival {
  sub_wallet_id: number;
  symbol: string;
  amount: string;
  address_from: string;
  txid: string;
}

/** The block a chain is at: as many as fit into the time there was. */
export function heightOf(world: World, coin: CoinRow): number {
  return Math.floor(world.clock.now() / blockTime(world, coin));
}

/** Milliseconds between two blocks of a coin's chain. */
export function blockTime(world: World, coin: CoinRow): number {
  return known(world.chains.get(coin.base_symbol), `chain ${coin.base_symbol}`).block_ms;
}

/** A hash as a coin's chain writes it. */
export function newHash(world: World, coin: CoinRow): string {
  const isEvm = coin.address_regex.startsWith('^0x');
  const hash = world.random.hex(64);
  return isEvm ? `0x${hash}` : coin.base_symbol === 'XRP' ? hash.toUpperCase() : hash;
}

function awaitBlock(world: World, { id, symbol }: DepositRow): void {
  const at = world.clock.now() + blockTime(world, coinOf(world, { symbol }));
  world.clock.schedule({ at, kind: 'deposit.block', id });
}

/** Money appears on the chain, for one of our addresses. */
export function arrive(world: World, arrival: Arrival): DepositRow {
  const now = world.clock.now();
  const coin = coinOf(world, arrival);
  const subWallet = subWalletOf(world, arrival);
  const usd = inUsd(coin, arrival.amount);
  const home = known(
    world.addresses.get(`${subWallet.sub_wallet_id}/${coin.base_symbol}`),
    `${coin.base_symbol} address of ${subWallet.sub_wallet_name}`,
  );
  const screening = subWallet.kyt_status === 1 ? screen(coin.base_symbol, arrival.address_from, now) : null;
  const row = world.transactions.insert<DepositRow>({
    ...arrival,
    id: world.nextId('transaction'),
    trans_kind: 'deposit',
    request_id: '',
    wallet_id: subWallet.wallet_id,
    address_to: home.address,
    memo: home.memo,
    confirmations: 0,
    tx_height: heightOf(world, coin),
    status: DepositStatus.unconfirmed,
    remark: '',
    created_at: now,
    updated_at: now,
    kyt: screening ?? notScreened,
    kyt_status: screening === null ? 0 : screening === undefined ? 7 : screening.level > 2 ? 3 : 2,
    deposit_type: 1,
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
  });
  awaitBlock(world, row);
  return row;
}

/** One more block: from the first on it is confirmed; with all it is credited, or held where its origin is a risk. */
export function depositBlock(world: World, id: number): void {
  const row = world.transactions.get(id);
  if (row?.trans_kind !== 'deposit') return;
  const confirmations = row.confirmations + 1;
  const isDone = confirmations >= coinOf(world, row).deposit_confirmation;
  const ending = row.kyt_status === 3 ? DepositStatus.abnormal : DepositStatus.credited;
  const changed = world.transactions.update(row, {
    confirmations,
    status: isDone ? ending : DepositStatus.confirmed,
    updated_at: world.clock.now(),
  });
  if (!isDone) awaitBlock(world, changed);
}

/** A held deposit goes back to where it came from. */
export function giveBack(world: World, id: number): void {
  const row = world.transactions.get(id);
  if (row?.trans_kind !== 'deposit') return;
  world.transactions.update(row, {
    status: DepositStatus.returned,
    kyt_status: 6,
    updated_at: world.clock.now(),
  });
}
