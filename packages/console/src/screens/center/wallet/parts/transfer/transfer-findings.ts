import { add, compare, decimalsOf } from '../../../../../shared/money/decimal.ts';
import type { Facts } from './transfer-facts.ts';
import { isMainCoin } from './transfer.values.ts';

/** Something to be said beside a field: a key of `transfer.finding`, and what fills it. */
export interface Finding {
  code:
    | 'coinSuspended'
    | 'ownSame'
    | 'ownOther'
    | 'black'
    | 'notWhite'
    | 'risky'
    | 'notScreened'
    | 'unscreened'
    | 'checkFailed'
    | 'zero'
    | 'minimum'
    | 'over'
    | 'overWithFee'
    | 'limit'
    | 'limitLeft'
    | 'feeShort';
  level: 'error' | 'warning' | 'note';
  /** For an error that typing on cannot cure. */
  final?: boolean;
  params?: Partial<
    Record<
      | 'name'
      | 'score'
      | 'categories'
      | 'available'
      | 'fee'
      | 'minimum'
      | 'unit'
      | 'reason'
      | 'remaining'
      | 'need'
      | 'has',
      string
    >
  >;
}

/** From this level on, a person has to say that they know the risk. */
const riskToAccept = 3;

export const isRisky = ({ screening }: Facts): boolean =>
  screening !== undefined && screening.kyt.level >= riskToAccept;

/** What stands against the coin. */
export function coinFindings({ coin }: Facts): Finding[] {
  return coin !== null && !coin.enable_withdraw ? [{ code: 'coinSuspended', level: 'error' }] : [];
}

/** What the server and the address book say of a good address. */
export function addressFindings(facts: Facts, homeId: number): Finding[] {
  const { screening, ownSubWallet, subWalletState, to } = facts;
  if (to === null) return [];
  const findings: Finding[] = [];
  if (ownSubWallet?.id === homeId) findings.push({ code: 'ownSame', level: 'error' });
  else if (ownSubWallet)
    findings.push({ code: 'ownOther', level: 'note', params: { name: ownSubWallet.name } });
  if (facts.unscreened) findings.push({ code: 'unscreened', level: 'warning' });
  else if (screening === undefined && !facts.screeningPending)
    findings.push({ code: 'checkFailed', level: 'warning' });
  if (screening === undefined) return findings;
  if (screening.black === 1) findings.push({ code: 'black', level: 'error' });
  // While it is being turned off, the whitelist still holds; while it is being turned on, not yet.
  const onlyWhite = subWalletState?.white_status === 1 || subWalletState?.white_status === 3;
  if (onlyWhite && screening.white === 0) findings.push({ code: 'notWhite', level: 'error' });
  if (isRisky(facts))
    findings.push({
      code: 'risky',
      level: 'warning',
      params: { score: String(screening.kyt.score), categories: screening.kyt.categories.join(', ') || '--' },
    });
  else if (screening.kyt.level === 0 && subWalletState?.kyt_status === 1)
    findings.push({ code: 'notScreened', level: 'note' });
  return findings;
}

/** What stands against the amount, as far as the balance and the coin tell. */
export function amountFinding({ coin, amount, available, fee }: Facts): Finding | null {
  if (coin === null || amount === '') return null;
  const unit = coin.symbol_alias;
  if (compare(amount, '0') !== 1) return { code: 'zero', level: 'error' };
  if (compare(amount, available) === 1)
    return { code: 'over', level: 'error', final: true, params: { available: available ?? '', unit } };
  if (isMainCoin(coin) && fee !== null && compare(add(amount, fee.amount), available) === 1)
    return {
      code: 'overWithFee',
      level: 'error',
      final: true,
      params: { available: available ?? '', fee: fee.amount, unit },
    };
  if (compare(amount, coin.min_withdraw) === -1)
    return { code: 'minimum', level: 'error', params: { minimum: coin.min_withdraw, unit } };
  return null;
}

/** What the wallet's own limits say of the amount. */
export function limitFindings({ limit, coin }: Facts): Finding[] {
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
  return [
    {
      code: 'feeShort',
      level: 'error',
      params: { need: fee.amount, has: feeHas ?? '', unit: feeUnit },
    },
  ];
}

/** Whether anything forbids the payment as it stands, wherever it is said. */
export function isForbidden(facts: Facts, homeId: number): boolean {
  const { coin, amount } = facts;
  const tooFine = coin !== null && decimalsOf(amount) > coin.decimals;
  const found = amountFinding(facts);
  return (
    tooFine ||
    [
      ...coinFindings(facts),
      ...addressFindings(facts, homeId),
      ...(found === null ? [] : [found]),
      ...limitFindings(facts),
      ...feeFindings(facts),
    ].some(({ level }) => level === 'error')
  );
}

/** Something a form still misses: a key of `transfer.waiting`. */
export type Waiting = 'coin' | 'address' | 'amount' | 'balance' | 'fee' | 'checks';

/** What is missing before anybody may be asked to confirm; null when nothing is. */
export function waitingFor(facts: Facts): Waiting | null {
  if (facts.coin === null) return 'coin';
  if (facts.to === null) return 'address';
  if (facts.amount === '') return 'amount';
  if (facts.available === undefined || facts.feeHas === undefined) return 'balance';
  if (facts.fee === null) return 'fee';
  const pending = [facts.ownSubWallet, facts.subWalletState, facts.limit, facts.strategy, facts.repeats];
  return facts.screeningPending || pending.includes(undefined) ? 'checks' : null;
}
