import { expect, it } from 'vitest';
import { coins, trx, usdt, usdtErc } from './batch-samples.ts';
import { coinNames } from './coin-names.rules.ts';

const read = coinNames(coins);

it.each([
  ['TUSDT', usdt],
  ['tusdt', usdt],
  ['USDT TRC20', usdt],
  ['USDT (TRC20)', usdt],
  ['usdt-erc20', usdtErc],
  ['USDT（ERC20）', usdtErc],
  ['TRX', trx],
])('reads %s', (text, coin) => {
  expect(read(text)).toEqual({ coin });
});

it('asks for the network where several have the coin, and knows no others', () => {
  expect(read('USDT')).toEqual({ problem: 'ambiguous', nets: 'TRC20, ERC20' });
  expect(read('USDT BEP20')).toEqual({ problem: 'unknown' });
  expect(read('constructor')).toEqual({ problem: 'unknown' });
});
