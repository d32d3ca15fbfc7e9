import Big from 'big.js';
import type { ColdBalance } from '../../../domains/cold-wallet/cold-wallet.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { homeOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { CoinRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { ColdContractRow, ColdTaskRow, FundStrategyRow, MultisigRow } from './cold-wallet-tables.ts';

/** The chains the platform has contracts on. */
export const coldChains = ['ETH', 'BSC', 'TRX', 'HECO'] as const;

/** Where a coin lies: the omnibus sub-wallet's own address, and two contracts. */
export interface Tiers {
  hot: SubWalletRow;
  hotAddress: string;
  warm: ColdContractRow;
  cold: ColdContractRow;
}

/** The sub-wallet that is the hot tier. */
export function hotOf(world: World, { wallet_id }: WalletRow): SubWalletRow | undefined {
  return world.subWallets.where('wallet_id', wallet_id).find((row) => row.collect_role === 1);
}

/** The system's own address on a chain, which contracts let move funds without a vote; and what it pays fees with. */
export function voteFreeOf(walletId: number, baseSymbol: string): { address: string; balance: string } {
  return {
    address: addressOn(baseSymbol, `vote-free ${walletId}`),
    balance: baseSymbol === 'BSC' ? '0.004' : '3',
  };
}

/** The pair in force of a wallet on a chain. */
export function pairOf(world: World, walletId: number, baseSymbol: string): MultisigRow | undefined {
  return world.multisigs
    .where('wallet_id', walletId)
    .find((row) => row.base_symbol === baseSymbol && row.is_effective);
}

/** The tiers of a chain; undefined while its pair is not in force. */
export function tiersOf(world: World, wallet: WalletRow, baseSymbol: string): Tiers | undefined {
  const pair = pairOf(world, wallet.wallet_id, baseSymbol);
  const hot = hotOf(world, wallet);
  const home = hot === undefined ? undefined : homeOf(world, hot.sub_wallet_id, baseSymbol);
  const warm = world.coldContracts.get(`${baseSymbol}/${pair?.warm_address}`);
  const cold = world.coldContracts.get(`${baseSymbol}/${pair?.cold_address}`);
  if (hot === undefined || home === undefined || warm === undefined || cold === undefined) return undefined;
  return { hot, hotAddress: home.address, warm, cold };
}

/** What an order has brought to a contract: all of it once it is done, nothing before. */
function broughtBy(world: World, task: ColdTaskRow): Big {
  const isDone = outgoingAt(world, task.order_id)?.status === WithdrawStatus.done;
  return new Big(isDone ? task.amount : 0);
}

/** What lies in a contract of a coin: what the chain says, and what our orders have brought since. */
export function fundsIn(world: World, walletId: number, contract: ColdContractRow, symbol: string): Big {
  return world.coldTasks
    .where('wallet_id', walletId)
    .filter((task) => task.direction === 2 && task.symbol === symbol && task.address_to === contract.address)
    .reduce((sum, task) => sum.plus(broughtBy(world, task)), new Big(contract.funds[symbol] ?? 0));
}

/** What of it no task is about to move. */
export function freeFunds(world: World, walletId: number, contract: ColdContractRow, symbol: string): Big {
  return world.coldTasks
    .where('wallet_id', walletId)
    .filter((task) => task.address_from === contract.address && task.symbol === symbol)
    .filter((task) => task.status < 3 || task.status === 5)
    .reduce((left, task) => left.minus(task.amount), fundsIn(world, walletId, contract, symbol));
}

/** What of a coin is in the hot tier, and how much of it is free. */
export function hotFunds(world: World, tiers: Tiers, symbol: string): { total: Big; free: Big } {
  const { total, locked } = world.ledger.at(tiers.hot.sub_wallet_id, symbol, tiers.hotAddress);
  return { total, free: total.minus(locked) };
}

/** The strategy of a coin. */
export function fundStrategyOf(world: World, walletId: number, symbol: string): FundStrategyRow | undefined {
  return world.fundStrategies.where('wallet_id', walletId).find((row) => row.symbol === symbol);
}

const percent = (part: Big, whole: Big) => (whole.eq(0) ? '0' : part.div(whole).times(100).toFixed(2));

/** Where a coin lies, and how that compares with what its strategy aims at. */
export function balanceOf(world: World, wallet: WalletRow, coin: CoinRow): ColdBalance {
  const { wallet_id } = wallet;
  const { symbol, symbol_alias, coin_net, base_symbol } = coin;
  const tiers = tiersOf(world, wallet, base_symbol);
  const hot = tiers === undefined ? new Big(0) : hotFunds(world, tiers, symbol).total;
  const warm = tiers === undefined ? new Big(0) : fundsIn(world, wallet_id, tiers.warm, symbol);
  const cold = tiers === undefined ? new Big(0) : fundsIn(world, wallet_id, tiers.cold, symbol);
  const total = hot.plus(warm).plus(cold);
  const target = fundStrategyOf(world, wallet_id, symbol)?.hot_target;
  const [usd, hotUsd, warmUsd, coldUsd] = [total, hot, warm, cold].map((amount) => inUsd(coin, amount));
  return {
    symbol,
    symbol_alias,
    coin_net,
    base_symbol,
    hot: hot.toFixed(),
    warm: warm.toFixed(),
    cold: cold.toFixed(),
    total: total.toFixed(),
    hot_address: tiers?.hotAddress ?? '',
    warm_address: tiers?.warm.address ?? '',
    cold_address: tiers?.cold.address ?? '',
    ...(usd && hotUsd && warmUsd && coldUsd
      ? {
          usd: usdText(usd),
          hot_usd: usdText(hotUsd),
          warm_usd: usdText(warmUsd),
          cold_usd: usdText(coldUsd),
        }
      : {}),
    hot_percent: percent(hot, total),
    warm_percent: percent(warm, total),
    cold_percent: percent(cold, total),
    ...(target === undefined ? {} : { target, deviation: percent(hot.minus(target), new Big(target)) }),
  };
}
