import { coldWallet, collectibles, collection, Refusal, strategies, transactions, wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { read } from '#shared/api/api.ts';
import { contractRegistry, type ContractRegistry } from './contract-registry.rules.ts';
import { knownContracts } from './recipient.rules.ts';

interface Payer {
  walletId: number | null;
  subWalletId: number | null;
}

const page_size = 1000;
// Contracts come and go with the coins that are listed, not while a form is filled in.
const lasting = { staleTime: cacheLifetime, refetchOnWindowFocus: false };

/** What is asked to know the contracts of a sub-wallet. */
export function contractReads(wallet_id: number, sub_wallet_id: number) {
  return {
    coinPage: (page_no: number) => read(wallets.searchCoins, { sub_wallet_id, page_no, page_size }),
    collections: read(collectibles.nfts, { type: 2, sub_wallet_id }),
    calls: read(transactions.list, {
      wallet_id,
      sub_wallet_id: [sub_wallet_id],
      trans_kind: ['web3', 'collect'],
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size,
    }),
    rules: read(collection.rules, { wallet_id, page_no: 1, page_size }),
    multisigs: read(coldWallet.addresses, { wallet_id }),
    advanced: read(strategies.advancedList, { sub_wallet_id }),
    focused: read(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 }),
  };
}

/** Whatever names contracts to a sub-wallet, undefined until all is read, and the queries that read it. */
function useContractSources({ walletId, subWalletId }: Payer) {
  const asked = { ...lasting, enabled: subWalletId !== null };
  const ofWallet = { ...asked, enabled: asked.enabled && walletId !== null };
  const { coinPage, ...reads } = contractReads(walletId ?? 0, subWalletId ?? 0);
  const coins = useQuery({ ...coinPage(1), ...asked });
  const more = useQueries({
    queries: Array.from({ length: Math.max(0, (coins.data?.pageTotal ?? 1) - 1) }, (_, at) => ({
      ...coinPage(at + 2),
      ...asked,
    })),
    combine: (answers) => ({ answers, pages: answers.map(({ data }) => data?.list) }),
  });
  const collections = useQuery({ ...reads.collections, ...asked });
  const calls = useQuery({
    ...reads.calls,
    ...ofWallet,
  });
  const rules = useQuery({ ...reads.rules, ...ofWallet });
  const multisigs = useQuery({ ...reads.multisigs, ...ofWallet });
  const advanced = useQuery({ ...reads.advanced, ...asked });
  const focused = useQuery({ ...reads.focused, ...ofWallet });
  // Not everybody may read these, or has them: what is refused adds nothing. What failed otherwise may name a contract.
  const unread = [...(walletId === null ? [] : [rules, multisigs, focused]), advanced].filter(
    ({ data, error }) => data === undefined && !(error instanceof Refusal),
  );
  const isUnread = unread.length > 0;
  const sources = useMemo(() => {
    const pages = [coins.data?.list, ...more.pages];
    // Where no wallet is chosen nobody can be asked for its calls.
    const called = walletId === null ? [] : calls.data?.list;
    if (!collections.data || !called || isUnread || pages.includes(undefined)) return undefined;
    return {
      coins: pages.flatMap((page) => page ?? []),
      collections: collections.data.nft_list,
      calls: called,
      rules: rules.data?.list,
      multisigs: multisigs.data,
      allowed: advanced.data?.flatMap(({ conditions }) => conditions.contracts),
      focused: focused.data?.list,
    };
  }, [
    coins.data,
    more.pages,
    collections.data,
    calls.data,
    rules.data,
    multisigs.data,
    advanced.data,
    focused.data,
    isUnread,
    walletId,
  ]);
  return { sources, queries: [coins, ...more.answers, collections, calls, ...unread] };
}

/** The contracts a sub-wallet knows, undefined until all are read, and the queries that read them. */
export function useKnownContracts(payer: Payer) {
  const { sources, queries } = useContractSources(payer);
  return { contracts: useMemo(() => sources && knownContracts(sources), [sources]), queries };
}

/** What is registered on each network that has coins; undefined until all of it is read. */
export function useContractRegistries(payer: Payer) {
  const { sources } = useContractSources(payer);
  const registries = useMemo(() => {
    const networks = new Set(sources?.coins.map(({ base_symbol }) => base_symbol));
    return new Map(
      [...networks].flatMap((network) =>
        sources ? [[network, contractRegistry(network, sources)] as const] : [],
      ),
    );
  }, [sources]);
  return useCallback(
    (baseSymbol: string): ContractRegistry | undefined => registries.get(baseSymbol),
    [registries],
  );
}

/** What is registered on a network, undefined until all of it is read, and the queries that read it. */
export function useContractRegistry(payer: Payer, baseSymbol: string) {
  const { sources, queries } = useContractSources(payer);
  return {
    registry: useMemo(() => sources && contractRegistry(baseSymbol, sources), [baseSymbol, sources]),
    queries,
  };
}
