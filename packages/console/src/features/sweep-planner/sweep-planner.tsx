import { Card, ProgressBar, Skeleton, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { isNoCoin, NoSuchCoin } from './no-such-coin.tsx';
import { PlanView } from './plan-view.tsx';
import type { ReadingProgress } from './read-planner-facts.ts';
import { useSweepPlan } from './use-sweep-plan.ts';

export interface SweepPlannerProps {
  walletId: number;
  symbol: string;
  /** Takes a threshold over into the form that sets it. */
  onUse: (threshold: string) => void;
}

/** What thresholds of a coin would have cost over the last month, the cheapest of them, and what the next run does. */
export function SweepPlanner({ walletId, symbol, onUse }: SweepPlannerProps) {
  const { query, progress } = useSweepPlan(walletId, symbol);
  if (isNoCoin(query.error)) return <NoSuchCoin symbol={symbol} />;
  return (
    <QueryView query={query} skeleton={<Reading progress={progress} />}>
      {(plan) => <PlanView key={symbol} plan={plan} onUse={onUse} />}
    </QueryView>
  );
}

/** How far the reading is, above the shape of what comes. */
function Reading({ progress }: { progress: ReadingProgress | null }) {
  const { t } = useTranslation('coSigner');
  const known = progress !== null && progress.of > 0 ? progress : null;
  return (
    <Stack>
      <ProgressBar
        label={t(`planner.reading.${progress?.what ?? 'settings'}`)}
        value={known === null ? undefined : known.done / known.of}
        text={known === null ? undefined : t('planner.reading.done', { ...known })}
      />
      <Skeleton shape="figure" />
      <Card>
        <Skeleton shape="chart" />
      </Card>
      <Skeleton shape="rows" />
    </Stack>
  );
}
