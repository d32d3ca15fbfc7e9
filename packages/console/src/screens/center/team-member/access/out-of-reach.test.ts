import type { StrategyStep } from '@mpc/api';
import { expect, it } from 'vitest';
import { staleSteps, type StrategyInEffect } from './out-of-reach.rules.ts';

const person = (uid: number, nickname: string) =>
  ({ uid, nickname, avatar_letter: '', role: 3, can_sign: 0 }) as const;
const ines = person(6, 'Ines Duarte');
const lin = person(3, 'Lin Wei');

const step = (members: StrategyStep['members'], threshold = 1): StrategyStep => ({
  node_index: 1,
  node_type: 1,
  name: '',
  threshold,
  members,
});

const strategy = (name: string, steps: readonly StrategyStep[], subWalletId = 2): StrategyInEffect => ({
  key: name,
  type: 1,
  name,
  subWalletId,
  subWalletName: 'Payroll',
  steps,
});

const payroll = { sub_wallet_id: 2, sub_wallet_name: 'Payroll' };

it('finds the steps that name people who left, those that cannot be passed any more first', () => {
  const found = staleSteps(
    [
      strategy('Week', [step([ines, lin])]),
      strategy('Large', [step([ines])]),
      strategy('Fine', [step([lin])]),
    ],
    [{ uid: 3, role: 3, sub_wallets: [payroll] }],
  );
  expect(
    found.map(({ strategy: of, left, present, isOutOfReach }) => [of.name, left, present, isOutOfReach]),
  ).toEqual([
    ['Large', ['Ines Duarte'], 0, true],
    ['Week', ['Ines Duarte'], 1, false],
  ]);
});

it('counts who left the sub-wallet alone as left there, but owner, admins and the whole wallet not', () => {
  const strategies = [strategy('Payroll', [step([lin])]), strategy('Bills', [step([lin])], 0)];
  const names = (role: 2 | 3) =>
    staleSteps(strategies, [{ uid: 3, role, sub_wallets: [] }]).map(({ strategy: of }) => of.name);
  expect(names(3)).toEqual(['Payroll']);
  expect(names(2)).toEqual([]);
});
