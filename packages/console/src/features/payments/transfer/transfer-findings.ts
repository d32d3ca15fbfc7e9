import type { StrategyFor } from '@mpc/api';
import type { RecipientCheck } from '#features/address-check';
import { compare, add, decimalsOf } from '#shared/money/decimal.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isMainCoin, isUtxo, lostChange } from '../fees/funds.rules.ts';
import { memoFault } from '../recipients/memo.rules.ts';
import { rowFaults } from '../recipients/recipient-rows.rules.ts';
import type { Facts, RecipientFacts } from './transfer-facts.ts';
import type { RecipientRow } from './transfer.values.ts';

/** Something to be said beside a field: a key of `transfer.finding`, and what fills it. */
export interface Finding {
  code:
    | 'coinSuspended'
    | 'recipient'
    | 'ownOther'
    | 'ownMemo'
    | 'black'
    | 'notWhite'
    | 'risky'
    | 'notScreened'
    | 'unscreened'
    | 'checkFailed'
    | 'zero'
    | 'minimum'
    | 'dust'
    | 'lostChange'
    | 'over'
    | 'overWithFee'
    | 'spread'
    | 'limit'
    | 'limitLeft'
    | 'feeShort'
    | 'ownFeeShort';
  level: 'error' | 'warning' | 'note';
  /** For an error that typing on cannot cure. */
  final?: boolean;
  /** Of `recipient`: what is to be said. */
  recipientCheck?: RecipientCheck;
  params?: Partial<
    Record<
      | 'name'
      | 'memo'
      | 'score'
      | 'categories'
      | 'available'
      | 'fee'
      | 'minimum'
      | 'unit'
      | 'reason'
      | 'remaining'
      | 'need'
      | 'has'
      | 'change',
      string
    >
  >;
}

/** From this level on, a person has to say that they know the risk. */
const riskToAccept = 3;

const isRiskyRecipient = ({ screening }: RecipientFacts): boolean =>
  screening !== undefined && screening.kyt.level >= riskToAccept;

/** Whether any recipient was rated a risk. */
export const isRisky = ({ recipients }: Pick<Facts, 'recipients'>): boolean =>
  recipients.some(isRiskyRecipient);

/** Whether any recipient could not be rated. */
export const isUnscreened = ({ recipients }: Pick<Facts, 'recipients'>): boolean =>
  recipients.some(({ unscreened }) => unscreened);

/** Whether a person has to say that they mean to pay a recipient. */
export const isQuestioned = ({ recipientCheck }: RecipientFacts): boolean =>
  recipientCheck?.kind === 'confirm';

/** What stands against the coin. */
export function coinFindings({ coin }: Pick<Facts, 'coin'>): Finding[] {
  return coin !== null && !coin.enable_withdraw ? [{ code: 'coinSuspended', level: 'error' }] : [];
}

function ownerFinding({ owner, recipientCheck, memo }: RecipientFacts, coin: Facts['coin']): Finding | null {
  if (recipientCheck && recipientCheck.kind !== 'allowed')
    return {
      code: 'recipient',
      level: recipientCheck.kind === 'refused' ? 'error' : 'warning',
      final: true,
      recipientCheck,
    };
  if (!owner) return null;
  if (coin?.support_memo === '1' && owner.memo !== '' && memo !== owner.memo)
    return { code: 'ownMemo', level: 'warning', params: { name: owner.name, memo: owner.memo } };
  return { code: 'ownOther', level: 'note', params: { name: owner.name } };
}

/** What the server and the address book say of a good address. */
export function addressFindings(
  recipient: RecipientFacts,
  { coin, subWalletState }: Pick<Facts, 'coin' | 'subWalletState'>,
): Finding[] {
  const { screening, to } = recipient;
  if (to === null) return [];
  const owner = ownerFinding(recipient, coin);
  const findings: Finding[] = owner === null ? [] : [owner];
  if (recipient.unscreened) findings.push({ code: 'unscreened', level: 'warning' });
  else if (screening === undefined && !recipient.screeningPending)
    findings.push({ code: 'checkFailed', level: 'warning' });
  if (screening === undefined) return findings;
  if (screening.black === 1) findings.push({ code: 'black', level: 'error' });
  // While it is being turned off, the whitelist still holds; while it is being turned on, not yet.
  const onlyWhite = subWalletState?.white_status === 1 || subWalletState?.white_status === 3;
  if (onlyWhite && screening.white === 0) findings.push({ code: 'notWhite', level: 'error' });
  if (isRiskyRecipient(recipient))
    findings.push({
      code: 'risky',
      level: 'warning',
      params: { score: String(screening.kyt.score), categories: listed(screening.kyt.categories) || '--' },
    });
  else if (screening.kyt.level === 0 && subWalletState?.kyt_status === 1)
    findings.push({ code: 'notScreened', level: 'note' });
  return findings;
}

/** What stands against the sum, as far as the balance tells. */
function balanceFinding(facts: Facts): Finding | null {
  const { coin, amount, available, fullest, fee } = facts;
  if (coin === null) return null;
  const unit = coin.symbol_alias;
  const has = available ?? '';
  if (compare(amount, available) === 1)
    return { code: 'over', level: 'error', final: true, params: { available: has, unit } };
  if (isMainCoin(coin) && fee !== null && compare(add(amount, fee.amount), available) === 1)
    return {
      code: 'overWithFee',
      level: 'error',
      final: true,
      params: { available: has, fee: fee.amount, unit },
    };
  const leaves = isMainCoin(coin) && fee !== null ? add(amount, fee.amount) : amount;
  if (typeof fullest === 'string' && compare(leaves, fullest) === 1)
    return { code: 'spread', level: 'error', final: true, params: { available: fullest, unit } };
  return null;
}

/** What stands against the amount, as far as the balance, the coin and its chain tell. */
export function amountFinding(facts: Facts): Finding | null {
  const { coin, amount, utxo, available, fee } = facts;
  if (coin === null || amount === '') return null;
  const unit = coin.symbol_alias;
  if (compare(amount, '0') !== 1) return { code: 'zero', level: 'error' };
  const short = balanceFinding(facts);
  if (short !== null) return short;
  if (compare(amount, coin.min_withdraw) === -1)
    return { code: 'minimum', level: 'error', params: { minimum: coin.min_withdraw, unit } };
  if (utxo === undefined) return null;
  if (compare(amount, utxo.dust) === -1)
    return { code: 'dust', level: 'error', params: { minimum: utxo.dust, unit } };
  const change = isUtxo(coin) ? lostChange(utxo, available, amount, fee) : null;
  return change === null ? null : { code: 'lostChange', level: 'note', params: { change, unit } };
}

/** What the wallet's own limits say of the amount. */
export function limitFindings({ limit, coin }: Pick<Facts, 'limit' | 'coin'>): Finding[] {
  if (limit === undefined || limit.allow || coin === null) return [];
  return limit.remaining === undefined
    ? [{ code: 'limit', level: 'error', params: { reason: limit.reason } }]
    : [
        {
          code: 'limitLeft',
          level: 'error',
          params: { reason: limit.reason, remaining: limit.remaining, unit: coin.symbol_alias },
        },
      ];
}

/** Whether the coin that pays the fee suffices, where that is another coin. */
export function feeFindings({ coin, fee, feeHas, feeUnit }: Facts): Finding[] {
  if (coin === null || fee === null || isMainCoin(coin) || compare(feeHas, fee.amount) !== -1) return [];
  // Whoever named the price can take it back; the usual one leaves nothing but to top up.
  const code = fee.id === 'custom' ? 'ownFeeShort' : 'feeShort';
  return [{ code, level: 'error', params: { need: fee.amount, has: feeHas ?? '', unit: feeUnit } }];
}

/** Why the strategies refuse a payment: a key of `transfer.finding`. */
export interface StrategyRefusal {
  code: 'strategiesDiffer' | 'strategyRefuses';
  strategies: readonly StrategyFor[];
}

/** What the strategies that decide it have against it. */
export function strategyRefusal({
  strategy,
  differing,
}: Pick<Facts, 'strategy' | 'differing'>): StrategyRefusal | null {
  if (differing.length > 0) return { code: 'strategiesDiffer', strategies: differing };
  return strategy?.action === 2 ? { code: 'strategyRefuses', strategies: [strategy] } : null;
}

const rowsOf = (recipients: readonly RecipientFacts[]): RecipientRow[] =>
  recipients.map(({ id, to, amount, memo }) => ({ id, address: to ?? '', amount, memo }));

/** What is wrong with the rows of a payment to several, by row. */
export const faultsOfRows = ({ coin, recipients, utxo }: Pick<Facts, 'coin' | 'recipients' | 'utxo'>) =>
  coin === null
    ? new Map<string, never[]>()
    : rowFaults(rowsOf(recipients), {
        base: coin.base_symbol,
        decimals: coin.decimals,
        minimum: coin.min_withdraw,
        dust: utxo?.dust,
        supportsMemo: coin.support_memo === '1',
      });

function isAnyRecipientForbidden(facts: Facts): boolean {
  const { coin, recipients, isSeveral, noMemo } = facts;
  if (coin === null) return true;
  if (isSeveral && [...faultsOfRows(facts).values()].some((faults) => faults.length > 0)) return true;
  return recipients.some(
    (recipient) =>
      memoFault(coin, recipient, noMemo && !isSeveral) !== null ||
      // Only a payment to one has room for what a person has to say of its recipient.
      (isSeveral && (recipient.lookAlike?.level === 'block' || isQuestioned(recipient))) ||
      addressFindings(recipient, facts).some(({ level }) => level === 'error'),
  );
}

/** Whether anything forbids the payment as it stands, wherever it is said. */
export function isForbidden(facts: Facts): boolean {
  const { coin, amount } = facts;
  const tooFine = coin !== null && decimalsOf(amount) > coin.decimals;
  const found = amountFinding(facts);
  return (
    tooFine ||
    facts.feeFault !== null ||
    facts.bound === 'other' ||
    isAnyRecipientForbidden(facts) ||
    strategyRefusal(facts) !== null ||
    [
      ...coinFindings(facts),
      ...(found === null ? [] : [found]),
      ...limitFindings(facts),
      ...feeFindings(facts),
    ].some(({ level }) => level === 'error')
  );
}

/** Whether it is not known yet how a recipient is rated, whose it is, whom it looks like, or what it is: nothing of that may go unseen. */
export const isAsking = ({ screeningPending, owner, entry, recipientCheck }: RecipientFacts): boolean =>
  screeningPending || [owner, entry, recipientCheck].includes(undefined);

/** Something a form still misses: a key of `transfer.waiting`. */
export type Waiting = 'coin' | 'address' | 'amount' | 'balance' | 'fee' | 'checks';

/** What is missing before anybody may be asked to confirm; null when nothing is. */
export function waitingFor(facts: Facts): Waiting | null {
  const { coin, recipients } = facts;
  if (coin === null) return 'coin';
  if (recipients.length === 0 || recipients.some(({ to }) => to === null)) return 'address';
  if (facts.amount === '') return 'amount';
  if ([facts.available, facts.feeHas, facts.fullest].includes(undefined)) return 'balance';
  if (isUtxo(coin) && facts.utxo === undefined) return 'balance';
  if (facts.fee === null || facts.feePending) return 'fee';
  const pending = [facts.subWalletState, facts.limit, facts.strategy, facts.repeats];
  const asking = recipients.some(isAsking);
  return asking || facts.bound === 'asked' || pending.includes(undefined) ? 'checks' : null;
}
