import { Stack } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { compare } from '#shared/money/decimal.ts';
import { costsOf, suggestionOf } from './cost.rules.ts';
import { CostCard } from './cost-card.tsx';
import { NextRunTable } from './next-run-table.tsx';
import { nextRun } from './next-run.rules.ts';
import { PlanBasis } from './plan-basis.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { runTermsOf, runsOf, termsOf } from './plan.rules.ts';
import type { SweepPlan } from './use-sweep-plan.ts';

interface PlanViewProps {
  plan: SweepPlan;
  onUse: (threshold: string) => void;
}

/** Percent a year that idle funds cost, to begin with. */
const usualRate = '4';

/** What was computed: the figures that decide, the curve behind them, and what the next run does. */
export function PlanView({ plan, onUse }: PlanViewProps) {
  const { facts, replayed, tested } = plan;
  const [rate, setRate] = useState(usualRate);
  const terms = useMemo(() => termsOf(facts), [facts]);
  const costs = useMemo(
    () => costsOf(replayed, { runs: runsOf(facts), rate, terms }),
    [replayed, facts, rate, terms],
  );
  const run = useMemo(() => {
    const asked = runTermsOf(facts);
    return asked === undefined ? undefined : nextRun(facts.addresses, asked);
  }, [facts]);
  const own = facts.coin.rule?.collect_min;
  const current = useMemo(() => costs.find((cost) => compare(cost.threshold, own) === 0), [costs, own]);
  const suggestion = suggestionOf(
    costs.filter(({ threshold }) => tested.includes(threshold)),
    { deposits: facts.deposits.length, terms, current },
  );
  return (
    <Stack>
      <PlanSummary {...{ facts, current, suggestion, run }} />
      <CostCard {...{ facts, costs, current, suggestion, onUse }} usualRate={usualRate} onRate={setRate} />
      {run === undefined ? null : <NextRunTable facts={facts} run={run} />}
      <PlanBasis facts={facts} />
    </Stack>
  );
}
