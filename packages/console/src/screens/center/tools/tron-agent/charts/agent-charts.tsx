import { tron, type TronProxyData } from '@mpc/api';
import { Amount, BarChart, Card, Columns, formatNumber, missingNumber, Skeleton, Stack, Stat } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSearchParams } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { overDays } from '../agent-tabs.ts';
import { daysCodec } from '../agent-days.ts';
import { DaysSwitch } from '../days-switch.tsx';

const figures = ['energy', 'fee', 'saved'] as const;

/** What delegation did, day by day: the energy used, what it cost and what it saved. */
export function AgentCharts({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const [search, setSearch] = useSearchParams();
  const days = daysCodec.parse(search.get('days') ?? '');
  const data = useQuery(read(tron.proxyData, { wallet_id: walletId, period: days }));
  return (
    <Card
      title={t('agent.charts')}
      action={
        <DaysSwitch
          value={days}
          onChange={(id) => setSearch((now) => overDays(now, id), { replace: true })}
        />
      }
    >
      <QueryView query={data} skeleton={<Figures sums={null} />}>
        {(sums) => <Figures sums={sums} />}
      </QueryView>
    </Card>
  );
}

/** The figures side by side; their places while they are read. */
function Figures({ sums }: { sums: TronProxyData | null }) {
  const { t } = useTranslation('tools');
  return (
    <Columns min="260px">
      {figures.map((figure) =>
        sums === null ? (
          <Stack key={figure} gap="s">
            <Stat label={t(`agent.chart.${figure}`)} value={missingNumber} />
            <Skeleton shape="chart" style={{ height: 160 }} />
          </Stack>
        ) : (
          <OneFigure key={figure} figure={figure} sums={sums} />
        ),
      )}
    </Columns>
  );
}

function OneFigure({ figure, sums }: { figure: (typeof figures)[number]; sums: TronProxyData }) {
  const { t } = useTranslation('tools');
  const label = t(`agent.chart.${figure}`);
  const isEnergy = figure === 'energy';
  return (
    <Stack gap="s">
      <Stat
        label={label}
        value={
          isEnergy ? (
            formatNumber(String(sums.energy), { digits: 'all' })
          ) : (
            <Amount value={sums[figure]} symbol="TRX" />
          )
        }
      />
      <BarChart
        label={label}
        height={160}
        x={sums.series.map(({ date }) => date)}
        xLabel={t('agent.chart.day')}
        unit={isEnergy ? undefined : 'TRX'}
        format={{ digits: 'all' }}
        series={[{ key: figure, label, values: sums.series.map((day) => String(day[figure])) }]}
      />
    </Stack>
  );
}
