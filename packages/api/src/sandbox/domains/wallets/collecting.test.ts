import Big from 'big.js';
import { beforeEach, expect, it } from 'vitest';
import { wallets } from '../../../domains/wallets/wallets.contract.ts';
import { coinOf } from '../../world/access.ts';
import { addressOn, createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { sweepConfigOf, sweepRuleOf, userAddresses } from '../auto-collect/is-swept.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.customerDeposits;
let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
});

/** Whether the rule of USDT on TRON sweeps the sub-wallet. */
function sweep(status: 0 | 1): void {
  const { world } = sandbox;
  const updated_at = world.clock.now();
  world.sweepConfigs.put({
    ...sweepConfigOf(world, wallet_id),
    status: 2,
    scope_type: 1,
    scope_at: updated_at,
  });
  const terms = {
    collect_min: '100000',
    fueling_limit: '50',
    reserve_amount: '0',
    priority: 1,
    source: 1,
  } as const;
  const made = { created_at: updated_at, updated_at, updated_by: people.owner.uid };
  const old = sweepRuleOf(world, wallet_id, 'TUSDT');
  world.sweepRules.put({ ...terms, ...made, wallet_id, symbol: 'TUSDT', id: old?.id ?? 1, status });
}

async function balances() {
  const ana = asking(sandbox, people.owner.uid);
  return (await ana(wallets.coinAsset, { sub_wallet_id, symbol: 'TUSDT' })).data.balances;
}

it('what lies on addresses of users waits to be swept, and may not be spent, while a rule sweeps it', async () => {
  const { world } = sandbox;
  sweep(1);
  const before = await balances();
  const [user] = userAddresses(world, sub_wallet_id, 'TRX');
  for (const address_to of [user?.address ?? '', addressOn('TRX', `sub-wallet ${sub_wallet_id}`)])
    arrive(world, {
      sub_wallet_id,
      symbol: 'TUSDT',
      amount: '3',
      address_from: addressOn('TRX', 'anybody'),
      address_to,
      txid: newHash(world, coinOf(world, { symbol: 'TUSDT' })),
    });
  sandbox.clock.step(120_000);
  const after = await balances();
  expect(new Big(after.collecting_balance).minus(before.collecting_balance).toFixed()).toBe('3');
  expect(new Big(after.normal_balance).minus(before.normal_balance).toFixed()).toBe('3');

  sweep(0);
  const off = await balances();
  expect([off.collecting_balance, off.total_balance]).toEqual(['0', after.total_balance]);
  expect(new Big(off.normal_balance).minus(after.normal_balance).toFixed()).toBe(after.collecting_balance);
});
