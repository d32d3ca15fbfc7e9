import { currentTime } from '#shared/time/server-time.ts';
import { factsOf, unsent } from '../intents/intent.ts';
import { compare } from '#shared/money/decimal.ts';
import { quoteFreshness } from '../intents/quote.rules.ts';
import type { Summary } from '../flow/use-payment-flow.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import type { Facts } from './transfer-facts.ts';
import { toOrder } from './transfer-order.ts';
import type { TransferValues } from './transfer.values.ts';
import type { Answers } from './use-transfer-form.ts';

interface Sources {
  uid: number;
  home: PaymentSource;
  values: TransferValues;
  answers: Answers;
  facts: Facts;
  coinLabel: string;
  quotedAt: number;
}

/** Freezes the form as it stands; null while something of it is missing. */
export function summarize(sources: Sources): Summary | null {
  const { uid, home, values, answers, facts, coinLabel, quotedAt } = sources;
  const { coin, recipients, amount, fee, feeUnit } = facts;
  if (coin === null || fee === null) return null;
  const order = toOrder(values, {
    requestId: crypto.randomUUID(),
    subWalletId: home.subWallet.id,
    symbol: coin.symbol,
    recipients: facts.isSeveral ? recipients : recipients.map((recipient) => ({ ...recipient, amount })),
    amount,
    fee,
    confirmRisk: answers.risk,
  });
  if (order === null) return null;
  return {
    quote: { amount: fee.amount, at: quotedAt },
    intent: {
      uid,
      wallet: home.wallet,
      subWallet: home.subWallet,
      payment: { kind: 'withdraw', order, base_symbol: coin.base_symbol },
      coinName: coinLabel,
      unit: coin.symbol_alias,
      fee: { amount: fee.amount, unit: feeUnit },
      createdAt: currentTime(),
      ...unsent,
    },
  };
}

/** Whether what was summarized is still what would be sent now. */
export function summaryFreshness(
  { intent, quote }: Summary,
  { facts, quotedAt }: Pick<Sources, 'facts' | 'quotedAt'>,
  now: number,
): 'good' | 'changed' | 'old' {
  // With Max on, another fee is another amount, however small the difference.
  if (compare(factsOf(intent.payment).amount, facts.amount) !== 0) return 'changed';
  const latest = facts.fee === null ? null : { amount: facts.fee.amount, at: quotedAt };
  return quoteFreshness(quote, latest, now);
}
