import type { BookOp, EntryStatus, ItemStatus, ListedEntry, WhitelistState } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

type Key = ParseKeys<'whiteAddress'>;

interface Look {
  tone: Tone;
  label: Key;
  outlined?: boolean;
}

/** How the status of an entry is shown. */
export const entryStatus = {
  1: { tone: 'attention', label: 'entry.status.1' },
  2: { tone: 'success', label: 'entry.status.2' },
  3: { tone: 'danger', label: 'entry.status.3' },
  4: { tone: 'idle', label: 'entry.status.4', outlined: true },
  5: { tone: 'attention', label: 'entry.status.5' },
} as const satisfies Record<EntryStatus, Look>;

/** What is said of an effective entry that something waits for; additions and deletions are said by its status. */
export const pendingChip = {
  0: null,
  1: null,
  2: null,
  3: 'entry.pending.3',
  4: 'entry.pending.4',
  5: 'entry.pending.5',
} as const satisfies Record<ListedEntry['pending_op'], Key | null>;

/** How the whitelist mode of a sub-wallet is shown. */
export const whitelistMode = {
  0: { tone: 'idle', label: 'white.mode.0' },
  1: { tone: 'success', label: 'white.mode.1' },
  2: { tone: 'attention', label: 'white.mode.2' },
  3: { tone: 'attention', label: 'white.mode.3' },
} as const satisfies Record<WhitelistState['white_status'], Look>;

/** The same where nothing beside it says that it is about the whitelist. */
export const namedWhitelistMode = {
  0: { tone: 'idle', label: 'white.modeNamed.0' },
  1: { tone: 'success', label: 'white.modeNamed.1' },
  2: { tone: 'attention', label: 'white.modeNamed.2' },
  3: { tone: 'attention', label: 'white.modeNamed.3' },
} as const satisfies Record<WhitelistState['white_status'], Look>;

/** How the result of a request is shown. */
export const auditStatus = {
  0: { tone: 'attention', label: 'audit.status.0' },
  1: { tone: 'success', label: 'audit.status.1' },
  2: { tone: 'danger', label: 'audit.status.2' },
  3: { tone: 'idle', label: 'audit.status.3', outlined: true },
  4: { tone: 'idle', label: 'audit.status.4', outlined: true },
  5: { tone: 'idle', label: 'audit.status.5', outlined: true },
} as const satisfies Record<ItemStatus, Look>;

/** What a request is about. */
export const auditOp = {
  1: 'audit.op.1',
  2: 'audit.op.2',
  3: 'audit.op.3',
  4: 'audit.op.4',
  5: 'audit.op.5',
} as const satisfies Record<BookOp, Key>;

/** The same of the whitelist mode of a sub-wallet, by what it is to become. */
export const modeOp = { 0: 'audit.mode.off', 1: 'audit.mode.on' } as const satisfies Record<0 | 1, Key>;
