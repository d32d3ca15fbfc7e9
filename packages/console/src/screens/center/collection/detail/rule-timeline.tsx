import type { CollectRule, CollectRuleStatus } from '@mpc/api';
import { Text, Time, Timeline, type TimelineItem } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { codeWords } from '#shared/status/look-of.ts';
import { ruleStatus } from '../rule/rule-looks.ts';

/** What is still to come of a rule that is not active yet. */
const ahead: Partial<Record<CollectRuleStatus, readonly CollectRuleStatus[]>> = {
  0: [1, 2, 3],
  1: [2, 3],
  2: [3],
};

const stateOf = (status: CollectRuleStatus, isLast: boolean): TimelineItem['state'] => {
  if (status === 4) return 'failed';
  return isLast && (status === 1 || status === 2) ? 'current' : 'done';
};

/** Each status a rule came to, and those that are still to come. */
export function RuleTimeline({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { timeline, status, fail_reason: reason } = rule;
  const past = timeline.map((step, at): TimelineItem => {
    const isLast = at === timeline.length - 1;
    return {
      key: `${step.time} ${at}`,
      title: codeWords(ruleStatus, step.status, t),
      time: <Time at={step.time} />,
      state: stateOf(step.status, isLast),
      ...(isLast && step.status === 4 && reason !== undefined
        ? { detail: <Text tone="danger">{reason}</Text> }
        : {}),
    };
  });
  const next = (ahead[status] ?? []).map((code): TimelineItem => ({
    key: `next ${code}`,
    title: t(ruleStatus[code].label),
    state: 'waiting',
  }));
  return <Timeline label={t('detail.timeline')} items={[...past, ...next]} />;
}
