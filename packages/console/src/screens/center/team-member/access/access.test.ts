import type { MemberStep } from '@mpc/api';
import { expect, it } from 'vitest';
import { accessRows, type MemberAccess } from './access.rules.ts';

const main = { sub_wallet_id: 1, sub_wallet_name: 'Main' };
const payroll = { sub_wallet_id: 2, sub_wallet_name: 'Payroll' };

const step = (of: typeof main, more: Partial<MemberStep> = {}): MemberStep => ({
  strategy_id: 7,
  name: 'Large payroll',
  type: 1,
  ...of,
  node_index: 1,
  node_type: 1,
  threshold: 1,
  people: 1,
  breaks: 1,
  ...more,
});

const someone = (more: Partial<MemberAccess>): MemberAccess => ({
  uid: 5,
  nickname: 'Ines Duarte',
  account: 'in***@harbour.example',
  role: 3,
  key_status: 0,
  sub_wallets: [payroll],
  strategies: [],
  ...more,
});

const rowsFor = (member: Partial<MemberAccess>, isProtected = false) =>
  accessRows([someone(member)], { isProtected, subWalletId: null });

it('gives a member their own sub-wallets, and approval only where a step names them', () => {
  const [row, ...others] = rowsFor({ strategies: [step(payroll)] });
  expect(others).toEqual([]);
  expect(row?.subWalletName).toBe('Payroll');
  expect(row?.approves.map(({ name }) => name)).toEqual(['Large payroll']);
  expect(row?.grants).toEqual({
    view: 'yes',
    request: 'yes',
    approve: 'yes',
    sign: 'no',
    cancel: 'ownUnsigned',
    address: 'no',
    strategy: 'yes',
  });
  expect(rowsFor({})[0]?.grants.approve).toBe('no');
});

it('tells of a step that names someone who was removed from its sub-wallet', () => {
  const rows = rowsFor({ sub_wallets: [main], strategies: [step(payroll)] });
  expect(rows.map(({ subWalletName }) => subWalletName)).toEqual(['Main', 'Payroll']);
  expect(rows[1]?.grants).toMatchObject({ view: 'no', request: 'no', approve: 'noAccess', cancel: 'no' });
});

it('lets sign only who stands in a signing step and has accepted the key', () => {
  const signing = { sub_wallets: [main], strategies: [step(main, { node_type: 2 })] };
  const signOf = (member: Partial<MemberAccess>, isProtected = false) =>
    rowsFor({ ...signing, ...member }, isProtected)[0]?.grants.sign;
  expect(signOf({ role: 1, key_status: 2 }, true)).toBe('yes');
  expect(signOf({ role: 2, key_status: 2 })).toBe('yes');
  expect(signOf({ role: 2, key_status: 2 }, true)).toBe('notOwnTransfers');
  expect(signOf({ role: 2, key_status: 1 })).toBe('keyPending');
  expect(signOf({ role: 3 })).toBe('no');
  expect(signOf({ role: 2, key_status: 2, strategies: [step(main)] })).toBe('no');
});

it('leaves workspace strategies out, and keeps to the sub-wallet that is asked for', () => {
  const owner = someone({
    role: 1,
    sub_wallets: [main, payroll],
    strategies: [step({ sub_wallet_id: 0, sub_wallet_name: '' }, { type: 3, strategy_id: 0 })],
  });
  const rows = accessRows([owner], { isProtected: false, subWalletId: 2 });
  expect(rows.map(({ subWalletId, grants }) => [subWalletId, grants.approve, grants.address])).toEqual([
    [2, 'no', 'yes'],
  ]);
});
