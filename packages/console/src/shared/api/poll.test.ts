import { codes, Refusal, wallets } from '@mpc/api';
import { expect, it } from 'vitest';
import { poll } from './poll.ts';

const paceAfter = (error: unknown) => poll(10_000)({ state: { error } });
const refused = (code: string) => new Refusal({ code, msg: '', data: null }, wallets.focusCoins);

it('asks again at its pace, also after a failure that may pass', () => {
  expect(paceAfter(null)).toBe(10_000);
  expect(paceAfter(new Error('no connection'))).toBe(10_000);
  expect(paceAfter(refused(codes.feeEstimationFailed))).toBe(10_000);
});

it('does not ask again about a sub-wallet that is gone', () => {
  expect(paceAfter(refused(codes.subWalletNotFound))).toBe(false);
});
