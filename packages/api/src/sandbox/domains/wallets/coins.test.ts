import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../../addresses/index.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { chainRows } from './chains.seed.ts';
import { coinRows } from './coins.seed.ts';
import { mayBeContract } from './manage-coins.ts';

const typeOf = (symbol: string) => coinRows.find((coin) => coin.symbol === symbol)?.coin_type;

describe('the coins there are', () => {
  it('have ids and symbols of their own, and a main coin for every chain', () => {
    expect(new Set(coinRows.map(({ id }) => id)).size).toBe(coinRows.length);
    expect(new Set(coinRows.map(({ symbol }) => symbol)).size).toBe(coinRows.length);
    const mains = coinRows.filter(({ symbol, base_symbol }) => symbol === base_symbol);
    expect(mains.map(({ symbol }) => symbol).sort()).toEqual(chainRows.map(({ symbol }) => symbol).sort());
  });

  it.each(coinRows.map((coin) => [coin.symbol, coin] as const))(
    '%s takes the addresses its chain takes, and its contract is one of them',
    (_, { base_symbol, address_regex, contract_address, symbol }) => {
      const address = addressOn(base_symbol, 'anybody');
      expect([checkAddress(base_symbol, address).ok, new RegExp(address_regex).test(address)]).toEqual([
        true,
        true,
      ]);
      const isMain = symbol === base_symbol;
      expect(isMain ? contract_address === '' : mayBeContract(base_symbol, contract_address)).toBe(true);
    },
  );

  it('are of the family their chain is: accounts, unspent outputs, or a memo', () => {
    expect(['ETH', 'TRX', 'SOL', 'HECO'].map(typeOf)).toEqual([0, 0, 0, 0]);
    expect(['BTC', 'LTC', 'DOGE'].map(typeOf)).toEqual([1, 1, 1]);
    expect(['TON', 'XRP', 'ATOM', 'EOS'].map(typeOf)).toEqual([2, 2, 2, 2]);
  });
});
