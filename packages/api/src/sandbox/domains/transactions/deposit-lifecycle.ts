/** The life of what comes in, as other domains touch it. */
export { arrive } from './arrivals.ts';
export { blockTime, newHash } from './chain-time.ts';
export { freezeDeposit, releaseDeposit } from './deposit-states.ts';
