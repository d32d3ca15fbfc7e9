import { entryBatchLimit, type EntryFault, type ListedEntry } from '@mpc/api';
import type { AddressOrigin } from '#features/address-check';
import { walletOf, type BookId } from './book-id.ts';

/** So many addresses are typed at once; more come from a file. */
export const typedLimit = 20;

/** So many come from a file. */
export const fileLimit = entryBatchLimit;

/** Characters of a remark. */
export const remarkLimit = 200;

/** One address to be kept, as it was entered. */
export interface EntryRow {
  key: string;
  address: string;
  memo: string;
  label: string;
  remark: string;
  /** How the address came here; null where it is kept already. */
  origin: AddressOrigin | null;
  /** What was typed to prove that a look-alike was read. */
  proof: string;
  /** A person said that the contract is meant. */
  isContractMeant: boolean;
  /** Its line in the file it came from, and the network that file names; 0 and empty where it was typed. */
  line: number;
  network: string;
  /** What the server had against it as it stands. */
  said: EntryFault | 'repeated' | null;
}

/** Everything a person enters; what the draft keeps. */
export interface EntryValues {
  /** Whose book: one's own, or one that is shared. */
  scope: 'personal' | 'shared';
  /** The wallet that shares the book; null for one's own, and while none is chosen. */
  walletId: number | null;
  /** By main coin. */
  network: string | null;
  /** The coins they are for; none means every coin of the network. */
  coins: readonly string[];
  /** The sub-wallets they are for; none where `everySubWallet`. */
  subWallets: readonly number[];
  everySubWallet: boolean;
  white: boolean;
  /** Why, for those who approve. */
  reason: string;
  rows: readonly EntryRow[];
}

/** A row nobody has typed in. */
export const blankRow = (): EntryRow => ({
  key: crypto.randomUUID(),
  address: '',
  memo: '',
  label: '',
  remark: '',
  origin: 'typed',
  proof: '',
  isContractMeant: false,
  line: 0,
  network: '',
  said: null,
});

/** A form nobody has touched. */
export const blankValues = (start: Partial<EntryValues> = {}): EntryValues => ({
  scope: 'shared',
  walletId: null,
  network: null,
  coins: [],
  subWallets: [],
  everySubWallet: false,
  white: false,
  reason: '',
  rows: [blankRow()],
  ...start,
});

/** A form of one's own book, or of a wallet's, that nobody has touched. */
export function freshValues(book: BookId, usual: string | undefined): EntryValues {
  return blankValues({
    network: usual ?? null,
    scope: book.kind === 'personal' ? 'personal' : 'shared',
    walletId: walletOf(book) ?? null,
    subWallets: book.kind === 'subWallet' ? [book.subWalletId] : [],
  });
}

/** Whether nothing was typed into a row. */
export const isBlank = ({ address, memo, label, remark }: EntryRow): boolean =>
  [address, memo, label, remark].every((text) => text.trim() === '');

/** The form in which an entry is changed, or one's own is proposed to others. */
export const valuesOfEntry = (entry: ListedEntry, origin: EntryRow['origin'] = null): EntryValues =>
  blankValues({
    scope: entry.scope,
    walletId: entry.scope === 'personal' ? null : entry.wallet_id,
    network: entry.base_symbol,
    coins: entry.symbol === '' ? [] : [entry.symbol],
    subWallets: [...new Set(entry.sub_wallets.map(({ sub_wallet_id }) => sub_wallet_id))],
    everySubWallet: entry.sub_wallets.length === 0,
    white: entry.is_white === 1,
    rows: [
      {
        ...blankRow(),
        address: entry.address,
        memo: entry.memo,
        label: entry.label,
        remark: entry.remark,
        origin,
      },
    ],
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const rowTexts = ['key', 'address', 'memo', 'label', 'remark', 'proof', 'network'] as const;

const isRow = (kept: unknown): kept is EntryRow =>
  isRecord(kept) &&
  rowTexts.every((name) => typeof kept[name] === 'string') &&
  typeof kept['isContractMeant'] === 'boolean' &&
  typeof kept['line'] === 'number' &&
  (kept['origin'] === null || typeof kept['origin'] === 'string') &&
  (kept['said'] === null || typeof kept['said'] === 'string');

/** Whether something kept in the browser is a form of this version. */
export function isEntryValues(kept: unknown): kept is EntryValues {
  if (!isRecord(kept)) return false;
  const { scope, walletId, network, coins, subWallets, rows } = kept;
  return (
    (scope === 'personal' || scope === 'shared') &&
    (walletId === null || typeof walletId === 'number') &&
    (network === null || typeof network === 'string') &&
    Array.isArray(coins) &&
    Array.isArray(subWallets) &&
    typeof kept['everySubWallet'] === 'boolean' &&
    typeof kept['white'] === 'boolean' &&
    typeof kept['reason'] === 'string' &&
    Array.isArray(rows) &&
    rows.every(isRow)
  );
}
