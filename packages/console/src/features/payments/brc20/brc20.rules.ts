import type { Coin, StrategyFor, SubWalletState } from '@mpc/api';
import type { FeeFault, FeeOption } from '#features/network-fee';
import {
  addressFindings,
  isAsking,
  isQuestioned,
  isRisky,
  strategyFindings,
} from '../transfer/transfer-findings.ts';
import { isProven } from '../recipients/transfer-proofs.ts';
import type { PayeeFacts } from '../transfer/transfer-facts.ts';

/** What is known of a transfer of inscriptions. Undefined is not known yet. */
export interface Brc20Known {
  coin: Coin | null;
  payee: PayeeFacts | null;
  state: SubWalletState | undefined;
  /** Chosen, and not free any more. */
  taken: readonly unknown[];
  fee: FeeOption | null;
  feeFault: FeeFault | null;
  short: string | null;
  strategy: StrategyFor | null | undefined;
}

/** What a person has said beside the form; it is about one destination and lapses with it. */
export interface Brc20Answers {
  /** Knows that the address carries a risk, or that nobody could screen it. */
  risk: boolean;
  /** Means to pay a contract. */
  contract: boolean;
  /** What was typed to prove that a look-alike was read. */
  lookAlike: string;
}

/** Whether something stands against it that no answer cures. */
export function isBrc20Forbidden({
  coin,
  payee,
  state,
  taken,
  feeFault,
  short,
  strategy,
}: Brc20Known): boolean {
  return (
    coin?.enable_withdraw === false ||
    taken.length > 0 ||
    feeFault !== null ||
    short !== null ||
    (payee !== null &&
      [...addressFindings(payee, { coin, subWalletState: state }), ...strategyFindings({ strategy })].some(
        ({ level }) => level === 'error',
      ))
  );
}

/** What a transfer of inscriptions still misses: a key of `transfer.waiting`, or the choice of inscriptions. */
export function brc20WaitsFor(
  { coin, payee, state, fee, strategy }: Brc20Known,
  count: number,
): 'coin' | 'inscriptions' | 'address' | 'fee' | 'checks' | null {
  if (coin === null) return 'coin';
  if (count === 0) return 'inscriptions';
  if (payee === null || payee.to === null) return 'address';
  if (fee === null) return 'fee';
  return isAsking(payee) || state === undefined || strategy === undefined ? 'checks' : null;
}

/** Whether everything the destination asks of a person has been answered. */
export const isBrc20Answered = (payee: PayeeFacts, answers: Brc20Answers): boolean =>
  isProven(payee, answers.lookAlike) &&
  (answers.contract || !isQuestioned(payee)) &&
  (answers.risk || !isRisky({ payees: [payee] }));
