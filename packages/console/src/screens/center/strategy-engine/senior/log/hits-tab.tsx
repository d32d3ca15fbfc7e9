import { strategies } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
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
import type { SeniorKind } from '../senior-links.ts';
import { hitName, useHitColumns } from './hit-columns.tsx';
import { hitLists, hitParams, hitResults, hitsPage } from './strategy-log-lists.ts';
import { useLogOptions } from './use-log-options.ts';

const HitDrawer = lazyPart(() => import('./hit-drawer.tsx'), 'HitDrawer', 'order');

interface LogTabProps {
  kind: SeniorKind;
  walletId: number;
}

/** What strategies decided: orders with the strategy that was hit and what it made of them. */
export function HitsTab({ kind, walletId }: LogTabProps) {
  const { t } = useTranslation('strategyEngine');
  const list = useList(hitLists[kind]);
  const { open, show, close } = useOverlayParam();
  const columns = useHitColumns(kind);
  const hits = useQuery({ ...hitsPage(kind, list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ audit_id }) => audit_id,
    page: (at, signal) =>
      client.call(
        strategies.businessList,
        { ...hitParams(kind, list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const openId = open?.kind === 'hit' && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : undefined;
  return (
    <>
      <ListView
        list={list}
        query={hits}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={hits} file={file}>
            <HitFilters kind={kind} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('hits.empty')}>{t(`hits.emptyDetail.${kind}`)}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('hits.tab.hits')}
            columns={columns}
            rows={data.list}
            rowKey={({ audit_id }) => audit_id}
            rowName={(row) => hitName(row, t)}
            selectedKey={openId}
            onOpen={({ audit_id }) => show('hit', audit_id)}
          />
        )}
      </ListView>
      <Suspense>
        {openId === undefined ? null : <HitDrawer key={openId} kind={kind} id={openId} onClose={close} />}
      </Suspense>
    </>
  );
}

interface HitFiltersProps {
  kind: SeniorKind;
  list: UsedList<(typeof hitLists)['transfer']>;
}

/** Narrows the hits: by sub-wallet, strategy, result, status, coin, initiator, day, and a part of an address or a name. */
function HitFilters({ kind, list }: HitFiltersProps) {
  const { t } = useTranslation('strategyEngine');
  const { state, change } = list;
  const coin = { name: 'coin', label: t('hits.coin') } as const;
  const selects = useSelects(list, [
    { name: 'by', label: t('hits.by.label') },
    { name: 'strategy', label: t('hits.strategy') },
    { name: 'result', label: t('hits.result.label') },
    { name: 'status', label: t('hits.status.label') },
    ...(kind === 'transfer' ? [coin] : []),
    { name: 'who', label: t('hits.initiator') },
    { name: 'sub', label: t('hits.subWallet') },
  ]);
  const options = useLogOptions(kind, state, selects.isWanted);
  const coins = useCoinOptions(
    state.coin === '' ? null : state.coin,
    selects.isWanted && kind === 'transfer',
  );
  return (
    <ListFilters list={list}>
      <KeywordField label={t('hits.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          ...options,
          by: (['advanced', 'basic'] as const).map((id) => ({ id, label: t(`hits.by.${id}`) })),
          result: hitResults.map((id) => ({ id: String(id), label: t(`hits.result.${id}`) })),
          coin: coins,
        }}
      />
      <DaysFilter label={t('hits.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
