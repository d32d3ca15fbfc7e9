import { addressBook, receiving, transactions, WithdrawStatus } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { imitations } from './anchors.rules.ts';

interface AnchorsOf {
  walletId: number | null;
  subWalletId: number | null;
  /** The main coin of the network; empty while no coin is chosen. */
  baseSymbol: string;
  /** The coin it is about; empty while none is chosen. */
  symbol: string;
}

/** Whom a sub-wallet has paid of late on a network, where the address has a text in it: history, which vouches for nobody. */
export const paidLately = (walletId: number, subWalletId: number, baseSymbol: string, keyword = '') =>
  read(transactions.list, {
    wallet_id: walletId,
    sub_wallet_id: [subWalletId],
    trans_kind: ['withdraw'],
    base_symbol: baseSymbol,
    status: [WithdrawStatus.done],
    ...(keyword === '' ? {} : { address_to: keyword }),
    order_by: 'created_at',
    order: 'desc',
    page_no: 1,
    page_size: 100,
  });

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
  const paid = useQuery({
    ...paidLately(walletId ?? 0, sub_wallet_id, baseSymbol),
    enabled: isAsked && walletId !== null,
  });
  const paidLabel = t('addressCheck.paidBefore');
  const imitated = useMemo(
    () => imitations({ baseSymbol, book: book.data, mine: mine.data, paid: paid.data?.list, paidLabel }),
    [baseSymbol, book.data, mine.data, paid.data, paidLabel],
  );
  // What cannot be read is missing; what is still being read is waited for.
  const isReading = mine.isLoading || paid.isLoading;
  return {
    /** Undefined until it and all else that an address is compared with is read. */
    book: isReading ? undefined : book.data,
    imitated,
    bookQuery: book,
  };
}
