import Big from 'big.js';
import { minute } from '#shared/durations.ts';
import { runsPerMonth, type SweepTerms } from './cost.rules.ts';
import type { RunTerms } from './next-run.rules.ts';
import { ledgerOf, mostReceived } from './ledger.ts';
import type { PlannerFacts } from './read-planner-facts.ts';
import type { ReplayQuestion } from './replay.ts';
import { finestThreshold, thresholdsBetween, withThreshold } from './thresholds.rules.ts';

/** How often the co-signer looks. */
const runEvery = 10 * minute;

/** What the next run goes by. */
type RunFacts = Pick<PlannerFacts, 'coin' | 'config' | 'fee'>;

const isMain = ({ coin }: RunFacts): boolean => coin.coin.symbol === coin.coin.base_symbol;

const addressFeeOf = ({ fee }: RunFacts): string => fee.address_fee ?? fee.fee_per_tx;

/** What sweeping costs now, by what was read. */
export function termsOf(facts: PlannerFacts): SweepTerms {
  const { coin, fee, mainPrice } = facts;
  const addressFee = addressFeeOf(facts);
  const { fueling } = coin;
  const isFueled = !isMain(facts) && fueling?.status === 1;
  return {
    price: coin.coin.price_usd,
    mainPrice,
    fee: fee.fee_per_tx,
    addressFee,
    fuelFee: fee.fuel_fee ?? '0',
    fuel: isFueled ? { amount: fueling.fueling_amount, least: fueling.fueling_min_balance } : null,
  };
}

/** What the next runs go by; undefined where the coin has no rule. */
export function runTermsOf(facts: RunFacts): RunTerms | undefined {
  const { rule, fueling } = facts.coin;
  if (rule === null) return undefined;
  return {
    rule,
    fee: facts.fee.fee_per_tx,
    addressFee: addressFeeOf(facts),
    fueling,
    isRunning: facts.config.running === 1,
    isMain: isMain(facts),
  };
}

/** How many runs there were in the period that was read. */
export const runsOf = ({ from, to }: PlannerFacts): number =>
  Math.min(runsPerMonth, Math.max(1, Math.ceil((to - from) / runEvery)));

/** What one sweep costs, in the coin itself; 0 while a price is missing. */
function feeInCoin({ price, mainPrice, fee }: SweepTerms): Big {
  if (price === undefined || mainPrice === undefined || !/[1-9]/.test(price)) return new Big(0);
  return new Big(fee).times(mainPrice).div(price);
}

/** What is replayed, and which of its thresholds are compared: all but the current one, which is there to be seen. */
export function replayQuestionOf(facts: PlannerFacts): { question: ReplayQuestion; tested: string[] } {
  const terms = termsOf(facts);
  const { rule } = facts.coin;
  const reserve = isMain(facts) ? (rule?.reserve_amount ?? '0') : '0';
  const kept = isMain(facts) ? new Big(reserve).plus(terms.addressFee) : new Big(0);
  const runs = runsOf(facts);
  const runAt = (time: number) => Math.ceil((time - facts.from) / runEvery) - 1;
  const deposits = facts.deposits.map(({ address, amount, time }) => ({
    address,
    amount,
    run: Math.min(runs - 1, Math.max(0, runAt(time))),
  }));
  const ledger = ledgerOf(deposits, [reserve, rule?.collect_min ?? '0', finestThreshold]);
  const most = new Big(mostReceived(ledger));
  const tested = thresholdsBetween({ fee: feeInCoin(terms), kept, most });
  return {
    tested,
    question: { ledger, runs, reserve, thresholds: withThreshold(tested, rule?.collect_min) },
  };
}
