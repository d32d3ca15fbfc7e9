import type { Intent } from '../../../../../shared/intents/intent.ts';
import { compare } from '../../../../../shared/money/decimal.ts';
import { orderDigest } from '../../../../../shared/payment/order-digest.ts';
import { quoteStanding, type Quote } from '../../../../../shared/payment/quote.rules.ts';
import type { Facts, Home } from './transfer-facts.ts';
import type { Answers } from './use-transfer-form.ts';
import { toOrder, type TransferValues } from './transfer.values.ts';

/** What a person is asked to confirm, frozen: another summary is another intent, with a number of its own. */
export interface Summary {
  intent: Intent;
  quote: Quote;
}

interface Sources {
  uid: number;
  home: Home;
  values: TransferValues;
  answers: Answers;
  facts: Facts;
  coinLabel: string;
  quotedAt: number;
}

/** Freezes the form as it stands; null while something of it is missing. */
export async function summarize(sources: Sources): Promise<Summary | null> {
  const { uid, home, values, answers, facts, coinLabel, quotedAt } = sources;
  const { coin, to, amount, fee, feeUnit } = facts;
  if (coin === null || to === null || fee === null) return null;
  const order = toOrder(values, {
    requestId: crypto.randomUUID(),
    subWalletId: home.subWallet.id,
    symbol: coin.symbol,
    address: to,
    amount,
    fee,
    confirmRisk: answers.risk,
  });
  return {
    quote: { amount: fee.amount, at: quotedAt },
    intent: {
      uid,
      wallet: home.wallet,
      subWallet: home.subWallet,
      order,
      coinName: coinLabel,
      unit: coin.symbol_alias,
      base_symbol: coin.base_symbol,
      fee: { amount: fee.amount, unit: feeUnit },
      digest: await orderDigest({
        sub_wallet_id: order.sub_wallet_id,
        symbol: order.symbol,
        base_symbol: coin.base_symbol,
        address_to: order.address_to,
        memo: order.memo ?? '',
        amount: order.amount,
      }),
      createdAt: Date.now(),
      state: 'sending',
      checks: 0,
      withdrawId: null,
      found: null,
    },
  };
}

/** Whether what was summarized is still what would be sent now. */
export function summaryStanding(
  { intent, quote }: Summary,
  { facts, quotedAt }: Pick<Sources, 'facts' | 'quotedAt'>,
  now: number,
): 'good' | 'changed' | 'old' {
  // With Max on, another fee is another amount, however small the difference.
  if (compare(intent.order.amount, facts.amount) !== 0) return 'changed';
  const latest = facts.fee === null ? null : { amount: facts.fee.amount, at: quotedAt };
  return quoteStanding(quote, latest, now);
}
