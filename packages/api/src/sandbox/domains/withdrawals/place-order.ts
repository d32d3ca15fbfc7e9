import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { Screening } from '../../../domains/kyt/kyt.schema.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { OrderRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { startNodes } from '../approvals/nodes.ts';
import { strategyHit } from '../approvals/strategy-hit.ts';
import { notScreened } from '../kyt/screening.ts';
import { quoteFee } from './fee-quote.ts';
import { orderLifetime } from './order-life.ts';

/** A payment that every check has let through. */
export interface Payment {
  request_id: string;
  initiator_uid: number;
  sub_wallet_id: number;
  symbol: string;
  amount: string;
  address_to: string;
  memo?: string;
  remark?: string;
  /** The quoted one where absent. */
  fee?: string;
  /** What the screening said; null where it did not answer, undefined where nobody asked. */
  screening?: Screening | null;
  withdraw_source?: 1 | 2 | 3;
}

/** Takes an order: its amount and fee are held from now on, and whoever its strategy names is asked. */
export function placeOrder(world: World, payment: Payment): OrderRow {
  const now = world.clock.now();
  const coin = coinOf(world, payment);
  const subWallet = subWalletOf(world, payment);
  const strategy = strategyHit(world, subWallet.sub_wallet_id, payment);
  const nodes = startNodes(world, strategy);
  const usd = inUsd(coin, payment.amount);
  const home = known(world.addresses.get(`${subWallet.sub_wallet_id}/${coin.base_symbol}`), 'address');
  const { screening, ...facts } = payment;
  const order = world.transactions.insert<OrderRow>({
    withdraw_source: 3,
    fee: quoteFee(world, coin, subWallet.wallet_id, payment.address_to).trans_fee,
    ...facts,
    memo: payment.memo ?? '',
    remark: payment.remark ?? '',
    id: world.nextId('transaction'),
    item_id: world.nextId('item'),
    trans_kind: 'withdraw',
    wallet_id: subWallet.wallet_id,
    address_from: home.address,
    txid: '',
    confirmations: 0,
    tx_height: 0,
    status: nodes[0]?.node_type === 1 ? WithdrawStatus.awaitingApproval : WithdrawStatus.awaitingSignature,
    created_at: now,
    updated_at: now,
    fee_symbol: coin.base_symbol,
    nodes,
    strategy: { strategy_id: strategy.strategy_id, name: strategy.name, type: strategy.type },
    kyt: screening ?? notScreened,
    kyt_status: screening === undefined ? 0 : screening === null ? 7 : screening.level > 2 ? 5 : 2,
    pending_round: false,
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
  });
  world.clock.schedule({ at: now + orderLifetime, kind: 'order.expire', id: order.id });
  return order;
}
