import type { Tone } from '@mpc/ui';
import type { IntentState } from '#features/payments';
import type { CommandOutcome } from '#shared/command-log/command-record.ts';

/** What is known of a command, or of the payment it was. */
export type ActivityStatus = CommandOutcome | IntentState;

const tones: Record<ActivityStatus, Tone> = {
  sending: 'running',
  done: 'success',
  sent: 'running',
  refused: 'danger',
  notSent: 'idle',
  unknown: 'attention',
  notFound: 'attention',
  differs: 'danger',
  looked: 'idle',
};

// One command approves as well as rejects: which it did, only its request says.
const ends = /audit|cancel|reject|refuse|revoke|withdrawChange|remove|delete|acceptKey|handle/i;

/** What is said of an outcome: a refund that the server took is only submitted. It is still approved, signed and broadcast. */
export const shownStatus = (status: ActivityStatus, command = ''): ActivityStatus =>
  status === 'done' && command === 'refunds.create' ? 'sent' : status;

/** What the color of an outcome means: green is left to what is done and good, and ending something is neither. */
export const outcomeTone = (status: ActivityStatus, command = ''): Tone =>
  status === 'done' && ends.test(command) ? 'idle' : tones[shownStatus(status, command)];
