import { addressBook, receiving, transactions, WithdrawStatus } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { lookAlikeFinder } from './anchors.rules.ts';

interface AnchorsOf {
  walletId: number | null;
  subWalletId: number | null;
  /** The main coin of the network; empty while no coin is chosen. */
  baseSymbol: string;
  /** The coin it is about; empty while none is chosen. */
  symbol: string;
}

/**
 * Whom a sub-wallet, or any of a wallet that somebody sees (null), has paid of late on a network, where the address has a
 * text in it: history, which makes nobody trusted.
 */
export const paidLately = (walletId: number, subWalletId: number | null, baseSymbol: string, keyword = '') =>
  read(transactions.list, {
    wallet_id: walletId,
    ...(subWalletId === null ? {} : { sub_wallet_id: [subWalletId] }),
    trans_kind: ['withdraw'],
    base_symbol: baseSymbol,
    status: [WithdrawStatus.done],
    ...(keyword === '' ? {} : { address_to: keyword }),
    order_by: 'created_at',
    order: 'desc',
    page_no: 1,
    page_size: 100,
  });

/**
 * The completed payments of a sub-wallet, or of any of a wallet that somebody sees (null), to an address, the first of
 * them listed: the one count of them, wherever it is shown or decided by.
 */
export const paidTimes = (
  walletId: number,
  subWalletId: number | null,
  baseSymbol: string,
  address: string,
) =>
  read(transactions.list, {
    wallet_id: walletId,
    ...(subWalletId === null ? {} : { sub_wallet_id: [subWalletId] }),
    base_symbol: baseSymbol,
    trans_kind: ['withdraw'],
    address_to: address,
    status: [WithdrawStatus.done],
    order_by: 'created_at',
    order: 'asc',
    page_no: 1,
    page_size: 1,
  });

/** What somebody sees in a wallet's shared book on a network, whichever sub-wallets it is for. */
export const sharedBook = (wallet_id: number, baseSymbol: string) =>
  read(addressBook.list, {
    wallet_id,
    base_symbol: [baseSymbol],
    // In force, or until its deletion is approved: what only waits makes nothing trusted.
    status: [2, 5],
    page_no: 1,
    page_size: 1000,
  });

/** What an address that a book is to have is compared with, beside that book: whatever any sub-wallet of the wallet knows. */
export function useWalletAnchors(walletId: number | null, baseSymbol: string | undefined) {
  const { t } = useTranslation();
  const base = baseSymbol ?? '';
  const asked = { enabled: walletId !== null && base !== '', staleTime: minute };
  const shared = useQuery({ ...sharedBook(walletId ?? 0, base), ...asked });
  const mine = useQuery({ ...read(receiving.myAddresses, { symbol: base }), ...asked });
  const paid = useQuery({ ...paidLately(walletId ?? 0, null, base), ...asked });
  const label = t('addressCheck.paidBefore');
  const others = useMemo(
    () => [
      ...(mine.data ?? []).map(({ address, sub_wallet_name }) => ({ address, label: sub_wallet_name })),
      ...(paid.data?.list ?? []).map(({ address_to }) => ({ address: address_to, label })),
    ],
    [mine.data, paid.data, label],
  );
  return { book: shared.data?.list, others, queries: asked.enabled ? [shared, mine, paid] : [] };
}

/** Reads everything an address is compared with. */
export function useAnchors({ walletId, subWalletId, baseSymbol, symbol }: AnchorsOf) {
  const { t } = useTranslation();
  const sub_wallet_id = subWalletId ?? 0;
  const book = useQuery({
    ...read(addressBook.withdrawAddresses, { sub_wallet_id }),
    enabled: subWalletId !== null,
  });
  const isAsked = subWalletId !== null && symbol !== '';
  const mine = useQuery({ ...read(receiving.myAddresses, { symbol }), enabled: isAsked });
  const needsPaid = isAsked && walletId !== null;
  const paid = useQuery({ ...paidLately(walletId ?? 0, sub_wallet_id, baseSymbol), enabled: needsPaid });
  const paidLabel = t('addressCheck.paidBefore');
  const findLookAlike = useMemo(
    () => lookAlikeFinder({ baseSymbol, book: book.data, mine: mine.data, paid: paid.data?.list, paidLabel }),
    [baseSymbol, book.data, mine.data, paid.data, paidLabel],
  );
  const queries = [
    ...(subWalletId === null ? [] : [book]),
    ...(isAsked ? [mine] : []),
    ...(needsPaid ? [paid] : []),
  ];
  return {
    /** Undefined until it and all else that an address is compared with is read. */
    book: queries.some(({ data }) => data === undefined) ? undefined : book.data,
    findLookAlike,
    bookQuery: book,
    queries,
  };
}
