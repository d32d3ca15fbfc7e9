import type { Coin } from '@mpc/api';
import {
  decide,
  exactly,
  explainOrder,
  lineOf,
  PastOrders,
  placeKey,
  readyRules,
  type Decision,
  type ExplainedLook,
  type LintedRule,
  type Moved,
  type OrderFacts,
  type PastOrder,
} from '@mpc/api/strategies';
import { multiply } from '#shared/money/decimal.ts';
import { callFacts, type Known } from './past-orders.rules.ts';
import { linesFor, type Rules } from './rule-of.ts';

/** An order that nobody has made yet. */
export interface AskedOrder {
  /** Of a call: the main coin that is sent along. */
  symbol: string;
  amount: string;
  /** Those who are paid; none of a call. */
  recipients: readonly string[];
  call?: { contract: string; input: string } | undefined;
  /** A member; null the open API. */
  initiator: number | null;
  at: number;
}

interface KnownNow extends Known {
  /** The places on the whitelist that may be paid in a coin; undefined while that is not known. */
  whiteFor: (symbol: string) => ReadonlySet<string> | undefined;
}

const worth = ({ price_usd }: Coin, amount: string) =>
  price_usd === undefined ? null : exactly(multiply(amount, price_usd));

/** An order asked for now, as strategies look at it; null where its coin is not in the sub-wallet. */
export function factsOfAsked(asked: AskedOrder, known: KnownNow): OrderFacts | null {
  const { symbol, amount, recipients, call, initiator, at } = asked;
  const coin = known.coins.find((one) => one.symbol === symbol);
  if (coin === undefined) return null;
  const base = coin.base_symbol;
  const marked = <Part extends Moved>(moved: Part): Part => ({
    ...moved,
    parties: moved.parties.map(({ place }) => ({ place, isWhite: known.whiteFor(moved.symbol)?.has(place) })),
  });
  const sent = { symbol, amount: exactly(amount), usd: worth(coin, amount) };
  const order: OrderFacts = {
    ...sent,
    parties: recipients.map((address) => ({ place: placeKey(base, address) })),
    created_at: at,
    initiator_uid: initiator ?? 0,
    source: initiator === null ? 2 : 3,
  };
  if (call === undefined) return marked(order);
  const facts = callFacts({ base, ...call, sent, worth }, known);
  return { ...order, call: { ...facts, transfers: facts.transfers.map(marked) } };
}

/** What strategies make of one order. */
export interface TestedOrder {
  decision: Decision;
  looks: readonly ExplainedLook[];
  /** Who is asked; null where it is rejected, or nobody can say. */
  line: readonly LintedRule['steps'][number][] | null;
}

/** Decides one order after those that came before it, and says of each strategy whether it is met. */
export function testOrder(
  rules: Rules,
  order: OrderFacts,
  { orders, since }: { orders: readonly PastOrder[]; since: number },
): TestedOrder {
  const readied = readyRules(rules.rules);
  const past = new PastOrders(readied.transfer, since);
  for (const one of orders) past.add(one);
  const decision = decide(readied, order, past);
  return { decision, looks: explainOrder(readied, order, past), line: lineOf(decision, linesFor(rules)) };
}
