import { kyt } from '@mpc/api';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { ScopeChoice } from './config.values.ts';

const pageSize = 100;

const pageOf = (serviceId: number, page: number) =>
  read(kyt.scope, { service_id: serviceId, selected: 1, page_no: page, page_size: pageSize });

/** A sub-wallet by its name. */
export interface NamedSubWallet {
  id: number;
  name: string;
}

/** Every sub-wallet there is to choose, and those that are chosen: by this person's draft, else as they were saved. */
export function useScopeChoice(walletId: number, serviceId: number) {
  const all = useQuery(read(kyt.watched, { wallet_id: walletId }));
  const first = useQuery(pageOf(serviceId, 1));
  const pages = Math.ceil((first.data?.count ?? 0) / pageSize);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => pageOf(serviceId, at + 2)),
  });
  const rest = others.map(({ data }) => data);
  const isWhole = rest.every((page) => page !== undefined);
  const data =
    all.data === undefined || first.data === undefined || !isWhole
      ? undefined
      : {
          names: all.data.map(({ sub_wallet_id: id, sub_wallet_name: name }): NamedSubWallet => ({
            id,
            name,
          })),
          scope: {
            all: all.data.map(({ sub_wallet_id: id }) => id),
            chosen: [first.data, ...rest].flatMap((page) =>
              (page?.list ?? []).map(({ sub_wallet_id: id }) => id),
            ),
            isDraft: first.data.cache_id !== '',
          } satisfies ScopeChoice,
        };
  const asked: UseQueryResult[] = [all, first, ...others];
  return { data, failed: asked.find(({ isError }) => isError) };
}
