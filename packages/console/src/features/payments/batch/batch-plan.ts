import { addressKey } from '@mpc/api/addresses';
import type { FeeOption } from '#features/network-fee';
import { coinName } from '#shared/coin/coin-name.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { unsent, type Intent } from '../intents/intent.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { rateOf, type FeeChoices } from './batch-fees.rules.ts';
import { levelOf } from './check-row.rules.ts';
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
  /** Estimated when it was summarized. What it is then is asked right before it is sent. */
  fee: string;
  /** What of the fee must not rise unseen. */
  rate: string;
  feeUnit: string;
  /** A person said that they know the risk of paying this address. */
  confirmRisk: boolean;
}

/** A batch that somebody was asked to confirm: written down before anything of it is sent. */
export interface BatchPlan {
  id: string;
  uid: number;
  home: PaymentSource;
  createdAt: number;
  payments: readonly Planned[];
  fees: FeeChoices;
  /** Earlier payments, by their request ids, that a person was shown and pays again. */
  agreed: readonly string[];
}

/** Freezes the rows as they stand, each under a number of its own. Null while a row is not in order. */
export function planOf(
  uid: number,
  home: PaymentSource,
  { lines, fees }: { lines: readonly Line[]; fees: FeeChoices },
  { fee, unit }: Market,
): BatchPlan | null {
  const payments: Planned[] = [];
  for (const [at, { row, check }] of lines.entries()) {
    if (check === null) continue;
    const { coin, to, amount, memo } = check;
    if (coin === null || to === null || amount === null || levelOf(check.findings) === 'error') return null;
    const cost = fee.get(coin.symbol);
    if (cost === undefined) return null;
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
      fee: cost.amount,
      rate: rateOf(cost),
      feeUnit: unit.get(coin.base_symbol) ?? coin.base_symbol,
      confirmRisk: false,
    });
  }
  return { id: crypto.randomUUID(), uid, home, createdAt: currentTime(), payments, fees, agreed: [] };
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

/** The intent of one payment at a fee: whenever it is made, its number and its facts are the same. */
export function intentOf(
  { uid, home, createdAt }: BatchPlan,
  payment: Planned,
  fee: Pick<FeeOption, 'amount' | 'fields'>,
): Intent {
  const { requestId, symbol, base, to, memo, amount, remark } = payment;
  return {
    ...unsent,
    uid,
    wallet: home.wallet,
    subWallet: home.subWallet,
    payment: {
      kind: 'withdraw',
      base_symbol: base,
      order: {
        request_id: requestId,
        sub_wallet_id: home.subWallet.id,
        symbol,
        address_to: to,
        amount,
        ...(memo === '' ? {} : { memo }),
        ...(remark === '' ? {} : { remark }),
        ...fee.fields,
        ...(payment.confirmRisk ? { confirm_risk: 1 } : {}),
      },
    },
    coinName: payment.coinName,
    unit: payment.unit,
    fee: { amount: fee.amount, unit: payment.feeUnit },
    createdAt: Math.max(createdAt, currentTime()),
  };
}
