import { describe, expect, it, onTestFinished, vi } from 'vitest';
import Big from 'big.js';
import { checkAddress, lookAlike } from '../../addresses/index.ts';
import { withdrawals } from '../../index.ts';
import { createSandbox, people, subWalletIds } from '../index.ts';
import { asking } from '../testing.ts';
import { coinOf } from './access.ts';
import { specialAddresses } from './addresses.seed.ts';
import { available } from './ledger.ts';
import { hour } from '../../core/durations.ts';

const sandbox = createSandbox({ clock: 'frozen' });
const { world } = sandbox;

describe('the world there is at first', () => {
  it('has deposits and withdrawals of every state', () => {
    const states = (kind: string) =>
      new Set(world.transactions.all().flatMap((row) => (row.trans_kind === kind ? [row.status] : [])));
    expect(states('deposit')).toEqual(new Set([1000, 1100, 2000, 3000, 4000]));
    expect(states('withdraw')).toEqual(new Set([1000, 1100, 1200, 2000, 2100, 2200, 2201, 2202, 2300, 2400]));
    expect(world.transactions.size).toBeGreaterThan(120);
  });

  it('has dust, of no worth and of next to none, from an address that looks like one in the book', () => {
    const book = world.book.where('shelf', `sub-wallet ${subWalletIds.main}`);
    const anchors = book.filter(({ base_symbol }) => base_symbol === 'ETH');
    const dust = world.transactions
      .where('sub_wallet_id', subWalletIds.main)
      .filter((row) => row.trans_kind === 'deposit' && row.symbol === 'USDTERC20')
      .filter(
        (row) => lookAlike('ETH', row.address_from, anchors, ({ address }) => address)?.level === 'block',
      );
    expect(dust.map((row) => row.amount)).toEqual(['0.004', '0', '0']);
  });

  it('has a payment to several that waits for approval, of what its parts add up to', async () => {
    const [order] = world.transactions
      .where('sub_wallet_id', subWalletIds.main)
      .flatMap((row) => (row.trans_kind === 'withdraw' && row.outputs !== undefined ? [row] : []));
    const { data } = await asking(sandbox, people.admin.uid)(withdrawals.info, { id: order?.id ?? 0 });
    expect(data).toMatchObject({ status: 1000, my_action: 1 });
    const parts = data.outputs ?? [];
    expect(parts).toHaveLength(3);
    expect(parts[0]?.address).toBe(data.address_to);
    expect(parts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed()).toBe(data.amount);
  });

  it('spends nothing it does not have', () => {
    const short = world.subWallets
      .all()
      .flatMap((row) =>
        row.focus
          .filter((symbol) => available(world, row.sub_wallet_id, symbol).lt(0))
          .map((symbol) => [row.sub_wallet_name, symbol]),
      );
    expect(short).toEqual([]);
  });

  it('has only addresses that their chains accept, carrying their checksums', () => {
    const wrong = world.transactions.all().flatMap((row) => {
      const { base_symbol } = coinOf(world, row);
      // Solana and EOS have no checksums to carry.
      const checksum = base_symbol === 'SOL' || base_symbol === 'EOS' ? 'none' : 'strong';
      return [row.address_from, row.address_to].filter((address) => {
        const check = checkAddress(base_symbol, address);
        return !check.ok || check.checksum !== checksum;
      });
    });
    expect(wrong).toEqual([]);
    for (const { evm, tron } of Object.values(specialAddresses)) {
      expect([checkAddress('ETH', evm).ok, checkAddress('TRX', tron).ok]).toEqual([true, true]);
    }
  });

  it('is the same again for the same number and moment, and another for another', () => {
    const same = createSandbox({ clock: 'frozen' }).world;
    expect(same.transactions.all()).toEqual(world.transactions.all());
    const other = createSandbox({ clock: 'frozen', seed: 2 }).world;
    expect(other.transactions.all()).not.toEqual(world.transactions.all());
  });
});

function runThenReset() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 9, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const running = createSandbox({ seed: 3 });
  const resetAfter = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    running.reset();
  };
  return { running, resetAfter };
}

describe('a running world that begins again', () => {
  it('is the one it was, and goes on from that moment', () => {
    const { running, resetAfter } = runThenReset();
    const [began, rows] = [running.clock.now(), running.world.transactions.all()];
    running.clock.step(hour);
    expect(running.world.transactions.all()).not.toEqual(rows);
    resetAfter(30);
    expect(running.clock.now()).toBe(began);
    expect(running.world.transactions.all()).toEqual(rows);
    vi.setSystemTime(Date.now() + 1000);
    expect(running.clock.now()).toBe(began + 1000);
  });

  it('is never further behind the real time than half a minute', () => {
    const { running, resetAfter } = runThenReset();
    resetAfter(31);
    expect(running.clock.now()).toBe(Date.now());
  });
});
