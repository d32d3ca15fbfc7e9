import { codes } from '../../../core/codes.ts';
import type { ton } from '../../../domains/ton/ton.contract.ts';
import { ownWallet } from '../../world/access.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { hexHash, unansweredHash } from './ton-hash.ts';
import { lookUp } from './ton-lookup.ts';

/** The first moment of the month, in UTC. */
function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** Looking transactions up on TON. */
export const tonSandbox = {
  transactions({ wallet_id, hashes, range = 'any' }, asking) {
    ownWallet(asking, wallet_id);
    if (hashes.some((hash) => hexHash(hash) === unansweredHash))
      throw new Refused(codes.transactionNotSupported);
    const since = range === 'month' ? monthOf(asking.world.clock.now()) : 0;
    return lookUp(asking, wallet_id, [...new Set(hashes)], since);
  },
} satisfies ResolversOf<typeof ton>;
