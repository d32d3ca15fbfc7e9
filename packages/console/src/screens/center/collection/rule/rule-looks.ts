import type { CollectAuthStatus, CollectRule, CollectRuleStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

type Key = ParseKeys<'collection'>;

interface Look {
  tone: Tone;
  label: Key;
  outlined?: boolean;
}

/** How the status of a rule is shown. */
export const ruleStatus = {
  0: { tone: 'idle', label: 'status.0' },
  1: { tone: 'attention', label: 'status.1' },
  2: { tone: 'running', label: 'status.2' },
  3: { tone: 'success', label: 'status.3' },
  4: { tone: 'danger', label: 'status.4' },
  5: { tone: 'idle', label: 'status.5', outlined: true },
} as const satisfies Record<CollectRuleStatus, Look>;

/** How an authorization is shown. */
export const authStatus = {
  0: { tone: 'idle', label: 'auth.status.0', outlined: true },
  1: { tone: 'attention', label: 'auth.status.1' },
  2: { tone: 'running', label: 'auth.status.2' },
  3: { tone: 'success', label: 'auth.status.3' },
} as const satisfies Record<CollectAuthStatus, Look>;

/** How a sweep of a rule begins. */
export const modeWords = { 1: { label: 'mode.1' }, 2: { label: 'mode.2' } } as const satisfies Record<
  CollectRule['collect_mode'],
  { label: Key }
>;
