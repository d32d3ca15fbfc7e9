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
import { loginClients, loginResults, type loginHistoryList } from './login-history-list.ts';

interface LoginFiltersProps {
  walletId: number;
  list: UsedList<typeof loginHistoryList>;
  /** Reads the sign-ins of every member. */
  isOwner: boolean;
}

/** Narrows the sign-ins: by result, client, for the owner by member, by day, and by a part of where and with what. */
export function LoginFilters({ walletId, list, isOwner }: LoginFiltersProps) {
  const { t } = useTranslation('tools');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'result', label: t('logins.resultHead') },
    { name: 'client', label: t('logins.clientHead') },
    ...(isOwner ? [{ name: 'who' as const, label: t('logins.member') }] : []),
  ]);
  const people = useQuery({
    ...read(members.list, { wallet_id: walletId }),
    enabled: selects.isWanted && isOwner,
  });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('logins.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          result: loginResults.map((id) => ({ id: String(id), label: t(`logins.result.${id}`) })),
          client: loginClients.map((id) => ({ id, label: t(`logins.client.${id}`) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
        }}
      />
      <DaysFilter label={t('logins.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
