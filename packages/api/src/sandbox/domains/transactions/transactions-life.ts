import type { Life } from '../../world/life.ts';
import { depositBlock, seeAgain } from './deposit-states.ts';

/** Deposits are confirmed block by block; one that a chain dropped is seen again. */
export const transactionsLife: Life = {
  jobs: { 'deposit.block': depositBlock, 'deposit.seenAgain': seeAgain },
};
