import { codes } from '../core/codes.ts';
import { walletIds } from './domains/wallets/wallets.seed.ts';
import type { Sandbox } from './sandbox.ts';

/** States of the whole server that a story or a test starts from, by name. */
export const scenarios = {
  /** Nothing ever moved: no balances, no records, nothing to do. */
  empty: ({ world }) => {
    world.transactions.clear();
    world.callbacks.clear();
    world.kytRecords.clear();
    world.items.clear();
    for (const pair of world.multisigs.all()) if (!pair.is_effective) world.multisigs.remove(pair);
  },
  /** No wallet is complete yet, so there is none to choose. */
  noWallets({ world }) {
    for (const wallet of world.wallets.all()) {
      if (wallet.wallet_id !== walletIds.notComplete) world.wallets.update(wallet, { wallet_status: 0 });
    }
  },
  /** Every call is refused with the system's own error. */
  failing: ({ faults }) => faults.set('all', { code: codes.systemError }),
  /** Every call breaks without an answer that can be read. */
  broken: ({ faults }) => faults.set('all', { status: 502 }),
  /** Every call takes three seconds. */
  slow: ({ faults }) => faults.set('all', { latency: 3000 }),
} as const satisfies Record<string, (sandbox: Sandbox) => void>;
