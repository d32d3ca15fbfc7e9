import type { KeyExport } from '@mpc/api';
import { expect, it } from 'vitest';
import { beforeOf, doneOf, stepStates, type DryRun } from './dry-run.rules.ts';

const application = { apply_id: 5, item_id: 9, status: 0, valid_until: 0, can_export: 0 } as const;
const key: KeyExport = {
  sub_wallet_id: 1,
  sub_wallet_name: 'Payroll',
  sub_wallet_type: 1,
  key_type: 'ed25519',
  chains: ['SOL'],
  share_set: { needed: 3, platform: 2, phone: 1, created_at: 1 },
  export_status: 3,
  last_export_at: 100,
  application: { ...application, status: 1 },
  file: null,
};
const run: DryRun = { subWalletId: 1, startedAt: 1, before: beforeOf([key]), ticks: {}, differsAt: 0 };
const asked = (part: Partial<KeyExport>, status: 0 | 1 | 2 = 0) => [
  { ...key, application: { ...application, apply_id: 6, status }, ...part },
];
const said = (keys: KeyExport[] | undefined) => {
  const { apply, approve, export: exported, file } = stepStates(run, keys);
  return [apply, approve, exported, file];
};

it('counts only what came after it began', () => {
  expect(said([key])).toEqual(['open', 'later', 'later', 'later']);
});

it('follows the request as the server tells of it', () => {
  expect(said(asked({ export_status: 1 }))).toEqual(['done', 'waiting', 'later', 'later']);
  expect(said(asked({ export_status: 2 }, 1))).toEqual(['done', 'done', 'open', 'later']);
  expect(said(asked({ last_export_at: 101 }, 1))).toEqual(['done', 'done', 'done', 'open']);
  expect(said(asked({}, 2))).toEqual(['done', 'failed', 'later', 'later']);
  // Approved, and its time ran out before it was exported.
  expect(said(asked({ export_status: 3 }, 1))).toEqual(['done', 'done', 'failed', 'later']);
  expect(said(undefined)).toEqual(['unknown', 'unknown', 'unknown', 'later']);
});

it('is not done where the restored address is another one', () => {
  const ticks = { tool: 2, offline: 3, file: 4, rebuild: 5, compare: 6, destroy: 7 };
  const exported = asked({ last_export_at: 101 }, 1);
  expect(doneOf(stepStates({ ...run, ticks }, exported))).toBe(9);
  const failed = stepStates({ ...run, ticks, differsAt: 8 }, exported);
  expect([failed.compare, doneOf(failed)]).toEqual(['failed', 8]);
});
