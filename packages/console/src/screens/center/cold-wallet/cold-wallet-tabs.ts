import { choice } from '#shared/list/codec.ts';

/** The parts of the screen. */
export const coldWalletTabs = ['assets', 'addresses', 'strategies', 'warnings', 'tasks'] as const;

export type ColdWalletTab = (typeof coldWalletTabs)[number];

/** The tab that an address names. */
export const coldWalletTab = () => choice(coldWalletTabs, 'assets');
