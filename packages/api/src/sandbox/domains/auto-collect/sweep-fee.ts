import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { SweepCoinInfo, SweepFee } from '../../../domains/auto-collect/sweep-funds.schema.ts';
import { coinOf, homeOf } from '../../world/access.ts';
import type { SweepRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import { fuelView } from './fuel-rules.ts';
import { fuelRuleOf, sweepConfigOf, sweepRuleOf } from './is-swept.ts';
import { mainBalance } from './wallet-config.ts';
import { coinView, ruleView } from './sweep-rule-view.ts';
import { coinToSweep, scopeSeenBy } from './sweep-setup.ts';
import { sweepTerms } from './sweep-terms.ts';
import { fuelSums, sweepBalancesOf, waitingSums } from './sweep-balances.ts';

/** What sweeping a coin from so many addresses would cost now. */
export function sweepFee(
  asking: Asking,
  wallet: WalletRow,
  { symbol, count, fueling_limit }: ParamsOf<typeof autoCollect.fee>,
): SweepFee {
  const { world } = asking;
  const { wallet_id } = wallet;
  const coin = coinToSweep(asking, wallet, symbol);
  const { collect_sub_wallet_id, fueling_sub_wallet_id } = sweepConfigOf(world, wallet_id);
  const target = homeOf(world, collect_sub_wallet_id, coin.base_symbol)?.address ?? '';
  const { cost, fee } = sweepTerms(world, wallet_id, coin, target);
  const main = coinOf(world, { symbol: coin.base_symbol });
  const rule = sweepRuleOf(world, wallet_id, symbol);
  const waiting = rule && sweepBalancesOf(world, rule, scopeSeenBy(asking, wallet_id));
  const times = count ?? (waiting === undefined ? 1 : waitingSums(waiting).reach_count);
  const limit = fueling_limit ?? rule?.fueling_limit;
  const fuel = waiting && fuelSums(waiting);
  return {
    fee_symbol: coin.base_symbol,
    fee_symbol_alias: main.symbol_alias,
    fee_per_tx: cost,
    address_fee: fee,
    fuel_fee: sweepTerms(world, wallet_id, main, '').cost,
    count: times,
    total: new Big(cost).times(times).toFixed(),
    ...(limit === undefined ? {} : { fueling_limit: limit }),
    above_limit: limit !== undefined && new Big(cost).gt(limit) ? 1 : 0,
    blocked_count: waiting?.addresses.filter(({ state }) => state === 5).length ?? 0,
    fuel_needed: fuel?.fuel_needed.toFixed() ?? '0',
    gas_balance: mainBalance(world, fueling_sub_wallet_id, coin.base_symbol).toFixed(),
    gas_enough: fuel?.gas_enough ?? 1,
  };
}

function lastRun(world: World, walletId: number, symbol: string): SweepRow | undefined {
  return world.transactions
    .where('wallet_id', walletId)
    .findLast(
      (row): row is SweepRow =>
        row.trans_kind === 'collect' && row.symbol === symbol && row.collect_way === 1,
    );
}

/** Everything about the sweeping of a coin. */
export function sweepCoinInfo(asking: Asking, wallet: WalletRow, symbol: string): SweepCoinInfo {
  const { world } = asking;
  const { wallet_id } = wallet;
  const coin = coinToSweep(asking, wallet, symbol);
  const subWallets = scopeSeenBy(asking, wallet_id);
  const rule = sweepRuleOf(world, wallet_id, symbol);
  const fuel = fuelRuleOf(world, wallet_id, coin.base_symbol);
  const run = lastRun(world, wallet_id, symbol);
  return {
    coin: coinView(world, wallet, coin, subWallets),
    rule: rule === undefined ? null : ruleView(world, rule, subWallets),
    fueling: fuel === undefined ? null : fuelView(world, fuel),
    last_run:
      run === undefined
        ? null
        : {
            trans_id: run.id,
            time: run.created_at,
            amount: run.amount,
            status: run.status,
            address_from: run.address_from,
            txid: run.txid,
          },
  };
}
