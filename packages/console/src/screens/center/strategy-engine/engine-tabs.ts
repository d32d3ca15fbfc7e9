import { choice } from '#shared/list/codec.ts';

/** The strategies of a sub-wallet: the basic one, and the advanced ones for transfers and for contract calls. */
export const engineTabs = ['basic', 'transfer', 'web3'] as const;

/** The tab that an address names. */
export const engineTab = choice(engineTabs, 'basic');
