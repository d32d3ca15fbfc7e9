import { receiving, transactions, type BookEntry } from '@mpc/api';
import { addressKey, type LookAlike } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { type Check, haveFailed } from '#shared/query-view/checks-failed.tsx';
import type { Anchor } from './address-messages.ts';
import { paidTimes, useAnchors } from './use-anchors.ts';

/** Where an address is looked at from: what is trusted there, and what was paid from there. */
export interface AddressContext {
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
  /** The trusted address it looks like. */
  lookAlike: LookAlike<Anchor> | null;
  /** What it is compared with, whether all of that is read, and whether some of it could not be. */
  comparison: readonly Check[];
  isCompared: boolean;
  isUncompared: boolean;
  /** Who would have paid it: one sub-wallet, or any of the wallet. */
  payer: 'subWallet' | 'wallet';
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
export function useAddressKnowledge(address: string, from: AddressContext): AddressKnowledge {
  const { walletId, subWalletId, baseSymbol, symbol = baseSymbol } = from;
  const { book, bookQuery, findLookAlike, queries } = useAnchors({
    walletId,
    subWalletId: address === '' ? null : subWalletId,
    baseSymbol,
    symbol,
  });
  const owner = useQuery({
    ...read(receiving.addressInfo, { address, symbol }),
    enabled: address !== '' && symbol !== '',
  });
  const payments = useQuery({
    ...paidTimes(walletId ?? 0, subWalletId, baseSymbol, address),
    enabled: address !== '' && walletId !== null,
  });
  const deposits = useQuery({
    ...read(transactions.list, {
      wallet_id: walletId ?? 0,
      base_symbol: baseSymbol,
      trans_kind: ['deposit'],
      address_from: address,
      order_by: 'created_at',
      order: 'asc',
      page_no: 1,
      page_size: 1,
    }),
    enabled: payments.data?.count === 0,
  });

  const key = addressKey(baseSymbol, address);
  const isIt = (entry: BookEntry) =>
    entry.base_symbol === baseSymbol && addressKey(baseSymbol, entry.address) === key;
  return {
    entry: bookQuery.data && (bookQuery.data.find(isIt) ?? null),
    own: owner.data && { id: owner.data.sub_wallet_id, name: owner.data.sub_wallet_name },
    lookAlike: address === '' ? null : findLookAlike(address, Boolean(owner.data)),
    comparison: queries,
    isCompared: book !== undefined,
    isUncompared: haveFailed(queries),
    payer: subWalletId === null ? 'wallet' : 'subWallet',
    paid: seenIn(payments.data),
    received: seenIn(deposits.data),
  };
}
