import type { MultisigAddress, MultisigVersion, OperateLog } from '@mpc/api';
import { expect, it } from 'vitest';
import { approversOf, contractChange } from './contract-change.rules.ts';

const log: OperateLog = {
  id: 1,
  wallet_id: 1,
  sub_wallet_id: 0,
  sub_wallet_name: '',
  op_type: 'edit',
  business_type: 'cold_address',
  area: 'ETH',
  business_id: 8,
  content_before: '0xA 0xB',
  content_after: '0xC 0xB',
  ip: '',
  created_at: 1,
  status: 1,
  item_id: 0,
};
const person = (uid: number, name: string, status: 0 | 1 | 2) => ({ uid, name, status });
const version: MultisigVersion = {
  id: 5,
  op: 'edit',
  old_warm_address: '0x1',
  old_cold_address: '0x2',
  warm_address: '0x3',
  cold_address: '0x2',
  status: 1,
  submitter: { uid: 1, nickname: 'Ana', avatar_letter: 'A' },
  node_list: [
    {
      node_index: 1,
      node_type: 1,
      threshold: 1,
      node_status: 2,
      members: [person(2, 'Kofi', 1), person(3, 'Mei', 0)],
    },
  ],
  remark: '',
  created_at: 1,
};
const pairs = (part: Partial<MultisigVersion> = {}) =>
  [{ versions: [{ ...version, ...part }] }] as MultisigAddress[];

it('reads the addresses of the request where there is one, and else those that the log writes', () => {
  expect(contractChange({ ...log, item_id: 5 }, pairs())).toMatchObject({
    warm: { before: '0x1', after: '0x3' },
    cold: { before: '0x2', after: '0x2' },
  });
  expect(contractChange(log, pairs())).toMatchObject({
    version: undefined,
    warm: { before: '0xA', after: '0xC' },
    cold: { before: '0xB', after: '0xB' },
  });
  expect(contractChange({ ...log, content_after: '' }, []).warm).toEqual({ before: '0xA', after: '' });
});

it('names those who decided, and while it waits also those who are waited for', () => {
  expect(approversOf(contractChange({ ...log, item_id: 5 }, pairs()))).toEqual([{ name: 'Kofi', said: 1 }]);
  expect(approversOf(contractChange({ ...log, item_id: 5 }, pairs({ status: 0 })))).toHaveLength(2);
  expect(approversOf(contractChange(log, pairs()))).toEqual([]);
});
