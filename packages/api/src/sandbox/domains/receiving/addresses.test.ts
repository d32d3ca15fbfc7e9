import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import { receiving } from '../../../domains/receiving/receiving.contract.ts';
import { coinOf } from '../../world/access.ts';
import { addressOn, createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { hour } from '../../../core/durations.ts';

const sub_wallet_id = subWalletIds.customerDeposits;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

type Filter = Partial<ParamsOf<typeof receiving.addresses>>;
const addresses = async (filter: Filter = {}) => {
  const asked = { sub_wallet_id, symbol: 'TUSDT', page_size: 1000, ...filter };
  const { code, data } = await ana(receiving.addresses, asked);
  expect(code).toBe('0');
  return data.list;
};

describe('the addresses of a sub-wallet', () => {
  it('hold together what the sub-wallet holds', async () => {
    const sum = (await addresses()).reduce((total, { balance }) => total.plus(balance), new Big(0));
    expect(sum.eq(sandbox.world.ledger.of(sub_wallet_id, 'TUSDT').total)).toBe(true);
  });

  it.each<[string, Filter, (row: Awaited<ReturnType<typeof addresses>>[number]) => boolean]>([
    ['label', { keyword: 'USER 101' }, (row) => row.address_label.startsWith('user 101')],
    ['kind', { addr_type: 2 }, (row) => row.addr_type === 2],
    ['common use', { is_common: 1 }, (row) => row.is_common === 1],
    ['use', { used: 1 }, (row) => row.deposit_count > 0],
    ['no use', { used: 0 }, (row) => row.deposit_count === 0],
    ['balance', { balance_min: '300' }, (row) => new Big(row.balance).gte(300)],
  ])('are filtered on the server by %s', async (_, filter, fits) => {
    const [all, some] = [await addresses(), await addresses(filter)];
    expect(some).not.toEqual([]);
    expect(some).toEqual(all.filter(fits));
  });

  it('are sorted on the server', async () => {
    const balances = (await addresses({ order_by: 'balance' })).map(({ balance }) => new Big(balance));
    expect(balances.every((one, index) => index === 0 || one.lte(balances[index - 1] ?? 0))).toBe(true);
    const labels = (await addresses({ order_by: 'address_label', order: 'asc' })).map(
      (row) => row.address_label,
    );
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)));
  });

  it('are in use from the first deposit on, which lies there', async () => {
    const [fresh] = await addresses({ used: 0, addr_type: 1, keyword: 'user' });
    expect(fresh).toMatchObject({ balance: '0', active_status: 0 });
    const { world } = sandbox;
    const coin = coinOf(world, { symbol: 'TUSDT' });
    arrive(world, {
      sub_wallet_id,
      symbol: 'TUSDT',
      amount: '0.5',
      address_from: addressOn('TRX', 'anybody'),
      address_to: fresh?.address ?? '',
      txid: newHash(world, coin),
    });
    sandbox.clock.step(hour);
    const [used] = await addresses({ keyword: fresh?.address ?? 'none' });
    expect(used).toMatchObject({ balance: '0.5', active_status: 1, used: 1, deposit_count: 1 });
  });
});

const create = (symbol: string, by = ana) =>
  by(receiving.newDepositAddress, { sub_wallet_id, symbol, create: 1 });

describe('one more address', () => {
  it('is another each time, is listed, and receives; the first stays the one that is shown', async () => {
    const [one, other] = [await create('TUSDT'), await create('TUSDT')];
    expect(one.data.address).not.toBe(other.data.address);
    const list = await addresses();
    expect(list.filter((row) => [one.data.address_id, other.data.address_id].includes(row.id))).toHaveLength(
      2,
    );
    const shown = await ana(receiving.depositAddress, { sub_wallet_id, symbol: 'TUSDT', create: 0 });
    expect(shown.data.address).toBe(addressOn('TRX', `sub-wallet ${sub_wallet_id}`));
    const info = await ana(receiving.addressInfo, { address: one.data.address, symbol: 'TRX' });
    expect(info.data).toMatchObject({ sub_wallet_id, addr_type: 1 });
  });

  it('of the Ethereum family serves all its chains, and counts once', async () => {
    const { world } = sandbox;
    const wallet = world.wallets.get(walletIds.treasury);
    const { data } = await create('USDTERC20');
    const rows = world.addresses
      .where('sub_wallet_id', sub_wallet_id)
      .filter((row) => row.address === data.address);
    expect(rows.map((row) => row.base_symbol)).toEqual(['ETH', 'BSC', 'MATIC1']);
    if (wallet !== undefined) world.wallets.update(wallet, { address_limit: 83 });
    expect([(await create('ETH')).code, (await create('ETH')).code]).toEqual(['0', codes.quotaReached]);
  });

  it('is not made where a chain has memos, nor by anybody but the owner', async () => {
    expect(await create('XRP')).toMatchObject({ code: codes.addressExists });
    for (const { uid } of [people.admin, people.member])
      expect(await create('TUSDT', asking(sandbox, uid))).toMatchObject({ code: codes.noPermission });
  });
});

it('a label is everybody’s, on every chain the address serves, and at most 30 characters long', async () => {
  const [row] = await addresses({ symbol: 'ETH', keyword: 'user 1002' });
  const address_id = row?.id ?? 0;
  await ana(receiving.relabel, { address_id, address_label: ' Marta ' });
  const lin = asking(sandbox, people.member.uid);
  const { data } = await lin(receiving.addresses, { sub_wallet_id, symbol: 'ETH', keyword: 'marta' });
  expect(data.list.map(({ id }) => id)).toEqual([address_id]);
  const onBsc = sandbox.world.addresses.where('home', `${sub_wallet_id}/BSC`);
  expect(onBsc.filter((one) => one.address_label === 'Marta')).toHaveLength(1);
  const isLong = await ana(receiving.relabel, { address_id, address_label: 'x'.repeat(31) });
  const mei = asking(sandbox, people.secondMember.uid);
  const notHers = await mei(receiving.relabel, { address_id, address_label: 'Mine' });
  expect([isLong.code, notHers.data]).toEqual([
    codes.badParameter,
    { field: 'address_id', fault: 'unknown' },
  ]);
});

it('my sub-wallets are found by name for a coin they have in their list', async () => {
  const lin = asking(sandbox, people.member.uid);
  const { data } = await lin(receiving.myAddresses, { symbol: 'TUSDT' });
  expect(data.map((row) => row.sub_wallet_id)).toEqual([2001, 2002, 2003, 2004]);
  const some = await ana(receiving.myAddresses, {
    symbol: 'TUSDT',
    keyword: 'pay',
    wallet_id: walletIds.treasury,
  });
  expect(some.data.map((row) => row.sub_wallet_name)).toEqual(['Payroll']);
});
