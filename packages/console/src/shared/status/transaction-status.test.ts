import { isTerminal } from '@mpc/api';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { sayStatus, statusLook, type StatusFacts } from './transaction-status.ts';

const transfer = (facts: Omit<StatusFacts, 'trans_kind'>) =>
  statusLook({ trans_kind: 'withdraw', ...facts })?.label.replace('status.withdraw.', '');

test('a transfer is broadcast only once it has a hash, and confirms only once a block took it', () => {
  expect(transfer({ status: 1200, txid: '', confirmations: 0 })).toBe('broadcasting');
  expect(transfer({ status: 1200, txid: '0xab', confirmations: 0 })).toBe('broadcast');
  expect(transfer({ status: 1200, txid: '0xab', confirmations: 3 })).toBe('confirming');
});

test('what was never broadcast was canceled; of what was, either may have happened', () => {
  expect(transfer({ status: 2300, txid: '' })).toBe('canceled');
  expect(transfer({ status: 2300, txid: '0xab' })).toBe('canceledOrReplaced');
});

test('a transfer that KYT holds back is on hold until it has come to its end', () => {
  expect(transfer({ status: 1000, kyt_status: 3 })).toBe('onHold');
  expect(transfer({ status: 1100, kyt_status: 4 })).toBe('onHold');
  expect(transfer({ status: 1100, kyt_status: 5 })).toBe('awaitingSignature');
  expect(transfer({ status: 2201, kyt_status: 3 })).toBe('rejectedBySystem');
});

test('a code that nobody has told us of has no look, and is said as its number', () => {
  expect(transfer({ status: 1900 })).toBeUndefined();
  for (const trans_kind of ['withdraw', 'deposit'] as const) {
    expect(isTerminal({ trans_kind, status: 9999 })).toBe(false);
    expect(sayStatus(((key: string) => key) as TFunction, { trans_kind, status: 9999 })).toBe('9999');
  }
});
