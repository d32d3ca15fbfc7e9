import { addressOn } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import { blacklistParams, blacklistList } from './blacklist-list.ts';
import { addressesIn, faultsIn } from './blacklist.rules.ts';

it('asks the server for each filter', () => {
  const state = blacklistList.parse(new URLSearchParams('tab=blacklist&net=ETH&scope=2,3&state=on&q=mix'));
  expect(blacklistParams(state, 1001)).toEqual({
    wallet_id: 1001,
    base_symbol: ['ETH'],
    scope: [2, 3],
    status: 1,
    keyword: 'mix',
  });
});

it('takes an address a line, and tells which of them are none or stand there twice', () => {
  const good = addressOn('TRX', 'a mixer');
  const lines = addressesIn(`${good}\n\n  ${good}x \n${good}`);
  expect(lines).toEqual([good, `${good}x`, good]);
  expect(faultsIn('TRX', lines)).toEqual([
    { line: 2, kind: 'form', text: `${good}x` },
    { line: 3, kind: 'twice', text: good },
  ]);
});
