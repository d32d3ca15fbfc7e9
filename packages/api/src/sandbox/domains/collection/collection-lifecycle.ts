import { coinOf } from '../../world/access.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import { known } from '../../world/world.ts';
import { signableOrder } from '../withdrawals/withdrawals-lifecycle.ts';
import { settleAuth, signableAuth } from './collect-auth.ts';
import { deploy, round, settleDeployment, signableRule, undoPublish } from './rule-lifecycle.ts';
import { completeSweep, markSent, signSweep } from './sweep.ts';

/** Rules are signed and deployed, addresses authorize them, and what waits is swept by hand or by the clock. */
export const collectionLifecycle: Lifecycle = {
  jobs: { 'collection.round': round, 'collection.sent': markSent },
  items: { 12: { passed: deploy, ended: undoPublish } },
  signables: {
    collect_rule: signableRule,
    collect_auth: signableAuth,
    collect: {
      ...signableOrder(['Sweep', '归集'], (world, { id }) => {
        const run = known(world.collectRuns.get(id), `sweep ${id}`);
        const { symbol_alias, coin_net } = coinOf(world, run);
        return [
          [['Amount', '数量'], `${run.total_amount} ${symbol_alias} (${coin_net})`],
          [['Addresses', '地址数'], String(run.transfer_ids.length)],
        ];
      }),
      sign: signSweep,
    },
  },
  endings: {
    collect: completeSweep,
    web3(world, row) {
      settleDeployment(world, row);
      settleAuth(world, row);
    },
  },
};
