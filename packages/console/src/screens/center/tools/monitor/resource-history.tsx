import { tron, type TronResource } from '@mpc/api';
import { Disclosure, Inline, Skeleton, SparkLine, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useInView } from '#shared/use-in-view.ts';

const HistoryTable = lazyPart(() => import('./history-table.tsx'), 'HistoryTable');

interface ResourceHistoryProps {
  walletId: number;
  address: string;
  /** What the address is called. */
  name: string;
}

/** The last 24 hours of an address, asked for once it is in sight. */
export function ResourceHistory({ walletId, address, name }: ResourceHistoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const resource = useQuery({
    ...read(tron.resource, { wallet_id: walletId, address }),
    enabled: isSeen,
  });
  return (
    <div ref={place}>
      <QueryView query={resource} skeleton={<Text tone="muted">--</Text>}>
        {({ series }) => <Course series={series} name={name} />}
      </QueryView>
    </div>
  );
}

interface CourseProps {
  series: TronResource['series'];
  name: string;
}

function Course({ series, name }: CourseProps) {
  const { t } = useTranslation('tools');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text tone="muted">{t('monitor.history.title')}</Text>
        <SparkLine
          values={series.map(({ energy_used }) => String(energy_used))}
          label={t('monitor.history.label', { name })}
          width={160}
        />
      </Inline>
      <Disclosure
        summary={t('monitor.history.table')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen ? (
          <Suspense fallback={<Skeleton shape="rows" />}>
            <HistoryTable series={series} name={name} />
          </Suspense>
        ) : null}
      </Disclosure>
    </Stack>
  );
}
