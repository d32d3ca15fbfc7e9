import { coldWallet, type FundStrategy } from '@mpc/api';
import { Button, EmptyState, Inline, Link, RowMenu, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { second } from '#shared/durations.ts';
import { latePart } from '#shared/lazy-part.tsx';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { fundStrategyColumns } from './fund-strategy-columns.tsx';
import { FundStrategyFilters } from './fund-strategy-filters.tsx';
import { fundStrategiesList, fundStrategyParams, type FundStrategiesState } from './fund-strategies-list.ts';
import { addFundStrategyHref, flowLogHref, fundStrategyHref } from './fund-links.ts';
import { useColdBarred, useGovernorsOnly } from './use-cold-barred.ts';

const SwitchFundStrategy = latePart(() => import('./switch-fund-strategy.tsx'), 'SwitchFundStrategy');
const DeleteFundStrategy = latePart(() => import('./delete-fund-strategy.tsx'), 'DeleteFundStrategy');

/** One page of the strategies, as the address of the list asks for it. */
const fundStrategiesOf = (state: FundStrategiesState, walletId: number) =>
  read(coldWallet.strategies, {
    ...fundStrategyParams(state, walletId),
    ...orderOf(state),
    ...pagingOf(state),
  });

/** What is asked about one of them. */
type Question = { kind: 'switch' | 'delete'; strategy: FundStrategy };

/** How each coin is kept between hot, warm and cold, coin by coin. */
export function FundStrategiesTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useList(fundStrategiesList);
  const governorsOnly = useGovernorsOnly();
  const barred = useColdBarred(walletId);
  const [asked, setAsked] = useState<Question | null>(null);
  const columns = useMemo(
    () =>
      fundStrategyColumns(t, {
        barred,
        onSwitch: (strategy) => setAsked({ kind: 'switch', strategy }),
      }),
    [t, barred],
  );
  const strategies = useQuery({
    ...fundStrategiesOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20 * second),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        coldWallet.strategies,
        { ...fundStrategyParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const add =
    barred === undefined ? (
      <Link variant="button" href={addFundStrategyHref(search)}>
        {t('strategy.add')}
      </Link>
    ) : (
      <Button disabledReason={barred}>{t('strategy.add')}</Button>
    );
  const close = () => setAsked(null);
  return (
    <>
      <ListView
        list={list}
        query={strategies}
        file={file}
        filters={
          <>
            <Inline justify="between">
              <Text tone="muted">{t('strategy.description')}</Text>
              {add}
            </Inline>
            <ListBar list={list} columns={columns} query={strategies} file={file}>
              <FundStrategyFilters walletId={walletId} list={list} />
            </ListBar>
          </>
        }
        empty={
          <EmptyState title={t('strategy.empty')} action={add}>
            {t('strategy.emptyDetail')}
          </EmptyState>
        }
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('strategy.title')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            rowName={coinName}
            rowHref={({ id }) => fundStrategyHref(id, search)}
            onOpen={({ id }) => void navigate(fundStrategyHref(id, search))}
            rowActions={(strategy, name) => (
              <RowMenu
                name={name}
                items={[
                  { id: 'open', label: t('strategy.open') },
                  { id: 'tasks', label: t('strategy.toTasks') },
                  { id: 'switch', label: t(`strategy.turn.${strategy.status}`), disabledReason: barred },
                  { id: 'delete', label: t('strategy.delete.confirm'), disabledReason: governorsOnly },
                ]}
                onAction={(id) => {
                  if (id === 'open') void navigate(fundStrategyHref(strategy.id, search));
                  else if (id === 'tasks') void navigate(flowLogHref(search, strategy.symbol));
                  else setAsked({ kind: id === 'switch' ? 'switch' : 'delete', strategy });
                }}
              />
            )}
          />
        )}
      </ListView>
      {asked?.kind === 'switch' ? (
        <SwitchFundStrategy walletId={walletId} strategy={asked.strategy} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' ? (
        <DeleteFundStrategy
          walletId={walletId}
          strategy={asked.strategy}
          onDone={() => undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
}
