import type { Lifecycle } from '../../world/lifecycle.ts';
import { depositBlock, seeAgain } from './deposit-states.ts';

/** Deposits are confirmed block by block; one that a chain dropped is seen again. */
export const transactionsLifecycle: Lifecycle = {
  jobs: { 'deposit.block': depositBlock, 'deposit.seenAgain': seeAgain },
};
