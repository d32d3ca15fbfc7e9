import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type {
  EntriesTaken,
  EntryDraft,
  EntryFault,
} from '../../../domains/address-book/address-book.schema.ts';
import type { EntryFacts } from '../../../domains/address-book/book-audit.schema.ts';
import type { BookRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import { isTokenContract } from '../withdrawals/check-recipient.ts';

/** What all the rows of one addition share. */
export type Shared = Pick<EntryFacts, 'sub_wallet_ids' | 'is_white'>;

function hasForm(world: World, baseSymbol: string, address: string): boolean {
  const form = world.coins.get(baseSymbol)?.address_regex ?? '';
  return form !== '' && new RegExp(form, 'u').test(address);
}

/** What is wrong with a row, if anything. */
export function faultOf(world: World, draft: EntryDraft): EntryFault | undefined {
  const { base_symbol, symbol = '', address, memo = '' } = draft;
  const chain = world.chains.get(base_symbol);
  if (chain === undefined) return 'network';
  if (symbol !== '' && world.coins.get(symbol)?.base_symbol !== base_symbol) return 'coin';
  const check = checkAddress(base_symbol, address);
  // Of a chain without rules here only its coin says what an address looks like.
  const isAddress =
    check.ok || (check.reason.code === 'unknownChain' && hasForm(world, base_symbol, address));
  if (!isAddress || isTokenContract(world, base_symbol, address)) return 'address';
  if (memo === '') return undefined;
  const form = world.coins.get(base_symbol)?.address_tag_regex ?? '';
  const isMemo = chain.is_support_memo === 1 && (form === '' || new RegExp(form, 'u').test(memo));
  return isMemo ? undefined : 'memo';
}

/** What an entry would say. */
export function factsAsked(draft: EntryDraft, { sub_wallet_ids, is_white }: Shared): EntryFacts {
  const { base_symbol, symbol = '', address, memo = '', label, remark = '' } = draft;
  return { base_symbol, symbol, address, memo, label: label.trim(), remark, is_white, sub_wallet_ids };
}

type Recipient = Pick<EntryFacts, 'base_symbol' | 'address' | 'memo' | 'symbol'>;

const recipientOf = ({ base_symbol, address, memo }: Recipient) =>
  `${base_symbol}/${addressKey(base_symbol, address)}/${memo}`;

/** Whether an entry says already what another would: for its coin, and for every sub-wallet of it. */
function covers(entry: Recipient & { sub_wallet_ids: readonly number[] }, facts: EntryFacts): boolean {
  const ids = entry.sub_wallet_ids;
  const isForAll = ids.length === 0;
  const hasAll = facts.sub_wallet_ids.length > 0 && facts.sub_wallet_ids.every((id) => ids.includes(id));
  return (entry.symbol === '' || entry.symbol === facts.symbol) && (isForAll || hasAll);
}

/** Finds entries, in force or waiting, that say already what others would. */
export function createDuplicates(rows: readonly BookRow[]) {
  const entries = new Map<string, (EntryFacts | BookRow)[]>();
  const put = (entry: EntryFacts | BookRow) => {
    const key = recipientOf(entry);
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  };
  for (const row of rows) if (row.status !== 3 && row.status !== 4) put(row);
  return {
    put,
    find: (facts: EntryFacts) => entries.get(recipientOf(facts))?.find((entry) => covers(entry, facts)),
  };
}

/** The rows that can be taken, those that are there already, and those that are wrong. */
export function sortRows(
  world: World,
  rows: readonly BookRow[],
  drafts: readonly EntryDraft[],
  shared: Shared,
) {
  const duplicates = createDuplicates(rows);
  const taken: EntryFacts[] = [];
  const repeated: EntriesTaken['repeated'] = [];
  const invalid: EntriesTaken['invalid'] = [];
  const doubles: (EntryFacts | BookRow)[] = [];
  drafts.forEach((draft, row) => {
    const { address } = draft;
    const reason = faultOf(world, draft);
    const facts = factsAsked(draft, shared);
    const double = reason === undefined ? duplicates.find(facts) : undefined;
    if (reason !== undefined) invalid.push({ row, address, reason });
    else if (double !== undefined) {
      repeated.push({ row, address });
      doubles.push(double);
    } else {
      taken.push(facts);
      duplicates.put(facts);
    }
  });
  return { taken, repeated, invalid, doubles };
}

/** Refuses an addition of which nothing is left, naming what is wrong with each row. */
export function refuseAll(
  world: World,
  { repeated, invalid }: Pick<EntriesTaken, 'repeated' | 'invalid'>,
  drafts: readonly EntryDraft[],
): never {
  const wrong = invalid.find(({ reason }) => reason === 'address');
  const net = world.chains.get(drafts[wrong?.row ?? 0]?.base_symbol ?? '')?.coin_net ?? '';
  if (wrong !== undefined) throw new Refused(codes.invalidAddress, { net }, { repeated, invalid });
  const fault = invalid.length > 0 ? 'format' : 'taken';
  throw new Refused(codes.badParameter, { name: 'rows' }, { field: 'rows', fault, repeated, invalid });
}
