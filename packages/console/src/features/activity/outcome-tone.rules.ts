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

/** What the server takes is only asked for: people approve it, or a chain confirms it, before it is so. */
const asks = new Set([
  'address-book.add',
  'address-book.disableWhitelist',
  'address-book.enableWhitelist',
  'address-book.remove',
  'address-book.setWhite',
  'api-settings.save',
  'auto-collect.savePair',
  'billing.pay',
  'cold-wallet.createTask',
  'cold-wallet.deleteAddresses',
  'cold-wallet.saveAddresses',
  'collection.saveRule',
  'refunds.create',
  'strategies.deleteAdvanced',
  'strategies.saveAdvanced',
  'strategies.saveBasic',
  'strategies.saveWorkspace',
  'strategies.sort',
  'wallets.requestListing',
]);

/** What is said of an outcome: what the server took and others still decide is submitted, and not done. */
export const shownStatus = (status: ActivityStatus, command = ''): ActivityStatus =>
  status === 'done' && asks.has(command) ? 'sent' : status;

/** What the color of an outcome means: green is left to what is done and good, and ending something is neither. */
export const outcomeTone = (status: ActivityStatus, command = ''): Tone =>
  shownStatus(status, command) === 'done' && ends.test(command)
    ? 'idle'
    : tones[shownStatus(status, command)];
