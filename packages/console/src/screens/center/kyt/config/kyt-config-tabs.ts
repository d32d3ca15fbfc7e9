import { choice } from '#shared/list/codec.ts';

/** The parts of the screen. */
export const kytConfigTabs = ['providers', 'orders'] as const;

/** The tab that an address names. */
export const kytConfigTab = () => choice(kytConfigTabs, 'providers');
