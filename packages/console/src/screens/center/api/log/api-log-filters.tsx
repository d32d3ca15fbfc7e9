import { members } from '@mpc/api';
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
import { apiActs, apiOutcomes, type apiLogList } from './api-log-list.ts';

interface ApiLogFiltersProps {
  walletId: number;
  list: UsedList<typeof apiLogList>;
}

/** Narrows the log: by action, operator, outcome, day and a part of a value. */
export function ApiLogFilters({ walletId, list }: ApiLogFiltersProps) {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'act', label: t('log.action') },
    { name: 'who', label: t('log.operator') },
    { name: 'status', label: t('log.outcome') },
  ]);
  const people = useQuery({ ...read(members.list, { wallet_id: walletId }), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('log.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          act: apiActs.map((id) => ({ id, label: t(`log.act.${id}`) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
          status: apiOutcomes.map((id) => ({ id: String(id), label: outcomeWords(id, words) })),
        }}
      />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
