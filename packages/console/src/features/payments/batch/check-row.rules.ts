import type { Coin, RiskLevel } from '@mpc/api';
import { checkAddress, type AddressCheck, type LookAlike, type LookAlikes } from '@mpc/api/addresses';
import { hiddenIn, parseAmount } from '@mpc/ui';
import {
  type Anchor,
  checkRecipient,
  type KnownContracts,
  type RecipientCheck,
} from '#features/address-check';
import { isPayable } from '#shared/coin/payable.rules.ts';
import { compare } from '#shared/money/decimal.ts';
import type { Named } from './coin-names.rules.ts';
import type { Entry, Field } from './sheet-row.ts';

/** Everything a row is held against. Asked for once; every row is checked by it without another question. */
export interface World {
  /** What a text in the column of coins means; an empty one means the coin of the sheet. */
  coinOf: (text: string) => Named<Coin>;
  /** The coin of rows that name none. */
  usual: Coin | null;
  /** By the main coin of a chain: what looks like an address that is trusted there. */
  lookAlikes: (base: string) => LookAlikes<Anchor>;
  /** Accounts by `addressKey`: in a book, with their label; and, as `listedAs` names them, barred. */
  known: ReadonlyMap<string, string>;
  /** Where the paying sub-wallet receives, as `ownedAs` names it; and any of our sub-wallets, with its name. */
  own: ReadonlySet<string>;
  ours: ReadonlyMap<string, string>;
  contracts: KnownContracts;
  barred: ReadonlySet<string>;
  /** By coin, the accounts that may be paid in it; null while the sub-wallet pays anybody. */
  white: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** Accounts this sub-wallet has paid before. */
  paid: ReadonlySet<string>;
  /** What the screening found, as far as it was asked, by `ratedAs`. */
  rated: ReadonlyMap<string, RiskLevel>;
}

/** Something to be said of one value: a key of `batch.finding`, and what fills it. */
export interface Finding {
  field: Field;
  level: 'error' | 'warning' | 'note';
  code: FindingCode;
  params?: Record<string, string | number>;
  /** Which trusted address this one looks like. */
  lookAlike?: LookAlike<Anchor>;
  /** Of `recipient`: what is to be said. */
  recipientCheck?: RecipientCheck;
}

type FindingCode =
  | 'coinMissing'
  | 'coinUnknown'
  | 'coinAmbiguous'
  | 'coinStopped'
  | 'coinUnpayable'
  | 'addressMissing'
  | 'addressWrong'
  | 'addressDoubtful'
  | 'recipient'
  | 'black'
  | 'notWhite'
  | 'lookAlike'
  | 'likeness'
  | 'risky'
  | 'new'
  | 'memoMissing'
  | 'memoNone'
  | 'memoForm'
  | 'memoTwice'
  | 'amountMissing'
  | 'amountForm'
  | 'amountZero'
  | 'amountMinimum'
  | 'remarkLong'
  | 'hidden'
  | 'repeated';

/** What is known of a row: the payment where nothing is against it, and everything to be said. */
export interface RowCheck {
  coin: Coin | null;
  /** The address as it is sent, and the account it is. */
  to: string | null;
  account: string | null;
  /** Entered, or packed into the address. */
  memo: string;
  amount: string | null;
  findings: readonly Finding[];
}

const remarkLimit = 200;

type Said = Omit<Finding, 'field' | 'level'>;

function coinIn({ coin: text }: Entry, world: World): { coin: Coin | null; wrong: Said | null } {
  if (text.trim() === '')
    return world.usual === null
      ? { coin: null, wrong: { code: 'coinMissing' } }
      : { coin: world.usual, wrong: null };
  const named = world.coinOf(text);
  if ('problem' in named)
    return {
      coin: null,
      wrong:
        named.problem === 'unknown'
          ? { code: 'coinUnknown' }
          : { code: 'coinAmbiguous', params: { nets: named.nets } },
    };
  return { coin: named.coin, wrong: null };
}

function freshness(coin: Coin): Said | null {
  if (!isPayable(coin)) return { code: 'coinUnpayable' };
  return coin.enable_withdraw ? null : { code: 'coinStopped', params: { coin: coin.symbol_alias } };
}

/** How `World.barred` names an account: barred for one coin, or for all of its chain. */
export const listedAs = (account: string, symbol = ''): string => `${account} ${symbol}`;

/** How `World.own` and `World.ours` name an account: sub-wallets that share one are told apart by their memos. */
export const ownedAs = (account: string, memo: string): string => `${account} ${memo}`;

/** How `World.rated` names an account: the screening may look at one coin and not at another. */
export const ratedAs = (account: string, symbol: string): string => `${symbol} ${account}`;

/** From this level on, a person has to say that they know the risk. */
export const riskToAccept = 3;

const isBarred = ({ barred }: World, account: string, symbol: string): boolean =>
  barred.has(listedAs(account)) || barred.has(listedAs(account, symbol));

type GoodAddress = Extract<AddressCheck, { ok: true }>;

function judgeAddress(
  { address: text, memo: entered }: Pick<Entry, 'address' | 'memo'>,
  coin: Coin,
  world: World,
): { good: GoodAddress | null; said: Finding[] } {
  const said: Finding[] = [];
  const say = (level: Finding['level'], one: Said) => said.push({ field: 'address', level, ...one });
  if (text === '') {
    say('error', { code: 'addressMissing' });
    return { good: null, said };
  }
  const check = checkAddress(coin.base_symbol, text);
  if (!check.ok) {
    say('error', { code: 'addressWrong' });
    return { good: null, said };
  }
  const { key: account, normalized, warnings } = check;
  const isKnown = world.known.has(account);
  const { contracts } = world;
  const owned = ownedAs(account, coin.support_memo === '1' ? (check.memo ?? entered) : '');
  const recipientCheck = checkRecipient(coin.base_symbol, text, {
    isSender: world.own.has(owned),
    contracts,
  });
  // A sheet has no room for what a person has to say of a recipient.
  if (recipientCheck.kind !== 'allowed') say('error', { code: 'recipient', recipientCheck });
  if (isBarred(world, account, coin.symbol)) say('error', { code: 'black' });
  // Of a coin nobody has answered for yet, nothing is claimed.
  if (world.white?.get(coin.symbol)?.has(account) === false) say('error', { code: 'notWhite' });
  const like = world.lookAlikes(coin.base_symbol).find(normalized);
  if (like !== null) {
    const params = { label: like.anchor.label, head: like.head, tail: like.tail };
    if (like.level === 'block') say('error', { code: 'lookAlike', params, lookAlike: like });
    else say('warning', { code: 'likeness', params, lookAlike: like });
  }
  if ((world.rated.get(ratedAs(account, coin.symbol)) ?? 0) >= riskToAccept)
    say('warning', { code: 'risky' });
  if (warnings.length > 0 && !isKnown) say('warning', { code: 'addressDoubtful' });
  if (!isKnown && !world.ours.has(owned) && !world.paid.has(account)) say('note', { code: 'new' });
  return { good: check, said };
}

function judgeMemo(memo: string, coin: Coin, good: GoodAddress | null): Omit<Finding, 'field'> | null {
  if (coin.support_memo === '0') return memo === '' ? null : { level: 'error', code: 'memoNone' };
  if (good?.memo !== undefined)
    return memo === '' || memo === good.memo
      ? null
      : { level: 'error', code: 'memoTwice', params: { memo: good.memo } };
  if (memo !== '') return fits(coin.address_tag_regex, memo) ? null : { level: 'error', code: 'memoForm' };
  return good === null ? null : { level: good.needsMemo ? 'error' : 'warning', code: 'memoMissing' };
}

const patterns = new Map<string, RegExp | null>();

/** What the server's expression says of a memo; one that cannot be read says nothing. */
function fits(source: string, memo: string): boolean {
  if (source === '') return true;
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    try {
      pattern = new RegExp(`^(?:${source})$`);
    } catch {
      pattern = null;
    }
    patterns.set(source, pattern);
  }
  return pattern === null || pattern.test(memo);
}

function judgeAmount(text: string, coin: Coin | null): { amount: string | null; wrong: Said | null } {
  const no = (wrong: Said) => ({ amount: null, wrong });
  const { amount, fault } = parseAmount(text, { decimals: coin?.decimals });
  if (fault !== null) return no({ code: fault.kind === 'empty' ? 'amountMissing' : 'amountForm' });
  if (compare(amount, '0') !== 1) return no({ code: 'amountZero' });
  const { symbol_alias: unit = '', min_withdraw: minimum = '0' } = coin ?? {};
  return compare(amount, minimum) === -1
    ? no({ code: 'amountMinimum', params: { minimum, unit } })
    : { amount, wrong: null };
}

/** Judges one row by what is known. Costs some microseconds: ten thousand are judged in a moment. */
export function checkRow(entry: Entry, world: World): RowCheck {
  const { coin, wrong } = coinIn(entry, world);
  const findings: Finding[] = [];
  const say = (field: Field, said: Said | null) => {
    if (said !== null) findings.push({ field, level: 'error', ...said });
  };
  // What is hidden in an address or an amount is no part of one, and is said there.
  for (const field of ['coin', 'memo', 'remark'] as const) {
    const mark = hiddenIn(entry[field]);
    if (mark !== undefined) say(field, { code: 'hidden', params: { mark } });
  }
  say('coin', wrong ?? (coin === null ? null : freshness(coin)));
  const address = coin === null ? null : judgeAddress(entry, coin, world);
  if (address !== null) findings.push(...address.said);
  else if (entry.address === '') say('address', { code: 'addressMissing' });
  const good = address?.good ?? null;
  const memo = coin === null ? null : judgeMemo(entry.memo, coin, good);
  if (memo !== null) findings.push({ field: 'memo', ...memo });
  const { amount, wrong: wrongAmount } = judgeAmount(entry.amount, coin);
  say('amount', wrongAmount);
  if (Array.from(entry.remark).length > remarkLimit)
    say('remark', { code: 'remarkLong', params: { limit: remarkLimit } });
  return {
    coin,
    to: good?.normalized ?? null,
    account: good?.key ?? null,
    memo: good?.memo ?? entry.memo,
    amount,
    findings,
  };
}

/** The gravest thing said of a value, for the line under it. */
export function gravestOf(findings: readonly Finding[], field: Field): Finding | null {
  const about = findings.filter((finding) => finding.field === field);
  return (
    about.find(({ level }) => level === 'error') ??
    about.find(({ level }) => level === 'warning') ??
    about[0] ??
    null
  );
}

/** How grave what is said of a row is, all in all. */
export function levelOf(findings: readonly Finding[]): 'error' | 'warning' | null {
  if (findings.some(({ level }) => level === 'error')) return 'error';
  return findings.some(({ level }) => level === 'warning') ? 'warning' : null;
}
