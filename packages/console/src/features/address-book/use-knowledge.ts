import { addressBook, type Network } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type KnownContracts,
  useKnownContracts,
  useLookAlikes,
  useWalletAnchors,
} from '#features/address-check';
import { read } from '#shared/api/api.ts';
import type { Check } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import type { Knowledge, KnownEntry } from './entry-faults.rules.ts';
import { minute } from '#shared/durations.ts';

interface Subject {
  network: Network | undefined;
  /** It is for one's own book. */
  isOwn: boolean;
  /** The wallet that shares the book. */
  walletId: number | null;
  /** Whose entries new ones are compared with. */
  subWallets: readonly number[];
  /** The entry that is changed, which is not compared with itself. */
  id: number | undefined;
}

const none: readonly KnownEntry[] = [];
const noContracts: KnownContracts = { tokens: new Map(), others: new Map() };

/** How far the reading of what new entries are compared with has come. */
interface Comparing {
  state: 'reading' | 'failed' | 'done';
  checks: readonly Check[];
}

interface Reading {
  entries: readonly KnownEntry[];
  checks: readonly Check[];
}

/** Where one of them cannot be read, a look-alike of what it holds would go unseen. */
const comparingOf = (checks: readonly Check[]): Comparing => ({
  state: checks.every(({ data }) => data !== undefined)
    ? 'done'
    : checks.some(({ isError, data }) => isError && data === undefined)
      ? 'failed'
      : 'reading',
  checks,
});

/** What may be paid from some sub-wallets, each once. */
function useTrusted(subWallets: readonly number[]): Reading {
  return useQueries({
    queries: subWallets.map((sub_wallet_id) => ({
      ...read(addressBook.withdrawAddresses, { sub_wallet_id }),
      staleTime: minute,
    })),
    combine: (answers) => ({
      entries: [
        ...new Map(answers.flatMap(({ data }) => data ?? []).map((entry) => [entry.id, entry])).values(),
      ],
      checks: answers,
    }),
  });
}

/** One's own book on a network. */
function useOwn(isAsked: boolean, base: string | undefined): Reading {
  const own = useQuery({
    ...read(addressBook.list, {
      scope: 'personal',
      ...(base === undefined ? {} : { base_symbol: [base] }),
      page_size: 1000,
    }),
    enabled: isAsked && base !== undefined,
    staleTime: minute,
  });
  return { entries: own.data?.list ?? none, checks: isAsked ? [own] : [] };
}

/** What new entries are judged by: the rules of their network, what is kept already, and what is trusted there. */
export function useKnowledge({ network, isOwn, walletId, subWallets, id }: Subject) {
  const selected = useSelection();
  const { subWalletId } = selected;
  const base = network?.symbol;
  const compared = isOwn ? (subWalletId === null ? [] : [subWalletId]) : subWallets;
  // Any sub-wallet sees the whole coin table. Somebody without one has no wallet to pay from.
  const payer = compared[0] ?? subWalletId;
  const { contracts, queries } = useKnownContracts({
    walletId: walletId ?? selected.walletId,
    subWalletId: payer,
  });
  const trusted = useTrusted(compared);
  const own = useOwn(isOwn, base);
  const coin = useQuery({
    ...read(addressBook.coin, { symbol: base ?? '', ...(walletId === null ? {} : { wallet_id: walletId }) }),
    enabled: base !== undefined,
    staleTime: Infinity,
  });
  const others = useMemo(
    () =>
      [...new Map([...trusted.entries, ...own.entries].map((entry) => [entry.id, entry])).values()].filter(
        (entry) => entry.id !== id,
      ),
    [trusted.entries, own.entries, id],
  );
  const {
    book: shared = none,
    others: known,
    queries: wide,
  } = useWalletAnchors(isOwn ? null : walletId, base);
  const anchors = useMemo(
    () => [...others, ...shared.filter((entry) => entry.id !== id)],
    [others, shared, id],
  );
  const lookAlikes = useLookAlikes({ base: base ?? '', book: anchors, others: known });
  const knowledge = useMemo((): Knowledge | null => {
    if (network === undefined || coin.data === undefined) return null;
    return {
      chain: {
        base: network.symbol,
        name: network.coin_net,
        hasMemo: network.is_support_memo === 1,
        addressForm: coin.data.address_regex,
        memoForm: coin.data.address_tag_regex,
      },
      // In one's own book the shared ones are no duplicates.
      known: isOwn ? own.entries.filter((entry) => entry.id !== id) : others,
      lookAlikes,
      contracts: contracts ?? noContracts,
    };
  }, [network, coin.data, others, own.entries, isOwn, id, lookAlikes, contracts]);
  return {
    /** Null until the rules of the network are read. */
    knowledge,
    rules: coin,
    comparing: comparingOf([...trusted.checks, ...own.checks, ...wide, ...(payer === null ? [] : queries)]),
  };
}
