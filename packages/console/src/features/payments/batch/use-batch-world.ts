import { addressBook, blacklist, receiving, transactions, wallets } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useKnownContracts } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { useAllPages } from './use-all-pages.ts';
import { worldOf } from './world.rules.ts';

const page_size = 1000;

/** So many of the newest orders are looked through: who was paid, and what would be paid again. */
const orderPages = 10;
const blacklistPages = 10;

/**
 * Asks once for everything rows are held against. `symbols` are the coins the sheet pays in: of each of them the own
 * addresses, and the whitelist where only that is paid.
 */
export function useBatchWorld(
  { wallet, subWallet }: PaymentSource,
  usual: string | null,
  symbols: readonly string[],
) {
  const { t } = useTranslation();
  const paidLabel = t('addressCheck.paidBefore');
  const wallet_id = wallet.id;
  const sub_wallet_id = subWallet.id;
  const coins = useQuery(read(wallets.focusCoins, { wallet_id, sub_wallet_id }));
  const state = useQuery({ ...read(addressBook.subWalletState, { sub_wallet_id }), ...live });
  const book = useQuery(read(addressBook.withdrawAddresses, { sub_wallet_id }));
  const barred = useAllPages(
    (page_no) => read(blacklist.list, { wallet_id, status: 1, page_no, page_size }),
    blacklistPages,
  );
  const orders = useAllPages(
    (page_no) =>
      read(transactions.list, {
        wallet_id,
        sub_wallet_id: [sub_wallet_id],
        trans_kind: ['withdraw'],
        order_by: 'created_at',
        order: 'desc',
        page_no,
        page_size,
      }),
    orderPages,
  );
  const { contracts, queries } = useKnownContracts({ walletId: wallet_id, subWalletId: sub_wallet_id });
  const own = useQueries({
    // The first one of each sub-wallet is among those of all of them; these are the others, the newest first.
    queries: symbols.map((symbol) =>
      read(receiving.addresses, { sub_wallet_id, symbol, page_no: 1, page_size }),
    ),
    combine: (all) => ({ lists: all.map(({ data }) => data?.list), queries: all }),
  });
  const mine = useQueries({
    queries: symbols.map((symbol) => read(receiving.myAddresses, { symbol })),
    combine: (all) => ({ lists: all.map(({ data }) => data), queries: all }),
  });
  // While it is being turned off, the whitelist still holds; while it is being turned on, not yet.
  const isWhite = state.data?.white_status === 1 || state.data?.white_status === 3;
  const white = useQueries({
    queries: symbols.map((symbol) => ({
      ...read(addressBook.withdrawAddresses, { sub_wallet_id, symbol }),
      enabled: isWhite,
    })),
    combine: (all) => ({ entries: all.map(({ data }) => data), queries: all }),
  });

  const world = useMemo(() => {
    if (!coins.data || !book.data || !barred.pages || !orders.pages || !state.data || !contracts) return null;
    const { list } = coins.data;
    const onChains = <Row extends object>(lists: readonly (readonly Row[] | undefined)[]) =>
      symbols.flatMap((symbol, at) => {
        const base = list.find((coin) => coin.symbol === symbol)?.base_symbol;
        return base === undefined ? [] : (lists[at] ?? []).map((one) => ({ ...one, base }));
      });
    return worldOf({
      coins: list,
      usual,
      book: book.data,
      blacklist: barred.pages.flatMap((page) => page.list),
      orders: orders.pages.flatMap((page) => page.list),
      subWallet: { id: sub_wallet_id, name: subWallet.name },
      own: onChains(own.lists),
      mine: onChains(mine.lists),
      paidLabel,
      contracts,
      white: isWhite
        ? new Map(
            symbols.flatMap((symbol, at) => {
              const entries = white.entries[at];
              return entries === undefined ? [] : [[symbol, entries]];
            }),
          )
        : null,
    });
  }, [
    coins.data,
    book.data,
    barred.pages,
    orders.pages,
    state.data,
    usual,
    symbols,
    own.lists,
    mine.lists,
    contracts,
    white.entries,
    isWhite,
    sub_wallet_id,
    subWallet.name,
    paidLabel,
  ]);

  return {
    world,
    coins: coins.data?.list,
    orders: orders.pages,
    refreshOrders: orders.refetch,
    /** Whether everything has been answered that rows of these coins are held against. */
    isComplete:
      world !== null &&
      [...own.lists, ...mine.lists, ...(isWhite ? white.entries : [])].every(
        (answer) => answer !== undefined,
      ),
    checks: [
      coins,
      state,
      book,
      barred,
      orders,
      ...queries,
      ...own.queries,
      ...mine.queries,
      ...white.queries,
    ],
  };
}
