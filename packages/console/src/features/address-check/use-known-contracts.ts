import { collectibles, transactions, wallets } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#shared/api/api.ts';
import { knownContracts } from './recipient.rules.ts';

interface Payer {
  walletId: number | null;
  subWalletId: number | null;
}

const page_size = 1000;
// Contracts come and go with the coins that are listed, not while a form is filled in.
const lasting = { staleTime: 5 * 60_000, refetchOnWindowFocus: false };

/** The contracts a sub-wallet knows, undefined until all are read, and the queries that read them. */
export function useKnownContracts({ walletId, subWalletId }: Payer) {
  const sub_wallet_id = subWalletId ?? 0;
  const asked = { ...lasting, enabled: subWalletId !== null };
  const coinPage = (page_no: number) => read(wallets.searchCoins, { sub_wallet_id, page_no, page_size });
  const coins = useQuery({ ...coinPage(1), ...asked });
  const more = useQueries({
    queries: Array.from({ length: Math.max(0, (coins.data?.pageTotal ?? 1) - 1) }, (_, at) => ({
      ...coinPage(at + 2),
      ...asked,
    })),
    combine: (answers) => ({ answers, pages: answers.map(({ data }) => data?.list) }),
  });
  const collections = useQuery({ ...read(collectibles.nfts, { type: 2, sub_wallet_id }), ...asked });
  const calls = useQuery({
    ...read(transactions.list, {
      wallet_id: walletId ?? 0,
      sub_wallet_id: [sub_wallet_id],
      trans_kind: ['web3', 'collect'],
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size,
    }),
    ...asked,
    enabled: asked.enabled && walletId !== null,
  });
  const contracts = useMemo(() => {
    const pages = [coins.data?.list, ...more.pages];
    // Where no wallet is chosen nobody can be asked for its calls.
    const called = walletId === null ? [] : calls.data?.list;
    if (!collections.data || !called || pages.includes(undefined)) return undefined;
    return knownContracts({
      coins: pages.flatMap((page) => page ?? []),
      collections: collections.data.nft_list,
      calls: called,
    });
  }, [coins.data, more.pages, collections.data, calls.data, walletId]);
  return { contracts, queries: [coins, ...more.answers, collections, calls] };
}
