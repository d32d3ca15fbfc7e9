import { addressKey } from '@mpc/api/addresses';
import { coinName } from '../../../../../shared/coin/coin-name.ts';
import { unsent, type Intent } from '../../../../../shared/intents/intent.ts';
import { orderDigest } from '../../../../../shared/payment/order-digest.ts';
import type { Home } from '../../../../../shared/payment-flow/use-home.ts';
import type { Line } from './sheet-tally.ts';
import type { Market } from './totals.rules.ts';

/** One payment of a batch, exactly as it is sent. Its number was made when it was summarized and is used once. */
export interface Planned {
  requestId: string;
  /** The row of the sheet it was, counted from 1. */
  row: number;
  symbol: string;
  base: string;
  coinName: string;
  unit: string;
  to: string;
  memo: string;
  amount: string;
  remark: string;
  /** Estimated when it was summarized; the server takes the usual one at the time. */
  fee: string;
}

/** A batch that somebody was asked to confirm: written down before anything of it is sent. */
export interface BatchPlan {
  id: string;
  uid: number;
  home: Home;
  createdAt: number;
  payments: readonly Planned[];
  /** Earlier payments, by their request ids, that a person was shown and pays again. */
  agreed: readonly string[];
}

/** Freezes the rows as they stand, each under a number of its own. Null while a row is not in order. */
export function planOf(uid: number, home: Home, lines: readonly Line[], { fee }: Market): BatchPlan | null {
  const payments: Planned[] = [];
  for (const [at, { row, check }] of lines.entries()) {
    if (check === null) continue;
    const { coin, to, amount, memo } = check;
    if (coin === null || to === null || amount === null) return null;
    payments.push({
      requestId: crypto.randomUUID(),
      row: at + 1,
      symbol: coin.symbol,
      base: coin.base_symbol,
      coinName: coinName(coin),
      unit: coin.symbol_alias,
      to,
      memo,
      amount,
      remark: row.remark,
      fee: fee.get(coin.symbol) ?? '0',
    });
  }
  return { id: crypto.randomUUID(), uid, home, createdAt: Date.now(), payments, agreed: [] };
}

/** Payments with the same are the ones that could be taken for each other. */
export const groupOf = ({ symbol, base, to }: Pick<Planned, 'symbol' | 'base' | 'to'>): string =>
  `${symbol} ${addressKey(base, to)}`;

/** The requests of a plan by what they could be taken for. */
export function groupsOf(payments: readonly Planned[]): Map<string, Planned[]> {
  const groups = new Map<string, Planned[]>();
  for (const payment of payments) {
    const group = groups.get(groupOf(payment));
    if (group === undefined) groups.set(groupOf(payment), [payment]);
    else group.push(payment);
  }
  return groups;
}

/** The intent of one payment: the same whenever it is made, because its number and its facts are. */
export async function intentOf({ uid, home, createdAt }: BatchPlan, payment: Planned): Promise<Intent> {
  const { requestId, symbol, base, to, memo, amount, remark } = payment;
  const facts = {
    sub_wallet_id: home.subWallet.id,
    symbol,
    base_symbol: base,
    address_to: to,
    memo,
    amount,
  };
  return {
    ...unsent,
    uid,
    wallet: home.wallet,
    subWallet: home.subWallet,
    payment: {
      kind: 'withdraw',
      order: {
        request_id: requestId,
        sub_wallet_id: home.subWallet.id,
        symbol,
        address_to: to,
        amount,
        ...(memo === '' ? {} : { memo }),
        ...(remark === '' ? {} : { remark }),
      },
    },
    facts,
    coinName: payment.coinName,
    unit: payment.unit,
    fee: { amount: payment.fee, unit: base },
    digest: await orderDigest(facts),
    createdAt: Math.max(createdAt, Date.now()),
  };
}
