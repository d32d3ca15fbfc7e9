import type { BlacklistScope } from '../../../domains/blacklist/blacklist.schema.ts';
import { addressOn, specialAddresses } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { walletIds } from '../wallets/wallets.seed.ts';
import { logAs } from '../operations/log-operation.ts';
import { entryText } from './blacklist.sandbox.ts';
import { day } from '../../../core/durations.ts';

type Line = readonly [
  daysAgo: number,
  baseSymbol: string,
  name: string,
  scope: BlacklistScope,
  reason: string,
  status?: 0,
];

const lines: readonly Line[] = [
  [63, 'TRX', 'Lookalike shop', 1, 'Look-alike of a supplier’s address'],
  [48, 'ETH', 'Drained faucet', 3, 'Named in a police report'],
  [33, 'BSC', 'Dust sender', 2, 'Sends dust to our addresses'],
  [21, 'TRX', 'Old contractor', 1, 'Contract ended; switched off after a check', 0],
];

/** Chains on which the one address that is on the blacklist of every wallet can be paid. */
const everywhere = { ETH: 'evm', BSC: 'evm', MATIC1: 'evm', HECO: 'evm', TRX: 'tron' } as const;

/** What was listed since the wallets were made: one address in every one of them, a few more in the first. */
export function seedBlacklist(world: World, history: History): void {
  function list(wallet_id: number, line: Line, address: string): void {
    const [daysAgo, base_symbol, , scope, reason, status = 1] = line;
    history.ago(daysAgo * day, () => {
      const row = world.blacklist.insert({
        id: world.nextId('blacklist'),
        wallet_id,
        base_symbol,
        address,
        symbol: '',
        reason,
        scope,
        status,
        creator_uid: people.owner.uid,
        created_at: world.clock.now(),
      });
      logAs(world, people.owner.uid, {
        wallet_id,
        business: 'blacklist',
        area: 'address',
        op: 'add',
        business_id: row.id,
        after: entryText(world, row),
      });
    });
  }

  for (const { wallet_id } of world.wallets.all()) {
    for (const [base, form] of Object.entries(everywhere)) {
      const line: Line = [90, base, '', 3, 'Listed by the sandbox provider'];
      list(wallet_id, line, specialAddresses.blacklisted[form]);
    }
  }
  for (const line of lines) list(walletIds.treasury, line, addressOn(line[1], line[2]));
}
