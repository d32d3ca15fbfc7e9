import { collection, type CollectRule } from '@mpc/api';
import { Banner, Button, IconButton, Inline, Link, Page, Stack, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { usePhone } from '#shared/use-media.ts';
import { rulesOf } from './collection-first.ts';
import { NotEnabled, useCollectInit } from './collection-intro.tsx';
import { ruleColumns } from './rule-columns.tsx';
import { RuleFilters } from './rule-filters.tsx';
import { ruleHref } from './rule/rule-links.ts';
import { useRulesInConflict } from './rule/use-conflicts.ts';
import { rulesList, rulesParams } from './rules-list.ts';
import { RulesSummary } from './rules-summary.tsx';

const NoRules = lazyPart(() => import('./no-rules.tsx'), 'NoRules');
// A menu is large code, and the rules can be read before it is there.
const Menu = lazyPart(() => import('./rule-menu.tsx'), 'RuleMenu');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

const keyOf = ({ id }: CollectRule) => id;

/** The rules by which contracts sweep tokens in this wallet. */
export function CollectionScreen() {
  const { t } = useTranslation('collection');
  const walletId = useSelection().walletId ?? 0;
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useList(rulesList);
  const init = useCollectInit();
  const reason = init.data?.reason ?? '';
  const rules = useQuery({
    ...rulesOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10 * second),
  });
  const inConflict = useRulesInConflict(walletId, rules);
  const conflicting = inConflict.rules.map(({ id }) => id).join();
  const isPhone = usePhone();
  const columns = useMemo(
    () => ruleColumns(t, { search, conflicting: conflicting.split(','), isPhone }),
    [t, search, conflicting, isPhone],
  );
  const file = useTableFile(list.name, columns, {
    keyOf,
    page: (at, signal) =>
      client.call(
        collection.rules,
        { ...rulesParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const hrefOf = ({ id }: CollectRule) => ruleHref('detail', id, search);
  return (
    <Page
      title={t('title')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.collection.history, search)}>
            {t('history.title')}
          </Link>
          {reason === '' ? (
            <Link variant="primary-button" href={withSelection(paths.center.collection.add, search)}>
              {t('act.add')}
            </Link>
          ) : (
            <Button variant="primary" disabledReason={t(`init.${reason}`)}>
              {t('act.add')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack>
        <NotEnabled init={init.data} />
        <Banner tone={inConflict.rules.length === 0 ? 'idle' : 'attention'} title={t('overlap')}>
          {inConflict.text}
        </Banner>
        <RulesSummary summary={rules.isError && rules.data === undefined ? null : rules.data?.summary} />
        <ListView
          list={list}
          query={rules}
          file={file}
          filters={
            <ListBar list={list} columns={columns} query={rules} file={file}>
              <RuleFilters list={list} />
            </ListBar>
          }
          empty={
            <Suspense>
              <NoRules canAdd={reason === ''} />
            </Suspense>
          }
        >
          {(data, table) => (
            <Table
              {...table}
              label={t('title')}
              columns={columns}
              rows={data.list}
              rowKey={keyOf}
              rowName={({ rule_name: name }) => name}
              rowHref={hrefOf}
              onOpen={(rule) => void navigate(hrefOf(rule))}
              rowActions={(rule, name) => (
                <Suspense fallback={menuPlace}>
                  <Menu rule={rule} name={name} />
                </Suspense>
              )}
            />
          )}
        </ListView>
        <Text as="p" tone="muted">
          {t('gasNote')}
        </Text>
      </Stack>
    </Page>
  );
}
