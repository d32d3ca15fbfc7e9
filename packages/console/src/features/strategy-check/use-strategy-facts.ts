import { strategies, transactions, wallets, withdrawals, type DataOf } from '@mpc/api';
import type { Linted } from '@mpc/api/strategies';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCallReader } from '#features/contract-call';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { pastOrdersOf, type Known } from './past-orders.rules.ts';
import { ownerSteps, ruleOf, stepsOf } from './rule-of.ts';

/** So many orders of the past are replayed. */
const replayed = 500;

const lasting = { staleTime: minute };

/** The last orders of a sub-wallet. */
export const lastOrders = (walletId: number, subWalletId: number) =>
  read(transactions.list, {
    wallet_id: walletId,
    sub_wallet_id: [subWalletId],
    trans_kind: ['withdraw', 'web3'],
    order_by: 'created_at',
    order: 'desc',
    page_no: 1,
    page_size: replayed,
  });

/** The last orders as strategies look at them, how many there are in all, and since when they are all known. */
export function pastOf({ list, count }: DataOf<typeof transactions.list>, known: Known) {
  const orders = pastOrdersOf(list, known);
  // Where there are more, those before the first of these are not known.
  return { orders, count, since: count > list.length ? (orders[0]?.created_at ?? Infinity) : -Infinity };
}

/**
 * Everything that the strategies of a sub-wallet are checked with: those in force, its people and coins, and its last orders.
 *
 * @param isCompared - Whether what was recorded of those orders is wanted as well.
 */
export function useStrategyFacts(walletId: number, subWalletId: number, isCompared = true) {
  const scope = { sub_wallet_id: subWalletId };
  const advanced = useQuery(read(strategies.advancedList, scope));
  const basic = useQuery(read(strategies.basic, scope));
  const people = useQuery({ ...read(strategies.candidates, scope), ...lasting });
  const coins = useQuery({ ...read(wallets.focusCoins, { wallet_id: walletId, ...scope }), ...lasting });
  const protection = useQuery({ ...read(withdrawals.signProtection, { wallet_id: walletId }), ...lasting });
  const orders = useQuery({ ...lastOrders(walletId, subWalletId), ...lasting });
  const decided = useQuery({
    ...read(strategies.businessList, {
      wallet_id: walletId,
      ...scope,
      type: ['transfer', 'web3'],
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size: replayed,
    }),
    ...lasting,
    enabled: isCompared,
  });
  const readCall = useCallReader();

  const linted = useMemo((): Linted | undefined => {
    if (!advanced.data || !basic.data || !people.data || !coins.data || !protection.data) return undefined;
    const { scenes, node_list } = basic.data;
    return {
      rules: advanced.data.filter(({ status }) => status === 1).map(ruleOf),
      // Where the basic strategy does not cover transfers, the owner alone decides.
      basic: scenes.includes('transfer') ? stepsOf(node_list) : ownerSteps(people.data),
      people: people.data,
      isProtected: protection.data.sign_protect === 1,
      coins: coins.data.list,
      now: serverTimeOf(people.dataUpdatedAt),
    };
  }, [advanced.data, basic.data, people.data, people.dataUpdatedAt, coins.data, protection.data]);

  const past = useMemo(() => {
    if (!orders.data || !coins.data || readCall === undefined) return undefined;
    return pastOf(orders.data, { readCall, coins: coins.data.list });
  }, [orders.data, coins.data, readCall]);

  const names = useMemo(() => {
    const lines = [...(advanced.data ?? []), ...(basic.data === undefined ? [] : [basic.data])];
    const inSteps = lines.flatMap(({ node_list }) => node_list.flatMap(({ members }) => members));
    return new Map([...inSteps, ...(people.data ?? [])].map(({ uid, nickname }) => [uid, nickname]));
  }, [advanced.data, basic.data, people.data]);

  return {
    linted,
    names,
    past,
    coins: coins.data?.list,
    readCall,
    recorded: decided.data?.list,
    checks: [advanced, basic, people, coins, protection, orders, ...(isCompared ? [decided] : [])],
  };
}
