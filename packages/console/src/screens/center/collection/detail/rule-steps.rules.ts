import type { CollectRule, CollectRuleStatus } from '@mpc/api';

/** What happened to a rule, or is still to come. */
type RuleStep =
  | 'created'
  | 'submitted'
  | 'signed'
  | 'deployed'
  | 'active'
  | 'enabled'
  | 'failed'
  | 'disabled'
  | 'canceled'
  | 'publish'
  | 'signature'
  | 'deployment'
  | 'activation';

export interface RuleEvent {
  step: RuleStep;
  /** When it happened; absent while it has not. */
  time?: number;
  state: 'done' | 'failed' | 'current' | 'waiting';
}

/** What is still to come of a rule that is not active yet; what is under way stands first. */
const ahead: Partial<Record<CollectRuleStatus, readonly RuleStep[]>> = {
  0: ['publish', 'signature', 'deployment', 'activation'],
  1: ['signature', 'deployment', 'activation'],
  2: ['deployment', 'activation'],
  4: ['publish', 'signature', 'deployment', 'activation'],
};

const happened = (status: CollectRuleStatus, before: CollectRuleStatus | undefined): readonly RuleStep[] => {
  if (status === 0) return [before === undefined ? 'created' : 'canceled'];
  if (status === 1) return ['submitted'];
  if (status === 2) return ['signed'];
  if (status === 3) return before === 5 ? ['enabled'] : ['deployed', 'active'];
  return [status === 4 ? 'failed' : 'disabled'];
};

/** Each thing that happened to a rule, then what it waits for, then the rest. */
export function ruleSteps({ timeline, status }: Pick<CollectRule, 'timeline' | 'status'>): RuleEvent[] {
  const past = timeline.flatMap(({ status: now, time }, at) =>
    happened(now, timeline[at - 1]?.status).map((step): RuleEvent => ({
      step,
      time,
      state: step === 'failed' ? 'failed' : 'done',
    })),
  );
  const isUnderWay = status === 1 || status === 2;
  const next = (ahead[status] ?? []).map((step, at): RuleEvent => ({
    step,
    state: isUnderWay && at === 0 ? 'current' : 'waiting',
  }));
  return [...past, ...next];
}
