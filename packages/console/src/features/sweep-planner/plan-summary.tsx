import { Amount, missingNumber, Stat, SummaryCards } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Suggestion, ThresholdCost } from './cost.rules.ts';
import type { NextRun } from './next-run.rules.ts';
import { coins, count, dollars } from './plan-words.ts';
import type { PlannerFacts } from './read-planner-facts.ts';

interface PlanSummaryProps {
  facts: PlannerFacts;
  current: ThresholdCost | undefined;
  suggestion: Suggestion;
  run: NextRun | undefined;
}

/** The figures that decide: the threshold now and the suggested one, what lies idle, and the next run. */
export function PlanSummary({ facts, current, suggestion, run }: PlanSummaryProps) {
  const { t } = useTranslation('coSigner');
  const { rule, coin } = facts.coin;
  const best = 'cost' in suggestion ? suggestion.cost : undefined;
  const now = best === undefined ? undefined : current;
  return (
    <SummaryCards>
      <Stat
        size="figure"
        label={t('planner.current')}
        value={rule === null ? missingNumber : <Amount value={rule.collect_min} symbol={coin.symbol_alias} />}
        hint={currentHint(t, rule !== null, now)}
      />
      <Stat
        label={t('planner.suggested')}
        value={
          best === undefined ? missingNumber : <Amount value={best.threshold} symbol={coin.symbol_alias} />
        }
        hint={suggestionHint(t, suggestion)}
      />
      <Stat
        label={t('planner.idle')}
        value={<Amount kind="fiat" value={best?.idle} />}
        hint={now === undefined ? t('planner.idleHint') : t('planner.idleNow', { amount: dollars(now.idle) })}
      />
      <Stat
        label={t('planner.run.title')}
        value={run === undefined ? missingNumber : t('planner.run.addresses', { count: run.swept.length })}
        hint={
          run === undefined
            ? t('planner.noRule')
            : t('planner.run.fees', { amount: coins(run.fees, facts.fee.fee_symbol_alias) })
        }
      />
    </SummaryCards>
  );
}

function currentHint(t: TFunction<'coSigner'>, hasRule: boolean, now: ThresholdCost | undefined): string {
  if (!hasRule) return t('planner.noRule');
  return now === undefined ? t('planner.inForce') : t('planner.sweeps', count(now.sweeps));
}

/** What the suggestion saves, or why there is none. */
function suggestionHint(t: TFunction<'coSigner'>, suggestion: Suggestion): string {
  if (suggestion.kind === 'few') return t('planner.none.few');
  if (suggestion.kind === 'no_price') return t('planner.none.noPrice');
  if (suggestion.kind === 'keep') return t('planner.keep');
  const { saves } = suggestion;
  return saves === undefined ? t('planner.lowest') : t('planner.saves', { amount: dollars(saves) });
}
