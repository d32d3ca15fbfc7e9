import type { SubWallet } from '@mpc/api';
import { Banner, Button, EmptyState, Inline, Segmented, Skeleton, Stack, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ExportProgress } from '#shared/list/export-progress.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';
import { allowancesList } from '../../centre-lists.ts';
import { useAllowanceColumns } from './allowance-columns.tsx';
import { isAsked, sortedBy } from './allowance-rows.rules.ts';
import { AllowanceTable } from './allowance-table.tsx';
import { UnreadSources } from './unread-sources.tsx';
import { useAllowances } from './use-allowances.ts';

const types = ['all', 'unlimited'] as const;

/** What the addresses of a sub-wallet let others spend, and from which orders that is known. */
export function AllowancesTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const list = useList(allowancesList);
  const { state, change } = list;
  const { rows, undecoded, calls, sources, revocations, refetch } = useAllowances(subWallet);
  const columns = useAllowanceColumns({ subWallet, rows, revocations });
  const sorted = sortedBy(
    (rows ?? []).filter((row) => isAsked(row, state)),
    state.sort,
  );
  const file = useTableFile(list.name, columns, {
    keyOf: ({ key }) => key,
    page: async () => onlyPage(sorted),
  });
  return (
    <Stack>
      <div>
        <Text as="p" tone="muted">
          {t('btcAddress:allowances.about')}
        </Text>
        <Text as="p" tone="muted">
          {t('btcAddress:allowances.usedAbout')}
        </Text>
      </div>
      <ListBar list={list} columns={columns} query={{ refetch }} {...(rows === undefined ? {} : { file })}>
        <ListFilters list={list}>
          <Segmented
            label={t('btcAddress:allowances.type')}
            items={types.map((id) => ({ id, label: t(`btcAddress:allowances.types.${id}`) }))}
            selected={state.type ?? 'all'}
            onSelect={(id) => change({ type: id === 'all' ? null : id })}
          />
          <KeywordField
            label={t('btcAddress:allowances.find')}
            value={state.q}
            onChange={(q) => change({ q })}
          />
        </ListFilters>
      </ListBar>
      <ExportProgress file={file} />
      <UnreadSources sources={sources} />
      {rows === undefined ? (
        <Skeleton shape="rows" />
      ) : (
        <>
          <CallsRead calls={calls} />
          {undecoded === 0 ? null : (
            <Banner tone="attention">{t('btcAddress:allowances.undecoded', { count: undecoded })}</Banner>
          )}
          <AllowanceTable
            {...list.table}
            columns={columns}
            rows={sorted}
            empty={
              rows.length === 0 ? (
                <EmptyState title={t('btcAddress:allowances.none')}>
                  {t('btcAddress:allowances.noneDetail')}
                </EmptyState>
              ) : (
                <EmptyState
                  title={t('list.noMatch')}
                  action={<Button onClick={list.reset}>{t('list.reset')}</Button>}
                >
                  {t('list.noMatchDetail')}
                </EmptyState>
              )
            }
          />
        </>
      )}
    </Stack>
  );
}

/** Of how many calls allowances are known, and since when; and the way to earlier ones. */
function CallsRead({ calls }: Pick<ReturnType<typeof useAllowances>, 'calls'>) {
  const { t } = useTranslation('btcAddress');
  const { read, count, earliest } = calls;
  const since =
    earliest === undefined ? null : (
      <>
        {' · '}
        {t('allowances.readFrom')} <Time at={earliest} kind="short" />
      </>
    );
  if (read >= count)
    return (
      <Text as="p">
        {t('allowances.readAll', { count })}
        {since}
      </Text>
    );
  return (
    <Banner
      tone="attention"
      action={
        <Button size="small" busy={calls.isReading} onClick={calls.readMore}>
          {t('allowances.readMore')}
        </Button>
      }
    >
      <Inline gap="xs">
        {t('allowances.readPart', { read, count })}
        {since}
      </Inline>
    </Banner>
  );
}
