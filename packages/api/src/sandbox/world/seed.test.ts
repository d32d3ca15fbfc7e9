import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../addresses/index.ts';
import { createSandbox } from '../index.ts';
import { coinOf } from './access.ts';
import { specialAddresses } from './addresses.seed.ts';
import { available } from './ledger.ts';

const { world } = createSandbox({ clock: 'frozen' });

describe('the world there is at first', () => {
  it('has deposits and withdrawals of every state', () => {
    const states = (kind: string) =>
      new Set(world.transactions.all().flatMap((row) => (row.trans_kind === kind ? [row.status] : [])));
    expect(states('deposit')).toEqual(new Set([1000, 1100, 2000, 3000, 4000]));
    expect(states('withdraw')).toEqual(new Set([1000, 1100, 1200, 2000, 2100, 2200, 2201, 2202, 2300, 2400]));
    expect(world.transactions.size).toBeGreaterThan(120);
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
