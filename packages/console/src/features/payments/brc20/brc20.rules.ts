import type { Coin, StrategyFor, SubWalletState } from '@mpc/api';
import type { FeeFault, FeeOption } from '#features/network-fee';
import {
  addressFindings,
  isAsking,
  isQuestioned,
  isRisky,
  strategyRefusal,
} from '../transfer/transfer-findings.ts';
import { isProven } from '../recipients/transfer-proofs.ts';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';

/** What is known of a transfer of inscriptions. Undefined is not known yet. */
export interface Brc20Known {
  coin: Coin | null;
  recipient: RecipientFacts | null;
  state: SubWalletState | undefined;
  /** Chosen, and not free any more; empty while that is not known. */
  taken: readonly unknown[];
  isFreeKnown: boolean;
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
  recipient,
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
    (recipient !== null &&
      (strategyRefusal({ strategy, differing: [] }) !== null ||
        addressFindings(recipient, { coin, subWalletState: state }).some(({ level }) => level === 'error')))
  );
}

/** What a transfer of inscriptions still misses: a key of `transfer.waiting`, or the choice of inscriptions. */
export function brc20WaitsFor(
  { coin, recipient, state, isFreeKnown, fee, strategy }: Brc20Known,
  count: number,
): 'coin' | 'inscriptions' | 'address' | 'fee' | 'checks' | null {
  if (coin === null) return 'coin';
  if (count === 0) return 'inscriptions';
  if (recipient === null || recipient.to === null) return 'address';
  if (fee === null) return 'fee';
  const isKnown = state !== undefined && isFreeKnown && strategy !== undefined;
  return isAsking(recipient) || !isKnown ? 'checks' : null;
}

/** Whether everything the destination asks of a person has been answered. */
export const isBrc20Answered = (recipient: RecipientFacts, answers: Brc20Answers): boolean =>
  isProven(recipient, answers.lookAlike) &&
  (answers.contract || !isQuestioned(recipient)) &&
  (answers.risk || !isRisky({ recipients: [recipient] }));
