import { addressBook, wallets, type ListedEntry, type Network } from '@mpc/api';
import { addressOn, people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import type { BookId } from '../../features/address-book/book-id.ts';
import { EntryConfirm } from '../../features/address-book/entry-confirm.tsx';
import { toEntryOrder } from '../../features/address-book/entry-order.ts';
import {
  blankRow,
  freshValues,
  valuesOfEntry,
  type EntryValues,
} from '../../features/address-book/entry-values.ts';
import { RemoveEntryDialog } from '../../features/address-book/remove-entry-dialog.tsx';
import { useEntryForm } from '../../features/address-book/use-entry-form.ts';
import { useEntrySending } from '../../features/address-book/use-entry-sending.ts';
import { useBookChains } from '../../features/address-book/use-book-options.ts';
import { WhiteEntryDialog } from '../../features/address-book/white-entry-dialog.tsx';
import { WhitelistDialog } from '../../features/address-book/whitelist-dialog.tsx';

const nothing = () => {};
const walletId = walletIds.treasury;
const book: BookId = { kind: 'subWallet', walletId, subWalletId: subWalletIds.main };
const draft = { uid: people.member.uid, kind: 'lies', subWalletId: subWalletIds.main };

interface Form {
  values: EntryValues;
  entry: ListedEntry | undefined;
}

/** What a form of the book is confirmed by, and sent. */
function Confirming({ values, entry, chain }: Form & { chain: Network | undefined }) {
  const form = useEntryForm(draft, { fresh: values, kept: null });
  const { against, busy, send } = useEntrySending({ form, entry, onDone: nothing });
  return (
    <EntryConfirm
      title=""
      verb="Submit for approval"
      values={values}
      rows={values.rows}
      chain={chain}
      entry={entry}
      against={against}
      busy={busy}
      onConfirm={() => void send(values.rows)}
      onCancel={nothing}
    />
  );
}

/** A form of the book as it stands before its last button. */
function useForm(form: Form | null) {
  const { chains } = useBookChains(book);
  return {
    decided: chains.length === 0 ? null : form,
    page: (chosen: Form) => (
      <Confirming {...chosen} chain={chains.find(({ symbol }) => symbol === chosen.values.network)} />
    ),
  };
}

/** A new entry, as somebody types it who reads the network's name: for one coin of it, or for every one. */
function useNewEntry(isForEvery: boolean) {
  const { chains } = useBookChains(book);
  const network = chains.find(({ coin_net }) => coin_net === 'ETH')?.symbol;
  const coins = useQuery(
    read(wallets.focusCoins, {
      wallet_id: walletId,
      sub_wallet_id: subWalletIds.main,
      base_symbol: network ?? '',
    }),
  );
  const coin = coins.data?.list.find(({ symbol_alias }) => symbol_alias === 'USDT')?.symbol;
  const rows = [{ ...blankRow(), address: addressOn('ETH', 'Larkspur Instruments'), label: 'Larkspur' }];
  return useForm(
    network === undefined || coin === undefined
      ? null
      : {
          values: {
            ...freshValues(book, network),
            coins: isForEvery ? [] : [coin],
            reason: 'New supplier',
            rows,
          },
          entry: undefined,
        },
  );
}

/** An entry of the list, by what it is called there. */
function useEntry(label: string): ListedEntry | undefined {
  const list = useQuery(read(addressBook.list, { wallet_id: walletId, keyword: label }));
  return list.data?.list.find((one) => one.label === label);
}

function useChangedEntry() {
  const entry = useEntry('Tax office');
  const begun = entry && valuesOfEntry(entry);
  const rows = (begun?.rows ?? []).map((row) => ({ ...row, key: '1', label: 'Tax office 2' }));
  return useForm(begun === undefined ? null : { values: { ...begun, reason: 'Renamed', rows }, entry });
}

const useAsked = (Question: typeof RemoveEntryDialog) => {
  const entry = useEntry('Tax office');
  return {
    decided: entry ?? null,
    page: (chosen: ListedEntry) => <Question entry={chosen} onClose={nothing} />,
  };
};

function useWhitelist() {
  const list = useQuery(
    read(addressBook.list, { wallet_id: walletId, need_white: 1, page_no: 1, page_size: 10 }),
  );
  const state = list.data?.whitelists?.find((one) => one.sub_wallet_name === 'Main sub-wallet');
  return {
    decided: state ?? null,
    page: (chosen: NonNullable<typeof state>) => (
      <WhitelistDialog walletId={walletId} whitelist={chosen} onClose={nothing} />
    ),
  };
}

const shared = { as: 'member', at: `/mpc/center/addressBook?w=${walletId}` } as const;
const saved = {
  ...shared,
  posts: ({ values, entry }: Form) =>
    posting(addressBook.add, toEntryOrder(values, values.rows, entry?.id).params),
};

export const forms: Decision<Form>[] = [
  {
    ...saved,
    name: 'new address',
    useOffer: () => useNewEntry(false),
    button: /for approval/,
    notices: ['wallets.focusCoins list.*.symbol_alias', 'wallets.focusCoins list.*.symbol'],
  },
  {
    ...saved,
    name: 'new address for every coin',
    useOffer: () => useNewEntry(true),
    button: /for approval/,
    notices: ['addressBook.chains *.coin_net', 'addressBook.chains *.symbol'],
  },
  { ...saved, name: 'changed address', useOffer: useChangedEntry, button: /for approval/ },
];

export const entries: Decision<ListedEntry>[] = [
  {
    ...shared,
    name: 'deleted address',
    useOffer: () => useAsked(RemoveEntryDialog),
    posts: ({ id }) => posting(addressBook.remove, { id }),
    button: 'Request deletion',
  },
  {
    ...shared,
    name: 'whitelisted address',
    useOffer: () => useAsked(WhiteEntryDialog),
    posts: ({ id, is_white }) => posting(addressBook.setWhite, { id, is_white: is_white === 1 ? 0 : 1 }),
    button: /^Request (addition|removal)$/,
  },
];

export const whitelist: Decision<NonNullable<ReturnType<typeof useWhitelist>['decided']>> = {
  ...shared,
  name: 'whitelist',
  useOffer: useWhitelist,
  posts: ({ sub_wallet_id, white_status }) =>
    posting(white_status === 1 ? addressBook.disableWhitelist : addressBook.enableWhitelist, {
      sub_wallet_id,
    }),
  button: /^Request to turn/,
};
