import { tron, type TronResource } from '@mpc/api';
import { Amount, Disclosure, Inline, SparkLine, Stack, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useInView } from '#shared/use-in-view.ts';

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

type Hour = TronResource['series'][number];

function Course({ series, name }: { series: readonly Hour[]; name: string }) {
  const { t } = useTranslation('tools');
  const columns: TableColumn<Hour>[] = [
    {
      key: 'time',
      header: t('monitor.history.time'),
      isTitle: true,
      cell: ({ time }) => <Time at={time} kind="short" />,
    },
    {
      key: 'energy',
      header: t('monitor.history.energy'),
      align: 'end',
      cell: ({ energy_used }) => exactAmount(String(energy_used)),
    },
    {
      key: 'net',
      header: t('monitor.history.bandwidth'),
      align: 'end',
      cell: ({ net_used }) => exactAmount(String(net_used)),
    },
    {
      key: 'trx',
      header: t('monitor.balance'),
      align: 'end',
      cell: ({ trx_balance }) => <Amount value={trx_balance} symbol="TRX" />,
    },
  ];
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
      <Disclosure summary={t('monitor.history.table')}>
        <Table
          label={t('monitor.history.of', { name })}
          columns={columns}
          rows={[...series].reverse()}
          rowKey={({ time }) => time}
        />
      </Disclosure>
    </Stack>
  );
}
