import Big from 'big.js';
import type { CollectRule } from '../../../domains/collection/collection.schema.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { itemActionOf } from '../approvals/items.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { CollectCoin, CollectRuleRow } from './collection-tables.ts';
import { contractOf, eligibleAddresses, eligibleFor, isDeployed } from './collect-rules.ts';
import { deployFee, pendingRule } from './rule-lifecycle.ts';
import { sweepFee } from './sweep.ts';
import { authorisedBy, authorisedPieces, sumOf, unauthorisedPieces, waitingOf } from './waiting.ts';

/** Ten times what sweeping one address costs, in a coin; 1 where nobody knows what the coin is worth. */
export function suggestedMin(world: World, rule: CollectRuleRow, symbol: string): string {
  const main = coinOf(world, { symbol: rule.base_symbol });
  const { price_usd } = coinOf(world, { symbol });
  const usd = inUsd(main, sweepFee(world, rule, 1));
  if (usd === undefined || price_usd === undefined) return '1';
  const least = usd.times(10).div(price_usd).round(6, Big.roundUp);
  return least.lt('0.000001') ? '0.000001' : least.toFixed();
}

function coinView(world: World, rule: CollectRuleRow, coin: CollectCoin): CollectRule['symbol_list'][number] {
  const { symbol_alias, coin_net, decimals, contract_address, price_usd } = coinOf(world, coin);
  const pieces = authorisedPieces(world, rule, coin.symbol);
  return {
    ...coin,
    symbol_alias,
    coin_net,
    decimals,
    contract_address,
    ...(price_usd === undefined ? {} : { price_usd }),
    balance: sumOf(pieces).toFixed(),
    waiting_amount: isDeployed(rule) ? sumOf(waitingOf(world, rule, coin)).toFixed() : '0',
    suggested_min: suggestedMin(world, rule, coin.symbol),
    auth_sub_wallet_count: new Set(pieces.map(({ sub_wallet_id }) => sub_wallet_id)).size,
    unauthorized_balance: sumOf(unauthorisedPieces(world, rule, coin.symbol)).toFixed(),
  };
}

/** What rules have no authorization for, and how many they have: an address with the same coin in two rules counts once in money. */
export function authFigures(world: World, rules: readonly CollectRuleRow[]) {
  const coins = rules.flatMap((rule) => rule.symbols.map(({ symbol }) => ({ rule, symbol })));
  const given = coins.flatMap(({ rule, symbol }) => authorisedBy(world, rule, symbol));
  const covered = new Set(given.map(({ address, symbol }) => `${address} ${symbol}`));
  const missing = new Map(
    coins
      .flatMap(({ rule, symbol }) =>
        unauthorisedPieces(world, rule, symbol).map((piece) => ({ ...piece, symbol })),
      )
      .map((piece) => [`${piece.address} ${piece.symbol}`, piece] as const)
      .filter(([key]) => !covered.has(key)),
  );
  const usd = [...missing.values()]
    .map(({ symbol, amount }) => inUsd(coinOf(world, { symbol }), amount) ?? new Big(0))
    .reduce((sum, next) => sum.plus(next), new Big(0));
  return {
    auth_count: given.length,
    auth_total: coins.reduce((sum, { rule }) => sum + eligibleAddresses(world, rule).length, 0),
    unauthorized_usd: usdText(usd),
    unauthorized_sub_wallet_count: new Set([...missing.values()].map((piece) => piece.sub_wallet_id)).size,
  };
}

/** USD of everything that waits for a rule. */
export function waitingUsd(world: World, rule: CollectRuleRow): Big {
  if (!isDeployed(rule)) return new Big(0);
  return rule.symbols
    .map((coin) => inUsd(coinOf(world, coin), sumOf(waitingOf(world, rule, coin))) ?? new Big(0))
    .reduce((sum, next) => sum.plus(next), new Big(0));
}

/** The sub-wallets with an address that authorized at least one coin of a rule. */
export function authorisedSubWallets(world: World, rule: CollectRuleRow): number[] {
  const auths = rule.symbols.flatMap(({ symbol }) => authorisedBy(world, rule, symbol));
  return [...new Set(auths.map(({ sub_wallet_id }) => sub_wallet_id))];
}

/** When a rule last swept. */
export function lastRunAt(world: World, rule: CollectRuleRow): number | undefined {
  const last = world.collectRuns.where('rule_id', rule.id).at(-1);
  return last === undefined ? undefined : outgoingAt(world, last.id)?.created_at;
}

/** A rule as somebody sees it. */
export function ruleView(world: World, rule: CollectRuleRow, uid: number): CollectRule {
  const { symbols, creator_uid, deploy_id, next_round_at: _, timeline, ...facts } = rule;
  const { coin_net, symbol_alias, address_link, txid_link } = coinOf(world, { symbol: rule.base_symbol });
  const deployment = outgoingAt(world, deploy_id);
  const item = pendingRule(world, rule.id);
  return {
    ...facts,
    timeline: [...timeline],
    coin_net,
    address_link,
    txid_link,
    contract_address: isDeployed(rule) || rule.status === 2 ? contractOf(rule) : '',
    collect_sub_wallet_name: subWalletOf(world, { sub_wallet_id: rule.collect_sub_wallet_id })
      .sub_wallet_name,
    symbol_list: symbols.map((coin) => coinView(world, rule, coin)),
    auth_sub_wallet_count: authorisedSubWallets(world, rule).length,
    sub_wallet_total: eligibleFor(world, rule).length,
    deploy_txid: deployment?.txid ?? '',
    fee_symbol: rule.base_symbol,
    fee_symbol_alias: symbol_alias,
    fee: deployment === undefined ? deployFee(world, rule) : (deployment.real_fee ?? deployment.fee),
    item_id: item?.item_id ?? 0,
    need_sign: item !== undefined && itemActionOf(item, uid) === 2 ? 1 : 0,
    waiting_usd: usdText(waitingUsd(world, rule)),
    ...authFigures(world, [rule]),
    last_run_at: lastRunAt(world, rule),
    created_by: personBeside(world, creator_uid),
  };
}
