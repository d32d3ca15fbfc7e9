import { collection, type CollectRule } from '@mpc/api';
import { Banner, EmptyState, Link, Page, Skeleton, Stack, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { second } from '#shared/durations.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { RuleGate } from '../rule/rule-gate.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { authStatus } from '../rule/rule-looks.ts';
import { authColumns } from './auth-columns.tsx';
import { AuthTable } from './auth-table.tsx';
import { authsList, authsParams, authStatuses } from './auths-list.ts';
import { authsOf } from './collection-auth-first.ts';

/** Which addresses let a rule's contract take which coins, and the codes to give or end that. */
export function CollectionAuthScreen() {
  const { t } = useTranslation('collection');
  return (
    <RuleGate title={t('auth.title')} part={t('auth.title')} skeleton={<Skeleton shape="rows" count={10} />}>
      {(rule) => <Authorizations key={rule.id} rule={rule} />}
    </RuleGate>
  );
}

function Authorizations({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const list = useList(authsList);
  const columns = useMemo(() => authColumns(t, rule.base_symbol), [t, rule.base_symbol]);
  const auths = useQuery({
    ...authsOf(list.state, rule.id),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10 * second),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        collection.authorised,
        { ...authsParams(list.state, rule.id), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <Page
      title={t('auth.title')}
      description={t('auth.about', { name: rule.rule_name })}
      action={
        <Link variant="button" href={ruleHref('detail', rule.id, search)}>
          {t('act.toRule')}
        </Link>
      }
    >
      <Stack>
        <Banner tone="idle" title={t('auth.means', { name: rule.collect_sub_wallet_name })}>
          {t('auth.howTo')}
        </Banner>
        <ListView
          list={list}
          query={auths}
          file={file}
          filters={
            <ListBar list={list} columns={columns} query={auths} file={file}>
              <AuthFilters list={list} rule={rule} />
            </ListBar>
          }
          empty={
            rule.symbol_list.length === 0 ? (
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
            ) : (
              <EmptyState title={t('auth.empty')}>{t('auth.emptyDetail')}</EmptyState>
            )
          }
        >
          {(data, table) => <AuthTable {...table} rule={rule} columns={columns} rows={data.list} />}
        </ListView>
        <Text as="p" tone="muted">
          {t('auth.fees')}
        </Text>
      </Stack>
    </Page>
  );
}

function AuthFilters({ list, rule }: { list: UsedList<typeof authsList>; rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const selects = useSelects(list, [
    { name: 'coin', label: t('column.coin') },
    { name: 'status', label: t('field.status') },
  ]);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.auth')} value={list.state.q} onChange={(q) => list.change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          coin: rule.symbol_list.map((coin) => ({ id: coin.symbol, label: coinName(coin) })),
          status: authStatuses.map((status) => ({ id: String(status), label: t(authStatus[status].label) })),
        }}
      />
    </ListFilters>
  );
}
