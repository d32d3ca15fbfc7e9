/** The life of what comes in, as other domains touch it. */
export { arrive, arriveCollectible } from './arrivals.ts';
export { blockTime, heightOf, newHash } from './chain-time.ts';
export { dropFromChain, freezeDeposit, giveBack, releaseDeposit } from './deposit-states.ts';
