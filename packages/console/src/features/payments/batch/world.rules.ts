import { WithdrawStatus, type BlacklistPage, type BookEntry, type Coin, type TransactionRow } from '@mpc/api';
import { addressKey, chainOf, type LookAlikes } from '@mpc/api/addresses';
import { type Anchor, type KnownContracts, lookAlikesOf } from '#features/address-check';
import { listedAs, ownedAs, type World } from './check-row.rules.ts';
import { coinNames } from './coin-names.rules.ts';

/** Where something is received; the memo is empty on chains that have none. */
interface Receiving {
  base: string;
  address: string;
  memo: string;
}

/** What the server answered, as far as rows are held against it. */
export interface Answers {
  coins: readonly Coin[];
  usual: string | null;
  book: readonly BookEntry[];
  blacklist: readonly BlacklistPage['list'][number][];
  orders: readonly TransactionRow[];
  /** The paying sub-wallet, and its addresses by the main coin of their chain. */
  subWallet: { id: number; name: string };
  own: readonly Receiving[];
  /** Where any of our sub-wallets receives. */
  mine: readonly (Receiving & { sub_wallet_id: number; sub_wallet_name: string })[];
  /** What an address is called that was paid before. */
  paidLabel: string;
  contracts: KnownContracts;
  /** By coin, the entries that may be paid in it; null while the sub-wallet pays anybody. */
  white: ReadonlyMap<string, readonly BookEntry[]> | null;
}

/** Made when first asked for: most batches pay on one chain. */
function knownAddresses({ book, own, subWallet, mine, orders, paidLabel }: Answers): World['lookAlikes'] {
  const ready = new Map<string, LookAlikes<Anchor>>();
  return (base) => {
    const known = ready.get(base);
    if (known !== undefined) return known;
    const others: Anchor[] = [
      ...own
        .filter((one) => chainOf(one.base) === chainOf(base))
        .map(({ address }) => ({ address, label: subWallet.name })),
      ...mine
        .filter((one) => chainOf(one.base) === chainOf(base))
        .map(({ address, sub_wallet_name }) => ({ address, label: sub_wallet_name })),
      ...orders
        .filter(({ status, base_symbol }) => isPaid(status) && chainOf(base_symbol) === chainOf(base))
        .map(({ address_to }) => ({ address: address_to, label: paidLabel })),
    ];
    const made = lookAlikesOf({ base, book, others });
    ready.set(base, made);
    return made;
  };
}

const isPaid = (status: number) => status === WithdrawStatus.done;

const isBarring = ({ status, scope }: Answers['blacklist'][number]) => status === 1 && scope !== 2;

const ownedBy = ({ base, address, memo }: Receiving) => ownedAs(addressKey(base, address), memo);

/** Everything rows are held against, got ready once. */
export function worldOf(answers: Answers): Omit<World, 'rated'> {
  const { coins, usual, book, blacklist, orders, subWallet, own, mine, contracts, white } = answers;
  return {
    coinOf: coinNames(coins),
    usual: coins.find(({ symbol }) => symbol === usual) ?? null,
    lookAlikes: knownAddresses(answers),
    known: new Map(book.map(({ base_symbol, address, label }) => [addressKey(base_symbol, address), label])),
    own: new Set([...own, ...mine.filter((one) => one.sub_wallet_id === subWallet.id)].map(ownedBy)),
    ours: new Map([
      ...own.map((one) => [ownedBy(one), subWallet.name] as const),
      ...mine.map((one) => [ownedBy(one), one.sub_wallet_name] as const),
    ]),
    contracts,
    barred: new Set(
      blacklist
        .filter(isBarring)
        .map(({ base_symbol, address, symbol }) => listedAs(addressKey(base_symbol, address), symbol)),
    ),
    white:
      white === null
        ? null
        : new Map(
            [...white].map(([symbol, entries]) => [
              symbol,
              new Set(
                entries
                  .filter(({ is_white }) => is_white === 1)
                  .map(({ base_symbol, address }) => addressKey(base_symbol, address)),
              ),
            ]),
          ),
    paid: new Set(
      orders
        .filter(({ status }) => isPaid(status))
        .map(({ base_symbol, address_to }) => addressKey(base_symbol, address_to)),
    ),
  };
}
