import { members } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { outcomeWords } from '#shared/status/operation-outcome.tsx';
import { opWords } from './export-log-columns.tsx';
import { exportOps, requestStatuses, type exportLogList } from './export-log-list.ts';

interface ExportLogFiltersProps {
  walletId: number;
  list: UsedList<typeof exportLogList>;
}

/** Narrows the log: by what was done, status, member and day. */
export function ExportLogFilters({ walletId, list }: ExportLogFiltersProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'op', label: t('log.action') },
    { name: 'status', label: t('log.status') },
    { name: 'who', label: t('log.who') },
  ]);
  const people = useQuery({ ...read(members.list, { wallet_id: walletId }), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <SelectFilters
        filters={selects}
        options={{
          op: exportOps.map((id) => ({ id, label: opWords(id, t) })),
          status: requestStatuses.map((id) => ({ id: String(id), label: outcomeWords(id, words) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
        }}
      />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
