import type { PaymentOutput } from '../../../domains/transactions/transactions.schema.ts';
import type { Screening } from '../../../domains/kyt/screening.schema.ts';
import { coinOf, homeOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { OrderRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { strategyHit } from '../approvals/strategy-hit.ts';
import { judge } from '../kyt/judge.ts';
import { begin } from '../transactions/moved.ts';
import { quoteFee } from './fee-quote.ts';
import { feeTerms, type FeeAgreed } from './fee-terms.ts';
import type { Funds } from './funds.ts';
import { orderLifetime } from './order-lifecycle.ts';
import { startOf, stopWhereRefused } from './order-start.ts';

/** A payment that every check has let through. */
export interface Payment extends Partial<Funds> {
  request_id: string;
  initiator_uid: number;
  sub_wallet_id: number;
  symbol: string;
  amount: string;
  address_to: string;
  memo?: string;
  remark?: string;
  /** Where it goes to several. */
  outputs?: PaymentOutput[];
  /** The quoted one where absent. */
  terms?: FeeAgreed;
  /** What the screening said; null where it did not answer, undefined where nobody asked. */
  screening?: Screening | null;
  withdraw_source?: 1 | 2 | 3;
}

/** Takes an order: its amount and fee are held from now on, and whoever its strategy names is asked. */
export function placeOrder(world: World, payment: Payment): OrderRow {
  const now = world.clock.now();
  const coin = coinOf(world, payment);
  const subWallet = subWalletOf(world, payment);
  const { sub_wallet_id, wallet_id } = subWallet;
  const { screening, terms, withdraw_source = 3, ...facts } = payment;
  const recipients = payment.outputs?.map(({ address }) => address);
  const strategy = strategyHit(world, sub_wallet_id, { ...payment, recipients, source: withdraw_source });
  const { strategy_id, name, type } = strategy;
  const usd = inUsd(coin, payment.amount);
  const order = begin<OrderRow>(world, {
    address_from: known(homeOf(world, sub_wallet_id, coin.base_symbol), 'address').address,
    ...(terms ??
      feeTerms(quoteFee(world, coin, wallet_id, payment.address_to, { outputs: recipients?.length }), {})),
    ...facts,
    memo: payment.memo ?? '',
    remark: payment.remark ?? '',
    id: world.nextId('transaction'),
    item_id: world.nextId('item'),
    trans_kind: 'withdraw',
    wallet_id,
    withdraw_source,
    txid: '',
    confirmations: 0,
    tx_height: 0,
    created_at: now,
    updated_at: now,
    fee_symbol: coin.base_symbol,
    ...startOf(world, strategy.nodes),
    strategy: { strategy_id, name, type },
    ...judge(world, subWallet, 'withdraw', screening),
    pending_round: false,
    replaced: [],
    ...(usd === undefined ? {} : { amount_usd: usdText(usd), price_usd: coin.price_usd }),
  });
  world.clock.schedule({ at: now + orderLifetime, kind: 'order.expire', id: order.id });
  return stopWhereRefused(world, order, strategy);
}
