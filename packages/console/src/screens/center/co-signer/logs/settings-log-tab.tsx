import { autoCollect, members } from '@mpc/api';
import { EmptyState } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { PairRequest } from '../pair/pair-request.tsx';
import { changesOf } from './co-signer-logs-first.ts';
import { coSignerLogsList, logAreas, logParams, logSources, logStatuses } from './co-signer-logs-list.ts';
import { ChangeTable, useChangeColumns } from './change-table.tsx';

/** Who changed which setting, from what to what, and what became of it. */
export function SettingsLogTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const list = useList(coSignerLogsList);
  const { show } = useOverlayParam();
  const columns = useChangeColumns();
  const changes = useQuery({ ...changesOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(autoCollect.logs, { ...logParams(list.state, walletId), ...at }, { signal }),
  });
  return (
    <>
      <ListView
        list={list}
        query={changes}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={changes} file={file}>
            <LogFilters walletId={walletId} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('log.empty')}>{t('log.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <ChangeTable
            {...table}
            columns={columns}
            rows={data.list}
            onOpen={({ item_id }) => show('sweep-pair', item_id)}
          />
        )}
      </ListView>
      <PairRequest />
    </>
  );
}

interface LogFiltersProps {
  walletId: number;
  list: UsedList<typeof coSignerLogsList>;
}

/** Narrows the log: by area, operator, source, coin, outcome, day and a part of what was set. */
function LogFilters({ walletId, list }: LogFiltersProps) {
  const { t } = useTranslation('coSigner');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'area', label: t('log.area') },
    { name: 'who', label: t('log.operator') },
    { name: 'source', label: t('source.title') },
    { name: 'coin', label: t('rule.coin') },
    { name: 'status', label: t('log.outcome') },
  ]);
  const people = useQuery({ ...read(members.list, { wallet_id: walletId }), enabled: selects.isWanted });
  const coins = useCoinOptions(null, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('log.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          area: logAreas.map((id) => ({ id, label: t(`log.areaIs.${id}`) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
          source: logSources.map((id) => ({ id: String(id), label: t(`source.${id}`) })),
          coin: coins,
          status: logStatuses.map((id) => ({ id: String(id), label: t(`log.status.${id}`) })),
        }}
      />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
