import { collection, type CollectRule } from '@mpc/api';
import {
  Amount,
  EmptyState,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  Table,
  Tabs,
  type TableColumn,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { carrySelection } from '#shared/selection/with-selection.ts';
import { AuthTable } from '../authorizations/auth-table.tsx';
import { balanceColumn, coinColumn, thresholdColumn, unauthorizedColumn } from '../rule/coin-columns.tsx';
import { useRuleConflicts } from '../rule/use-conflicts.ts';
import { ruleHref } from '../rule/rule-links.ts';
import { waitingOf } from '../rule/rule-query.ts';
import { runColumns } from '../runs/collect-run-columns.tsx';
import { RunTable } from '../runs/run-table.tsx';
import { SweepTable } from '../sweep/sweep-table.tsx';
import { ruleTab, ruleTabs, type RuleTab } from './detail-list.ts';
import { RuleLog } from './rule-log.tsx';

/** So many rows of another list are shown with a rule; the rest is a link away. */
const shortList = 10;

/** What belongs to a rule: its coins, who authorized it, what waits, what was done to it and by it. */
export function RuleTabs({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const [search, setSearch] = useSearchParams();
  const tab = ruleTab.parse(search.get('tab') ?? '');
  const choose = (id: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        const text = ruleTab.format(ruleTab.parse(id));
        if (text === '') next.delete('tab');
        else next.set('tab', text);
        return next;
      },
      { replace: true },
    );
  const parts: Record<RuleTab, () => ReactNode> = {
    coins: () => <CoinsTab rule={rule} />,
    authorizations: () => <AuthorizationsTab rule={rule} />,
    waiting: () => <WaitingTab rule={rule} />,
    log: () => <RuleLog rule={rule} />,
    history: () => <HistoryTab rule={rule} />,
  };
  return (
    <Tabs
      label={t('detail.tabs')}
      items={ruleTabs.map((id) => ({ id, label: t(`detail.tab.${id}`) }))}
      selected={tab}
      onSelect={choose}
    >
      {parts[tab]()}
    </Tabs>
  );
}

type Coin = CollectRule['symbol_list'][number];

function CoinsTab({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const inConflict = useRuleConflicts(rule)
    .conflicts.map(({ symbol }) => symbol)
    .join();
  const columns = useMemo(
    (): TableColumn<Coin>[] => [
      coinColumn(t),
      thresholdColumn(t),
      balanceColumn(t),
      unauthorizedColumn(t),
      {
        key: 'waiting',
        header: t('column.awaiting'),
        align: 'end',
        cell: (coin) => <Amount value={coin.waiting_amount} symbol={coin.symbol_alias} />,
      },
      {
        key: 'authorized',
        header: t('column.authorizedBy'),
        align: 'end',
        priority: 2,
        cell: (coin) => `${coin.auth_sub_wallet_count} / ${rule.sub_wallet_total}`,
      },
      {
        key: 'status',
        header: t('field.status'),
        card: 'state',
        cell: ({ status, symbol }) =>
          status === 1 && inConflict.split(',').includes(symbol) ? (
            <StatusTag tone="attention">{t('coin.conflict')}</StatusTag>
          ) : (
            <StatusTag tone={status === 1 ? 'success' : 'idle'} outlined={status === 0}>
              {t(`coin.status.${status}`)}
            </StatusTag>
          ),
      },
    ],
    [t, rule.sub_wallet_total, inConflict],
  );
  return (
    <Table
      label={t('detail.tab.coins')}
      columns={columns}
      rows={rule.symbol_list}
      rowKey={({ symbol }) => symbol}
      empty={
        <EmptyState
          title={t('coins.empty')}
          action={
            <Link variant="button" href={ruleHref('edit', rule.id, search)}>
              {t('coins.add')}
            </Link>
          }
        >
          {t('coins.emptyDetail')}
        </EmptyState>
      }
    />
  );
}

function AuthorizationsTab({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const auths = useQuery({
    ...read(collection.authorised, {
      id: rule.id,
      order_by: 'auth_status',
      order: 'desc',
      page_no: 1,
      page_size: shortList,
    }),
    refetchInterval: poll(10 * second),
  });
  return (
    <Stack gap="s">
      <QueryView query={auths}>{({ list }) => <AuthTable rule={rule} rows={list} />}</QueryView>
      <Inline justify="end">
        <Link href={ruleHref('authorizations', rule.id, search)}>
          {t('detail.allAuthorizations', { count: auths.data?.count ?? 0 })}
        </Link>
      </Inline>
    </Stack>
  );
}

function WaitingTab({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const info = useQuery({ ...waitingOf(rule.id), refetchInterval: poll(20 * second) });
  return (
    <QueryView query={info} skeleton={<Skeleton shape="rows" />}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <EmptyState title={t('sweep.nothing')}>{t('sweep.nothingDetail')}</EmptyState>
        ) : (
          <SweepTable coins={waiting} baseSymbol={rule.base_symbol} />
        )
      }
    </QueryView>
  );
}

function HistoryTab({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const columns = useMemo(
    () => runColumns(t, { words, isOfRule: true }).filter(({ key }) => key !== 'confirmations'),
    [t, words],
  );
  const runs = useQuery({
    ...read(collection.history, {
      wallet_id: rule.wallet_id,
      rule_id: rule.id,
      page_no: 1,
      page_size: shortList,
    }),
    refetchInterval: poll(10 * second),
  });
  const all = carrySelection(`${paths.center.collection.history}?rule=${rule.id}&period=90d`, search);
  return (
    <Stack gap="s">
      <QueryView query={runs}>
        {({ list }) => (
          <RunTable
            columns={columns}
            rows={list}
            empty={<EmptyState title={t('history.empty')}>{t('history.emptyDetail')}</EmptyState>}
          />
        )}
      </QueryView>
      <Inline justify="end">
        <Link href={all}>{t('detail.allHistory')}</Link>
      </Inline>
    </Stack>
  );
}
