import { codes, coldWallet, Refusal, type ColdCoinInfo, type FundStrategy } from '@mpc/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client, read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { fundFacts, pendingStatuses, type FundAnswers } from './fund-facts.ts';
import type { FundFacts } from './fund-flow.rules.ts';

/** A coin with its tiers and its strategy. */
export const coldCoinOf = (walletId: number, symbol: string) =>
  read(coldWallet.coinInfo, { wallet_id: walletId, symbol });

/** A strategy with the last tasks it made. */
export const fundStrategyOf = (id: number) => read(coldWallet.strategy, { id });

/** Coins that a cold wallet can keep. */
export const coldCoinsOf = (walletId: number) => read(coldWallet.coins, { wallet_id: walletId });

/** The contracts in force. */
export const contractsInForceOf = (walletId: number) =>
  read(coldWallet.addresses, { wallet_id: walletId, status: 1 });

/** Whether a strategy is not there, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refusal && error.code === codes.orderNotFound;

/** The strategy of a coin, read anew by its coin: a new one has no number before it is answered. */
export async function strategyNow(walletId: number, symbol: string): Promise<FundStrategy | undefined> {
  const { list } = await client.call(coldWallet.strategies, { wallet_id: walletId, symbol });
  return list.find((strategy) => strategy.symbol === symbol);
}

/** Whether contracts are in force on the network of a coin. */
export const hasContracts = ({ balance }: Pick<ColdCoinInfo, 'balance'>): boolean =>
  balance.warm_address !== '' && balance.cold_address !== '';

/** What a forecast rests on. */
export interface UsedFacts {
  /** False where no contracts are in force, and so nothing is asked. */
  isWanted: boolean;
  /** Null while it is read, and where it cannot be. */
  facts: FundFacts | null;
  /** The name of the coin that fees are paid in. */
  feeCoin: string;
  /** What could not be read. */
  failed: UseQueryResult | undefined;
  /** All of it was answered, and an amount of it is none. */
  isUnreadable: boolean;
}

/** Reads what a strategy would find now. */
export function useFundFacts(walletId: number, info: ColdCoinInfo): UsedFacts {
  const { symbol, base_symbol } = info.coin;
  const isWanted = hasContracts(info);
  const move = (direction: 1 | 2 | 3) => ({
    ...read(coldWallet.moveFacts, { wallet_id: walletId, direction, symbol }),
    enabled: isWanted,
    ...live,
  });
  const [toHot, toWarm, toCold] = [useQuery(move(1)), useQuery(move(2)), useQuery(move(3))];
  const pending = useQuery({
    ...read(coldWallet.tasks, {
      wallet_id: walletId,
      symbol,
      status: [...pendingStatuses],
      page_no: 1,
      page_size: 100,
    }),
    enabled: isWanted,
    ...live,
  });
  const main = useQuery({
    ...read(coldWallet.balances, { wallet_id: walletId, symbol: base_symbol }),
    enabled: isWanted,
    ...live,
  });
  const contracts = useQuery({ ...contractsInForceOf(walletId), enabled: isWanted });
  const gas = main.data?.find((row) => row.symbol === base_symbol);
  const answers: FundAnswers | null =
    toHot.data && toWarm.data && toCold.data && pending.data && main.data && contracts.data
      ? {
          info,
          moves: { 1: toHot.data, 2: toWarm.data, 3: toCold.data },
          pending: pending.data.list,
          gas,
          address: contracts.data.find((row) => row.base_symbol === base_symbol),
        }
      : null;
  const facts = answers === null ? null : fundFacts(answers);
  const all: UseQueryResult[] = [toHot, toWarm, toCold, pending, main, contracts];
  return {
    isWanted,
    facts,
    feeCoin: gas?.symbol_alias ?? base_symbol,
    failed: all.find(({ isError, data }) => isError && data === undefined),
    isUnreadable: answers !== null && facts === null,
  };
}
