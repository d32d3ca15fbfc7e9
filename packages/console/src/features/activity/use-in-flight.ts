import { approvals, transactions, wallets, WithdrawStatus } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemRefOf } from '#features/approvals';
import { useIntents, useKeptRuns } from '#features/payments';
import { useOwnRefunds, usePendingRefunds } from '#features/transactions';
import { read } from '#shared/api/api.ts';
import { second } from '#shared/durations.ts';
import { inFlightOf, type InFlight } from './in-flight.rules.ts';

const { awaitingApproval, awaitingSignature, inPayment } = WithdrawStatus;
const signs = 2;
const most = { page_no: 1, page_size: 1000 };

/** What was refused once is not asked again by itself. */
const pace = ({ state: { error } }: { state: { error: unknown } }) => (error === null ? 20 * second : false);

/** What a person has in flight from this browser, kept up to date; null until it is read. */
export function useInFlight(uid: number): InFlight | null {
  const intents = useIntents(uid);
  const runs = useKeptRuns(uid);
  const lostRefunds = usePendingRefunds(uid);
  const ownRefunds = useOwnRefunds(uid);
  const assets = useQuery(read(wallets.assets, { type: 0 }));
  // A wallet that this person has left would only refuse.
  const walletIds = useMemo(() => {
    const own = new Set(
      [...(assets.data?.top_wallet ?? []), ...(assets.data?.wallet_list ?? [])].map(
        ({ wallet_id }) => wallet_id,
      ),
    );
    const sent = [...(intents ?? []).filter(({ state }) => state === 'sent'), ...(ownRefunds ?? [])].map(
      ({ wallet }) => wallet.id,
    );
    return [...new Set(sent)].filter((id) => own.has(id));
  }, [assets.data, intents, ownRefunds]);
  const orders = useQueries({
    queries: walletIds.map((wallet_id) => ({
      ...read(transactions.list, {
        wallet_id,
        trans_kind: ['withdraw', 'web3', 'refund'],
        status: [awaitingApproval, awaitingSignature, inPayment],
        initiator: [uid],
        ...most,
      }),
      refetchInterval: pace,
    })),
    combine: (all) => all.flatMap(({ data }) => data?.list ?? []),
  });
  const items = useQuery({
    ...read(approvals.items, { tab: 'mine', item_type: [1, 2, 14], ...most }),
    enabled: orders.some(({ status }) => status === awaitingSignature),
    refetchInterval: pace,
  });
  return useMemo(() => {
    if (intents === null || runs === null || lostRefunds === null || ownRefunds === null) return null;
    const toSign = (items.data?.list ?? []).flatMap((item) => {
      const ref = item.my_action === signs ? itemRefOf(item) : null;
      return ref === null ? [] : [`${ref.kind}:${ref.id}`];
    });
    return inFlightOf({ intents, runs, lostRefunds, ownRefunds, orders, toSign: new Set(toSign) });
  }, [intents, runs, lostRefunds, ownRefunds, orders, items.data]);
}
