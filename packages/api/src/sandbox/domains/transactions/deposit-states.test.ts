import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { transactions } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { available } from '../../world/ledger.ts';
import { arrive, arriveCollectible } from './arrivals.ts';
import { depositAt, dropFromChain, freezeDeposit, releaseDeposit } from './deposit-states.ts';
import { hour } from '../../../core/durations.ts';

const { main, customerDeposits } = subWalletIds;
const block = 12_000;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  // What was under way has come to its end.
  sandbox.clock.step(hour);
  ana = asking(sandbox, people.owner.uid);
});

const come = (address_from: string, more: object = {}) =>
  arrive(sandbox.world, {
    sub_wallet_id: main,
    symbol: 'ETH',
    amount: '2',
    address_from,
    txid: '0x1',
    ...more,
  }).id;

const told = async (id: number) => (await ana(transactions.depositInfo, { id })).data;
const has = () => available(sandbox.world, main, 'ETH').toFixed();

describe('a deposit', () => {
  it('is seen, confirmed block by block, and then credited', async () => {
    const before = has();
    const id = come(specialAddresses.ordinary.evm);
    expect(await told(id)).toMatchObject({ status: 1000, confirmations: 0 });
    sandbox.clock.step(11 * block);
    expect(await told(id)).toMatchObject({ status: 1100, confirmations: 11 });
    expect(has()).toBe(before);
    sandbox.clock.step(block);
    const { timeline = [], ...done } = await told(id);
    expect(done).toMatchObject({ status: 2000, confirmations: 12, can_refund: false });
    expect(timeline.map(({ status }) => status)).toEqual([1000, 1100, 2000]);
    expect(has()).toBe(new Big(before).plus(2).toFixed());
  });

  it('of a risky origin is held until it is released', async () => {
    const before = has();
    const id = come(specialAddresses.severeRisk.evm);
    sandbox.clock.step(12 * block);
    expect(await told(id)).toMatchObject({ status: 3000, kyt_status: 3, held_by: 'risk', can_refund: true });
    expect(has()).toBe(before);
    releaseDeposit(sandbox.world, id);
    expect(await told(id)).toMatchObject({ status: 2000, kyt_status: 5 });
    expect(has()).toBe(new Big(before).plus(2).toFixed());
  });

  it('that is frozen on its way is held with its last block, and stays so', async () => {
    const id = come(specialAddresses.ordinary.evm);
    sandbox.clock.step(3 * block);
    freezeDeposit(sandbox.world, id);
    sandbox.clock.step(20 * block);
    expect(await told(id)).toMatchObject({ status: 3000, kyt_status: 4 });
  });

  it('that is credited is not frozen any more', async () => {
    const id = come(specialAddresses.ordinary.evm);
    sandbox.clock.step(12 * block);
    freezeDeposit(sandbox.world, id);
    expect(await told(id)).toMatchObject({ status: 2000, kyt_status: 2 });
  });

  it('that its chain drops is held, cannot be given back, and is credited once it is seen again', async () => {
    const before = has();
    const id = come(specialAddresses.ordinary.evm);
    sandbox.clock.step(5 * block);
    dropFromChain(sandbox.world, id);
    expect(await told(id)).toMatchObject({
      status: 3000,
      held_by: 'reorg',
      confirmations: 0,
      can_refund: false,
    });
    releaseDeposit(sandbox.world, id);
    expect(depositAt(sandbox.world, id)?.status).toBe(3000);
    sandbox.clock.step(15 * block);
    expect(await told(id)).toMatchObject({ status: 2000, confirmations: 12 });
    expect(has()).toBe(new Big(before).plus(2).toFixed());
  });

  it('with a memo that names nobody is held, though its origin is harmless', async () => {
    const id = come(addressOn('XRP', 'somebody'), {
      symbol: 'XRP',
      sub_wallet_id: customerDeposits,
      memo: '77',
    });
    sandbox.clock.step(4_000);
    expect(await told(id)).toMatchObject({ status: 3000, held_by: 'memo', memo: '77', can_refund: true });
    releaseDeposit(sandbox.world, id);
    expect(await told(id)).toMatchObject({ status: 2000, kyt_status: 2 });
  });

  it('of a collectible names it, and is in no balance', async () => {
    const before = has();
    const { id } = arriveCollectible(sandbox.world, {
      sub_wallet_id: main,
      symbol: 'ETH',
      address_from: specialAddresses.ordinary.evm,
      txid: '0x2',
      token_id: '9',
      nft_contract: addressOn('ETH', 'Lights'),
      nft_name: 'Lights #9',
    });
    sandbox.clock.step(12 * block);
    expect(await told(id)).toMatchObject({ trans_kind: 'nft', status: 2000, deposit_type: 2, token_id: '9' });
    expect(has()).toBe(before);
  });
});

it('a remark on a deposit replaces the one it had', async () => {
  const id = come(specialAddresses.ordinary.evm);
  await ana(transactions.remarkDeposit, { id, remark: ' From Nora ' });
  expect((await told(id)).remark).toBe('From Nora');
  expect(await ana(transactions.remarkDeposit, { id, remark: 'x'.repeat(201) })).toMatchObject({
    code: codes.badParameter,
  });
  await ana(transactions.remarkDeposit, { id, remark: '' });
  expect((await told(id)).remark).toBe('');
});
