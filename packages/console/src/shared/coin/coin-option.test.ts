import { createSandbox } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import { coinOption } from './coin-option.tsx';

const coins = createSandbox({ clock: 'frozen' }).world.coins.all();
const usdtOn = (base: string) =>
  coins.find(({ base_symbol, symbol_alias }) => base_symbol === base && symbol_alias === 'USDT');

it.each([
  ['ETH', ['Ethereum', '以太坊', 'Tether', '泰达币']],
  ['TRX', ['TRON', '波场', 'TRC20']],
])('has the everyday names of USDT on %s among its keywords', (base, names) => {
  const usdt = usdtOn(base);
  if (usdt === undefined) throw new Error(`no USDT on ${base}`);
  expect(coinOption(usdt as never).keywords).toEqual(expect.arrayContaining(names));
});

it('has an everyday name for every network of the coin table', () => {
  for (const base of new Set(coins.map(({ base_symbol }) => base_symbol))) {
    const coin = coins.find(({ symbol }) => symbol === base);
    expect(coinOption(coin as never).keywords?.length, base).toBeGreaterThan(4);
  }
});
