import type { ListedEntry, MyAddresses } from '@mpc/api';

/** Whose an address is, by the name it has here. */
export interface AddressName {
  name: string;
  of: 'own' | 'book';
}

type Entry = Pick<ListedEntry, 'base_symbol' | 'address' | 'label'>;

/** Names, read once and shared; undefined where one of them is not read, or may not be. */
export interface NameSources {
  /** The entries in force of the shared book and of one's own, the one that counts first. */
  books: readonly (readonly Entry[] | undefined)[];
  /** Where our sub-wallets receive on the network. */
  own: MyAddresses | undefined;
}

// The kit that knows every spelling is large. One that is spelled otherwise has no name, and never that of another.
const spelling = (address: string): string =>
  /^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : address;

// Each answer is looked through once, however many rows ask.
const indexed = new WeakMap<object, ReadonlyMap<string, string>>();

function indexOf<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): ReadonlyMap<string, string> {
  if (rows === undefined) return new Map();
  const known = indexed.get(rows);
  if (known !== undefined) return known;
  const index = new Map<string, string>();
  // The first one counts.
  for (const row of rows.toReversed()) index.set(keyOf(row), nameOf(row));
  indexed.set(rows, index);
  return index;
}

/** What an address is called: our sub-wallet, or its label in a book. Only the whole address names it. */
export function nameOfAddress(
  base: string,
  address: string,
  { books, own }: NameSources,
): AddressName | null {
  if (address === '') return null;
  const key = spelling(address);
  const ours = indexOf(
    own,
    (row) => spelling(row.address),
    (row) => row.sub_wallet_name,
  ).get(key);
  if (ours !== undefined) return { name: ours, of: 'own' };
  for (const book of books) {
    const label = indexOf(
      book,
      (entry) => `${entry.base_symbol} ${spelling(entry.address)}`,
      (entry) => entry.label,
    ).get(`${base} ${key}`);
    if (label !== undefined) return { name: label, of: 'book' };
  }
  return null;
}
