import { Refusal, type FeeEstimate } from '@mpc/api';
import { requestIdOf, type Intent } from '../intents/intent.ts';
import { intentsOf } from '../intents/journal.ts';
import { feeOn, feeWithin, rateOf, type Cost } from './batch-fees.rules.ts';
import { intentOf, type BatchPlan, type Planned } from './batch-plan.ts';
import { refusedStep, type Step } from './run-batch.ts';

/** A fee somebody said yes to: what one payment of a coin costs. */
export type AgreedFee = Cost;

/** A fee that is more than was said yes to. */
export interface RisenFee {
  payment: Planned;
  confirmed: AgreedFee;
  now: AgreedFee;
}

/** Whose payment, and what it is: all that its fee depends on. */
interface FeeQuestion {
  sub_wallet_id: number;
  symbol: string;
  to: string;
  amount: string;
}

interface Ways {
  ask: (question: FeeQuestion) => Promise<FeeEstimate>;
  /** It left once and was not found: it leaves as it did then. */
  isAgain: boolean;
  /** By coin, what was agreed to since the batch was confirmed. */
  agreed: ReadonlyMap<string, AgreedFee>;
}

async function askFee(
  { home }: BatchPlan,
  { symbol, to, amount }: Planned,
  ask: Ways['ask'],
): Promise<{ estimate: FeeEstimate } | null | Step> {
  try {
    return { estimate: await ask({ sub_wallet_id: home.subWallet.id, symbol, to, amount }) };
  } catch (error) {
    return error instanceof Refusal ? refusedStep(error) : null;
  }
}

/** A payment as it is about to leave: at the fee of this moment, and at no more than somebody agreed to. */
export async function prepare(
  plan: BatchPlan,
  payment: Planned,
  { ask, isAgain, agreed }: Ways,
): Promise<{ intent: Intent } | { risen: RisenFee } | Step> {
  if (isAgain) {
    const before = (await intentsOf(plan.uid)).find((intent) => requestIdOf(intent) === payment.requestId);
    if (before !== undefined) return { intent: before };
  }
  const answer = await askFee(plan, payment, ask);
  if (answer !== null && !('estimate' in answer)) return answer;
  const now = feeOn(answer?.estimate, payment.base, plan.fees);
  if (answer === null || now === null) return { stop: 'feeUnknown' };
  const confirmed = agreed.get(payment.symbol) ?? { amount: payment.fee, rate: payment.rate };
  const fee = feeWithin(confirmed, now, answer.estimate);
  if (fee === null) return { risen: { payment, confirmed, now: { amount: now.amount, rate: rateOf(now) } } };
  return { intent: intentOf(plan, payment, fee) };
}
