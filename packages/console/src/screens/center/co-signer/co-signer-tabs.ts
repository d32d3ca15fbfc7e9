import { choice } from '#shared/list/codec.ts';

/** The parts of auto sweep that have a tab of their own. */
export const coSignerTabs = ['rules', 'gas', 'tron', 'blacklist'] as const;

/** The tab that an address names. */
export const coSignerTab = () => choice(coSignerTabs, 'rules');
