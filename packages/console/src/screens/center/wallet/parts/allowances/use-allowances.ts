import { collection, transactions, tron, WithdrawStatus, type SubWallet } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCallReader } from '#features/contract-call';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { rowOfOrder, rowsOfAgent, rowsOfRule, withUse } from './allowance-rows.rules.ts';
import { allowancesIn, revocationsIn } from './allowances.rules.ts';

/** The most that the server gives at once. */
const page_size = 1000;

type SubWalletRef = Pick<SubWallet, 'wallet_id' | 'sub_wallet_id' | 'sub_wallet_name'>;

const latest = { order_by: 'created_at', order: 'desc', page_size } as const;

const { done, awaitingApproval, awaitingSignature, inPayment } = WithdrawStatus;

/** A sub-wallet's orders of one kind and some statuses, the latest first. */
const ordersOf = (
  { wallet_id, sub_wallet_id }: SubWalletRef,
  kind: 'web3' | 'collect',
  status: number[],
  page_no = 1,
) =>
  read(transactions.list, {
    wallet_id,
    sub_wallet_id: [sub_wallet_id],
    trans_kind: [kind],
    status,
    page_no,
    ...latest,
  });

/** The allowances of a sub-wallet, from its calls as far as they are loaded, from sweep rules and from the TRON agent. */
export function useAllowances(subWallet: SubWalletRef) {
  const { wallet_id, sub_wallet_id, sub_wallet_name } = subWallet;
  const [pages, setPages] = useState(1);
  const readCall = useCallReader();
  const calls = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...ordersOf(subWallet, 'web3', [done], at + 1),
      ...live,
    })),
    combine: (answers) => ({
      answers,
      rows: answers.flatMap(({ data }) => data?.list ?? []),
      count: answers[0]?.data?.count,
    }),
  });
  const rules = useQuery(read(collection.rules, { wallet_id, page_no: 1, page_size }));
  const deployed = (rules.data?.list ?? []).filter(({ contract_address }) => contract_address !== '');
  const auths = useQueries({
    queries: deployed.map(({ id }) =>
      read(collection.authorised, { id, keyword: sub_wallet_name, page_no: 1, page_size }),
    ),
    combine: (answers) => ({ answers, pages: answers.map(({ data }) => data?.list ?? []) }),
  });
  const agent = useQuery(read(tron.proxy, { wallet_id }));
  const waiting = useQuery({
    ...ordersOf(subWallet, 'web3', [awaitingApproval, awaitingSignature, inPayment]),
    ...live,
  });
  const ofCalls = useMemo(
    () => (readCall === undefined ? undefined : allowancesIn(calls.rows, readCall)),
    [calls.rows, readCall],
  );
  const revocations = useMemo(
    () => readCall && waiting.data && revocationsIn(waiting.data.list, readCall),
    [waiting.data, readCall],
  );
  const ofRules = deployed.flatMap((rule, at) => rowsOfRule(rule, auths.pages[at] ?? [], sub_wallet_id));
  const ofAgent = agent.data === undefined ? [] : rowsOfAgent(agent.data, sub_wallet_id);
  const sweeps = useQuery({ ...ordersOf(subWallet, 'collect', [done]), enabled: ofRules.length > 0 });
  const fees = useQuery({
    ...read(tron.payments, { wallet_id, status: [1], page_no: 1, ...latest }),
    enabled: ofAgent.length > 0,
  });
  const others = [rules, ...auths.answers, agent, waiting];
  // Whoever shows a spender's name asks some of it again where it failed: what was answered once stays so.
  const isReading =
    ofCalls === undefined || [...calls.answers, ...others].some(({ isFetched }) => !isFetched);
  return {
    /** Undefined until everything was answered, one way or the other. */
    rows: isReading
      ? undefined
      : [...ofCalls.allowances.map(rowOfOrder), ...ofRules, ...ofAgent]
          .map((row) => withUse(row, { sweeps: sweeps.data?.list, fees: fees.data?.list }))
          .toSorted((one, other) => other.at - one.at),
    /** The orders on their way that end allowances, by key; undefined where they are not read. */
    revocations,
    undecoded: ofCalls?.undecoded ?? 0,
    calls: {
      read: calls.rows.length,
      count: calls.count ?? 0,
      earliest: calls.rows.at(-1)?.created_at,
      isReading: calls.answers.some(({ isFetching }) => isFetching),
      readMore: () => setPages((now) => now + 1),
    },
    /** What may have failed, by where allowances would come from. */
    sources: {
      calls: calls.answers,
      waiting: [waiting],
      rule: [rules, ...auths.answers],
      agent: [agent],
      use: [sweeps, fees],
    },
    refetch: async () => {
      await Promise.all([...calls.answers, rules, ...auths.answers, agent].map(async (one) => one.refetch()));
      return waiting.refetch();
    },
  };
}
