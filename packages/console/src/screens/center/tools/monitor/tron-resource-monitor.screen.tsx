import { tronMonitorLimit, type TronMonitor } from '@mpc/api';
import {
  Button,
  CardGrid,
  EmptyState,
  Inline,
  missingNumber,
  Page,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { poll } from '#shared/api/poll.ts';
import { minute } from '#shared/durations.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { AlertReceivers } from './alert-receivers.tsx';
import { MonitorCard } from './monitor-card.tsx';
import { MonitorFilters } from './monitor-filters.tsx';
import { monitorList } from './monitor-list.ts';
import { monitorName } from './monitor.values.ts';
import { everyMonitorOf, monitorsOf } from './tron-resource-monitor-first.ts';

const MonitorDrawer = lazyPart(() => import('./monitor-drawer.tsx'), 'MonitorDrawer');
const GoneMonitor = lazyPart(() => import('./gone-monitor.tsx'), 'GoneMonitor');
const ChangeMonitor = lazyPart(() => import('./change-monitor.tsx'), 'ChangeMonitor');

/** Energy and bandwidth of addresses on TRON, ours or not, with a line below which they are low. */
export function TronResourceMonitorScreen() {
  const { t } = useTranslation('tools');
  useCrumbs([{ label: t('monitor.title') }]);
  const walletId = useSelection().walletId ?? 0;
  const list = useList(monitorList);
  const { open, show, close } = useOverlayParam();
  const [deleting, setDeleting] = useState<TronMonitor | null>(null);
  const monitors = useQuery({
    ...monitorsOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(minute),
  });
  const everything = useQuery(everyMonitorOf(walletId));
  const total = everything.data?.length;
  const barred = useMayGovern() === false ? t('monitor.governorsOnly') : undefined;
  const full =
    total !== undefined && total >= tronMonitorLimit
      ? t('monitor.full', { limit: tronMonitorLimit })
      : undefined;
  const edited =
    open?.kind === 'edit' ? everything.data?.find(({ address }) => address === open.id) : undefined;
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      disabledReason={barred ?? full}
      onClick={() => show('add')}
    >
      {t('monitor.add')}
    </Button>
  );
  return (
    <Page title={t('monitor.title')} description={t('monitor.description')} action={add}>
      <Stack>
        <Inline justify="between">
          <Text role="status" style={everything.isLoading ? { visibility: 'hidden' } : undefined}>
            {total === undefined && !everything.isLoading
              ? missingNumber
              : t('monitor.count', { count: total ?? 0, limit: tronMonitorLimit })}
          </Text>
          <AlertReceivers walletId={walletId} />
        </Inline>
        <ListView
          list={list}
          query={monitors}
          filters={
            <ListBar list={list} query={monitors}>
              <MonitorFilters list={list} />
            </ListBar>
          }
          skeleton={<Skeleton shape="cards" count={4} />}
          empty={
            <EmptyState title={t('monitor.empty')} action={add}>
              {t('monitor.emptyDetail')}
            </EmptyState>
          }
        >
          {(rows, { empty, loading }) =>
            rows.length === 0 ? (
              empty
            ) : (
              <Stack aria-busy={loading}>
                {monitors.isError ? (
                  <Text tone="muted">
                    {spaced(t('monitor.lastRead'))}
                    <Time at={serverTimeOf(monitors.dataUpdatedAt)} />
                  </Text>
                ) : null}
                <CardGrid min="400px" aria-label={t('monitor.title')}>
                  {rows.map((row) => (
                    <MonitorCard
                      key={row.address}
                      walletId={walletId}
                      row={row}
                      barred={barred}
                      onEdit={() => show('edit', row.address)}
                      onDelete={() => setDeleting(row)}
                    />
                  ))}
                </CardGrid>
              </Stack>
            )
          }
        </ListView>
      </Stack>
      <Suspense>
        {open?.kind === 'add' || edited !== undefined ? (
          <MonitorDrawer
            key={edited?.address ?? 'new'}
            walletId={walletId}
            all={everything.data}
            row={edited}
            against={barred ?? (edited === undefined ? full : undefined)}
            onClose={close}
          />
        ) : null}
        {open?.kind === 'edit' && everything.data !== undefined && edited === undefined ? (
          <GoneMonitor onClose={close} />
        ) : null}
        {deleting === null ? null : (
          <ChangeMonitor
            walletId={walletId}
            row={deleting}
            setting={null}
            name={monitorName(deleting)}
            onDone={() => undefined}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}
