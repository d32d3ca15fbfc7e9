import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../index.ts';
import { tronMonitorLimit } from '../../../domains/tron/tron-monitor.schema.ts';
import { tron } from '../../../index.ts';
import { createSandbox, people, specialAddresses, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { hour } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { ordinary } = specialAddresses;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

const change = (op: 'add' | 'edit' | 'del', more: Partial<ParamsOf<typeof tron.monitor>> = {}) =>
  ana(tron.monitor, { wallet_id, op, address: ordinary.tron, ...more });
const list = async (more: object = {}) => (await ana(tron.monitors, { wallet_id, ...more })).data;
const mine = async () => (await list()).find((row) => row.address === ordinary.tron);

describe('a watched address', () => {
  it('is added, changed in part, and taken away', async () => {
    await change('add', { label: 'Somebody', energy_alert: 5 });
    expect(await mine()).toMatchObject({
      label: 'Somebody',
      energy_alert: 5,
      net_alert: 0,
      sub_wallet_id: 0,
    });
    await change('edit', { net_alert: 7 });
    expect(await mine()).toMatchObject({ label: 'Somebody', energy_alert: 5, net_alert: 7 });
    await change('del');
    expect(await mine()).toBeUndefined();
  });

  it('is watched once, and no more than twenty are', async () => {
    await change('add');
    expect(await change('add')).toMatchObject({
      code: codes.badParameter,
      data: { field: 'address', fault: 'taken' },
    });
    for (let count = (await list()).length; count < tronMonitorLimit; count++)
      await change('add', { address: addressOn('TRX', `watched ${count}`) });
    expect(await list()).toHaveLength(20);
    const more = await change('add', { address: addressOn('TRX', 'one more') });
    expect(more).toMatchObject({ code: codes.badParameter, data: { field: 'address', fault: 'tooMany' } });
  });

  it.each(['edit', 'del'] as const)('that is not watched cannot be the object of %s', async (op) => {
    expect(await change(op)).toMatchObject({
      code: codes.badParameter,
      data: { field: 'address', fault: 'unknown' },
    });
  });

  it('is low once less is left than its line', async () => {
    await change('add', { net_alert: 1_000_000_000 });
    expect(await mine()).toMatchObject({ is_net_low: 1, is_energy_low: 0 });
    expect((await list({ is_low: 1 })).map((row) => row.address)).toContain(ordinary.tron);
    await change('edit', { net_alert: 0 });
    expect((await list({ is_low: 1 })).map((row) => row.address)).not.toContain(ordinary.tron);
  });

  it('of ours is named after its sub-wallet, and has what our records say', async () => {
    const main = (await list()).find((row) => row.label === 'Main');
    expect(main).toMatchObject({ sub_wallet_name: 'Main sub-wallet', monitor_status: 1 });
    expect(main?.trx_balance).toBe(sandbox.world.ledger.of(2001, 'TRX').total.toFixed());
  });
});

const resource = async (address: string) => (await ana(tron.resource, { wallet_id, address })).data;

describe('the resources of an address', () => {
  it('are told hour by hour over a day, the same each time', async () => {
    const one = await resource(ordinary.tron);
    expect(one.series).toHaveLength(24);
    expect(one.series.at(-1)?.energy_used).toBe(one.energy_used);
    expect(one.energy_used).toBeLessThanOrEqual(one.energy_total);
    expect(await resource(ordinary.tron)).toEqual(one);
    sandbox.clock.step(hour);
    const later = await resource(ordinary.tron);
    expect(later.series.slice(0, 23)).toEqual(one.series.slice(1));
  });

  it('count what is delegated to it just now', async () => {
    const [order] = sandbox.world.delegateOrders
      .all()
      .filter((row) => row.status === 2 && row.wallet_id === wallet_id);
    expect((await resource(order?.address_to ?? '')).delegated_in_energy).toBe(order?.energy_num);
    sandbox.clock.step(11 * 60_000);
    const still = sandbox.world.delegateOrders
      .where('address', order?.address_to ?? '')
      .filter((row) => row.status === 2);
    expect((await resource(order?.address_to ?? '')).delegated_in_energy).toBe(
      still.reduce((sum, row) => sum + row.energy_num, 0),
    );
  });
});
