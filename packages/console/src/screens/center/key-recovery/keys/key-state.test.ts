import type { KeyExport } from '@mpc/api';
import { expect, it } from 'vitest';
import { deadlineOf, keyStateOf, mayApply } from './key-state.rules.ts';

const application = { apply_id: 1, item_id: 2, status: 1, valid_until: 1, can_export: 1 } as const;
const file = { name: 'x.shares', url: '/x', sha256: '', expire_at: 2 };
const key: KeyExport = {
  sub_wallet_id: 1,
  sub_wallet_name: 'Payroll',
  sub_wallet_type: 1,
  key_type: 'secp256k1',
  chains: ['ETH'],
  share_set: { needed: 3, platform: 2, phone: 1, created_at: 1 },
  export_status: 0,
  last_export_at: null,
  application: null,
  file: null,
};

it('goes by what the server says, also where its time limits are long over on this device', () => {
  const approved = { ...key, export_status: 2, application } as const;
  expect([keyStateOf(approved), deadlineOf(approved), mayApply(approved)]).toEqual(['approved', 1, false]);
  const ready = { ...key, export_status: 3, application, file } as const;
  expect([keyStateOf(ready), deadlineOf(ready), mayApply(ready)]).toEqual(['ready', 2, false]);
});

it('offers nothing the server does not, also where its time limits are far ahead on this device', () => {
  const later = { ...application, valid_until: 9e12 };
  expect(keyStateOf({ ...key, application: later })).toBe('lapsed');
  const exported: KeyExport = { ...key, export_status: 3, application: later };
  expect([keyStateOf(exported), deadlineOf(exported), mayApply(exported)]).toEqual([
    'exported',
    undefined,
    true,
  ]);
});

it('says how the latest request ended, also where there was an export before it', () => {
  const ended = (status: 0 | 2 | 3 | 4 | 5, export_status: 0 | 1 | 3) =>
    keyStateOf({ ...key, export_status, application: { ...application, status } });
  expect([ended(0, 1), ended(2, 3), ended(3, 0), ended(4, 0), ended(5, 0)]).toEqual([
    'applied',
    'rejected',
    'canceled',
    'expired',
    'canceled',
  ]);
  expect(keyStateOf({ ...key, export_status: 9 as 0 })).toBeNull();
});
