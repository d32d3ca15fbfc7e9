import { sha256 } from '@noble/hashes/sha2.js';
import { hex, utf8 } from '@scure/base';
import { lookAlikeOf } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { arrive } from './arrivals.ts';
import { hour } from '../../../core/durations.ts';

/** Next to nothing, and nothing at all: both leave an address in the list, to be copied one day. */
const dust: readonly (readonly [ago: number, amount: string])[] = [
  [31 * hour, '0.004'],
  [30 * hour, '0'],
  [7 * hour, '0'],
];

/** Somebody sends dust from an address that looks like that of a partner who is paid now and then. */
export function seedDust(world: World, history: History): void {
  for (const [ago, amount] of dust)
    history.ago(ago, () => {
      arrive(world, {
        sub_wallet_id: subWalletIds.main,
        symbol: 'USDTERC20',
        amount,
        address_from: lookAlikeOf(partners.supplier),
        // Of its own, so that what chance gives to all others stays as it is.
        txid: `0x${hex.encode(sha256(utf8.decode(`dust ${ago}`)))}`,
      });
    });
}
