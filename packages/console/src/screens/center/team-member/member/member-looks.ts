import type { Member, MemberAction, MemberStep } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

type Key = ParseKeys<'teamMember'>;

/** How the state of an equal-rights key is shown. */
export const keyLooks = {
  0: { tone: 'idle', label: 'key.0' },
  1: { tone: 'attention', label: 'key.1' },
  2: { tone: 'success', label: 'key.2' },
} as const satisfies Record<Member['key_status'], { tone: Tone; label: Key }>;

/** How a strategy's type is called. */
export const strategyTypes = {
  0: 'strategyType.0',
  1: 'strategyType.1',
  2: 'strategyType.2',
  3: 'strategyType.3',
} as const satisfies Record<MemberStep['type'], Key>;

/** How an action of a member is shown. */
export const actionLooks = {
  asked: { tone: 'running', label: 'act.asked' },
  approved: { tone: 'success', label: 'act.approved' },
  refused: { tone: 'danger', label: 'act.refused' },
} as const satisfies Record<MemberAction['action'], { tone: Tone; label: Key }>;
