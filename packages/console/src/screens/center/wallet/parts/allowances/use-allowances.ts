import { collection, transactions, tron, WithdrawStatus, type SubWallet } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCallReader } from '#features/contract-call';
import { read } from '#shared/api/api.ts';
import { rowOfOrder, rowsOfAgent, rowsOfRule } from './allowance-rows.rules.ts';
import { allowancesIn } from './allowances.rules.ts';

/** The most that the server gives at once. */
const page_size = 1000;

/** A sub-wallet's completed contract calls, the latest first. */
const callsOf = ({ wallet_id, sub_wallet_id }: SubWallet, page_no: number) =>
  read(transactions.list, {
    wallet_id,
    sub_wallet_id: [sub_wallet_id],
    trans_kind: ['web3'],
    status: [WithdrawStatus.done],
    order_by: 'created_at',
    order: 'desc',
    page_no,
    page_size,
  });

/** The allowances of a sub-wallet, from its calls as far as they are loaded, from sweep rules and from the TRON agent. */
export function useAllowances(subWallet: SubWallet) {
  const { wallet_id, sub_wallet_id, sub_wallet_name } = subWallet;
  const [pages, setPages] = useState(1);
  const readCall = useCallReader();
  const calls = useQueries({
    queries: Array.from({ length: pages }, (_, at) => callsOf(subWallet, at + 1)),
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
  const ofCalls = useMemo(
    () => (readCall === undefined ? undefined : allowancesIn(calls.rows, readCall)),
    [calls.rows, readCall],
  );
  const others = [rules, ...auths.answers, agent];
  // Whoever shows a spender's name asks some of it again where it failed: what was answered once stays so.
  const isReading =
    ofCalls === undefined || [...calls.answers, ...others].some(({ isFetched }) => !isFetched);
  return {
    /** Undefined until everything was answered, one way or the other. */
    rows: isReading
      ? undefined
      : [
          ...ofCalls.allowances.map(rowOfOrder),
          ...deployed.flatMap((rule, at) => rowsOfRule(rule, auths.pages[at] ?? [], sub_wallet_id)),
          ...(agent.data === undefined ? [] : rowsOfAgent(agent.data, sub_wallet_id)),
        ],
    undecoded: ofCalls?.undecoded ?? 0,
    calls: {
      read: calls.rows.length,
      count: calls.count ?? 0,
      earliest: calls.rows.at(-1)?.created_at,
      isReading: calls.answers.some(({ isFetching }) => isFetching),
      readMore: () => setPages((now) => now + 1),
    },
    /** What may have failed, by where allowances would come from. */
    sources: { calls: calls.answers, rule: [rules, ...auths.answers], agent: [agent] },
  };
}
