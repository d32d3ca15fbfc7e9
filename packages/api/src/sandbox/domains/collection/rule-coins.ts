import { codes } from '../../../core/codes.ts';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { coinOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { actionOf, outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { CollectCoin, CollectRuleRow } from './collection-tables.ts';
import { logRule } from './collect-rules.ts';
import { changeableRule } from './own-rule.ts';
import { suggestedMin } from './rule-view.ts';
import { canSweep, sweep } from './sweep.ts';
import { waitingOf } from './waiting.ts';

type Saved = DataOf<typeof collection.saveSymbols>;
type Save = ParamsOf<typeof collection.saveSymbols>;

/** New coins of a rule: tokens of its chain, each with the threshold that is suggested for it. */
export function coinsAsked(world: World, rule: CollectRuleRow, symbols: readonly string[]): CollectCoin[] {
  const isTwice = new Set(symbols).size < symbols.length;
  const isThere = rule.symbols.some((coin) => symbols.includes(coin.symbol));
  if (isTwice || isThere) throw new BadField('symbols', 'repeated');
  return symbols.map((symbol) => {
    const coin = world.coins.get(symbol);
    if (coin?.base_symbol !== rule.base_symbol || coin.contract_address === '')
      throw new Refused(codes.coinNotSupported);
    return { symbol, collect_min: suggestedMin(world, rule, symbol), status: 1 };
  });
}

/** The coins of a rule that are named, or a refusal. */
function ownCoins(rule: CollectRuleRow, symbols: readonly string[]): CollectCoin[] {
  return [...new Set(symbols)].map((symbol) => {
    const coin = rule.symbols.find((one) => one.symbol === symbol);
    if (coin === undefined) throw new BadField('symbols', 'unknown');
    return coin;
  });
}

/** What waits is taken now: for each coin a transaction that somebody signs. */
function sweepNow({ world, person }: Asking, rule: CollectRuleRow, coins: readonly CollectCoin[]): Saved {
  if (rule.status !== 3) throw new Refused(codes.alreadyHandled);
  const waiting = coins
    .map((coin) => ({ coin, pieces: waitingOf(world, rule, coin) }))
    .filter(({ pieces }) => pieces.length > 0);
  if (waiting.length === 0) throw new Refused(codes.amountTooSmall);
  if (!canSweep(world, rule, waiting))
    throw new Refused(codes.insufficientFeeBalance, {
      coin: coinOf(world, { symbol: rule.base_symbol }).symbol_alias,
    });
  const runs = waiting.map(({ coin, pieces }) => sweep(world, rule, coin, pieces, person.uid));
  const taken = runs.map(({ total_amount, symbol }) => `${total_amount} ${symbol}`).join(', ');
  logRule(world, person.uid, rule, 'sweep', '', taken, 'sweep');
  const maySign = runs.some(({ id }) => {
    const call = outgoingAt(world, id);
    return call !== undefined && actionOf(world, call, person.uid) === 2;
  });
  return { trans_ids: runs.map(({ id }) => id), need_sign: maySign ? 1 : 0 };
}

/** The coins of a rule after a change of some of them. */
function changed(world: World, rule: CollectRuleRow, { op, symbols }: Save): CollectCoin[] {
  if (op === 'add') return [...rule.symbols, ...coinsAsked(world, rule, symbols)];
  const named = ownCoins(rule, symbols);
  if (op === 'remove') return rule.symbols.filter((coin) => !named.includes(coin));
  const status = op === 'enable' ? 1 : 0;
  return rule.symbols.map((coin) => (named.includes(coin) ? { ...coin, status } : coin));
}

const said = (coins: readonly CollectCoin[]) =>
  coins
    .map(({ symbol, collect_min, status }) => `${symbol} > ${collect_min}${status === 1 ? '' : ' (off)'}`)
    .join(', ');

function keep(
  asking: Asking,
  rule: CollectRuleRow,
  symbols: readonly CollectCoin[],
  area: string,
  op: string,
): void {
  const { world, person } = asking;
  world.collectRules.update(rule, { symbols, updated_at: world.clock.now() });
  logRule(world, person.uid, rule, op, said(rule.symbols), said(symbols), area);
}

/** Coins are added, removed, switched, or swept. */
export function saveSymbols(asking: Asking, asked: Save): Saved {
  const { world } = asking;
  const rule = changeableRule(asking, asked.id);
  if (asked.op === 'sweep') return sweepNow(asking, rule, ownCoins(rule, asked.symbols));
  keep(asking, rule, changed(world, rule, asked), 'symbols', asked.op);
  // A coin that comes back has to be authorized again.
  if (asked.op === 'remove') {
    for (const auth of world.collectAuths.where('rule_id', rule.id))
      if (asked.symbols.includes(auth.symbol)) world.collectAuths.remove(auth);
  }
  return { trans_ids: [], need_sign: 0 };
}

/** Thresholds are set. */
export function saveAmounts(asking: Asking, { id, list }: ParamsOf<typeof collection.saveAmounts>): null {
  const rule = changeableRule(asking, id);
  const mins = new Map(list.map(({ symbol, collect_min }) => [symbol, collect_min]));
  if (mins.size < list.length) throw new BadField('list', 'repeated');
  if ([...mins.keys()].some((symbol) => rule.symbols.every((coin) => coin.symbol !== symbol)))
    throw new BadField('list', 'unknown');
  const symbols = rule.symbols.map((coin) => ({
    ...coin,
    collect_min: mins.get(coin.symbol) ?? coin.collect_min,
  }));
  keep(asking, rule, symbols, 'thresholds', 'save');
  return null;
}
