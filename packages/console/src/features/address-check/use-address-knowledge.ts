import { addressBook, receiving, transactions, wallets, WithdrawStatus, type BookEntry } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { addressKey, type LookAlike } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { Anchor } from './address-messages.ts';
import { useLookAlikes } from './use-look-alikes.ts';

/** Where an address is looked at from: what is trusted there, and what was paid from there. */
export interface Standpoint {
  walletId: number | null;
  subWalletId: number | null;
  /** The main coin of its network. */
  baseSymbol: string;
  /** The coin it is about; the network's main coin where none is. */
  symbol?: string | undefined;
}

/** What is known of an address. `undefined` while it is asked for, or where nobody could be asked. */
export interface AddressKnowledge {
  /** Its entry in the address book; null where it has none. */
  entry: BookEntry | null | undefined;
  /** The sub-wallet of ours it belongs to; null where it is somebody else's. */
  own: { id: number; name: string } | null | undefined;
  /** The trusted address it imitates. */
  lookAlike: LookAlike<Anchor> | null;
  /** Nobody could tell whether it imitates one. */
  isUncompared: boolean;
  /** Completed payments to it, and when the first was asked for. */
  paid: Seen | undefined;
  /** Payments that came from it, and when the first did; asked for where it was never paid. */
  received: Seen | undefined;
}

/** How often something happened, and when first. */
interface Seen {
  count: number;
  first: number | null;
}

const seenIn = (page: { count: number; list: readonly { created_at: number }[] } | undefined) =>
  page && { count: page.count, first: page.list[0]?.created_at ?? null };

/** Asks what is known of an address; an empty one is not asked about. */
export function useAddressKnowledge(address: string, from: Standpoint): AddressKnowledge {
  const { walletId, subWalletId, baseSymbol, symbol = baseSymbol } = from;
  const sub_wallet_id = subWalletId ?? 0;
  const about = { enabled: address !== '' && subWalletId !== null };
  const book = useQuery({ ...read(addressBook.withdrawAddresses, { sub_wallet_id }), ...about });
  const home = useQuery({
    ...read(receiving.depositAddress, { sub_wallet_id, symbol, create: 0 }),
    ...about,
  });
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    enabled: about.enabled && walletId !== null,
    staleTime: cacheLifetime,
  });
  const owner = useQuery({
    ...read(receiving.addressInfo, { address, symbol }),
    enabled: address !== '' && symbol !== '',
  });
  const first = {
    wallet_id: walletId ?? 0,
    base_symbol: baseSymbol,
    order_by: 'created_at',
    order: 'asc',
    page_no: 1,
    page_size: 1,
  } as const;
  const payments = useQuery({
    ...read(transactions.list, {
      ...first,
      trans_kind: ['withdraw'],
      address_to: address,
      status: [WithdrawStatus.done],
    }),
    enabled: address !== '' && walletId !== null,
  });
  const deposits = useQuery({
    ...read(transactions.list, { ...first, trans_kind: ['deposit'], address_from: address }),
    enabled: payments.data?.count === 0,
  });
  const lookAlikes = useLookAlikes({
    base: baseSymbol,
    book: book.data,
    own: home.data?.address,
    ownName: names.data?.find((one) => one.sub_wallet_id === subWalletId)?.sub_wallet_name ?? '',
  });

  const key = addressKey(baseSymbol, address);
  const isIt = (entry: BookEntry) =>
    entry.base_symbol === baseSymbol && addressKey(baseSymbol, entry.address) === key;
  return {
    entry: book.data === undefined ? undefined : (book.data.find(isIt) ?? null),
    own: owner.data && { id: owner.data.sub_wallet_id, name: owner.data.sub_wallet_name },
    lookAlike: address === '' || owner.data ? null : lookAlikes.find(address),
    isUncompared: book.isError && !owner.data,
    paid: seenIn(payments.data),
    received: seenIn(deposits.data),
  };
}
