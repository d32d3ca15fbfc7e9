import { members, type Network } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { outcomeWords } from '#shared/status/operation-outcome.tsx';
import { changeStatuses, type multisigLogList } from './multisig-log-list.ts';

interface MultisigLogFiltersProps {
  walletId: number;
  networks: readonly Network[];
  list: UsedList<typeof multisigLogList>;
}

/** Narrows the log: by network, status, submitter, day and a part of an address. */
export function MultisigLogFilters({ walletId, networks, list }: MultisigLogFiltersProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'net', label: t('addresses.network') },
    { name: 'status', label: t('multisig.status') },
    { name: 'who', label: t('multisig.submitter') },
  ]);
  const people = useQuery({ ...read(members.list, { wallet_id: walletId }), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('multisig.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          net: networks.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
          status: changeStatuses.map((id) => ({ id: String(id), label: outcomeWords(id, words) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
        }}
      />
      <DaysFilter label={t('multisig.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
