import type { CollectRule } from '@mpc/api';
import { Text, Time, Timeline } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ruleSteps } from './rule-steps.rules.ts';

/** What happened to a rule, and what is still to come. */
export function RuleTimeline({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  return (
    <Timeline
      label={t('detail.timeline')}
      items={ruleSteps(rule).map(({ step, time, state }, at) => ({
        key: `${step} ${at}`,
        title: t(`step.${step}`),
        state,
        ...(time === undefined ? {} : { time: <Time at={time} /> }),
        ...(step === 'failed' && rule.fail_reason !== undefined
          ? { detail: <Text tone="danger">{rule.fail_reason}</Text> }
          : {}),
      }))}
    />
  );
}
