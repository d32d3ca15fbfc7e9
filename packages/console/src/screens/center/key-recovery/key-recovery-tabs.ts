import { choice } from '#shared/list/codec.ts';

/** The parts of the screen. */
export const recoveryTabs = ['keys', 'tool', 'dryRun', 'log'] as const;

export type RecoveryTab = (typeof recoveryTabs)[number];

/** The tab that an address names. */
export const recoveryTab = () => choice(recoveryTabs, 'keys');
