import type { OperateLog } from '@mpc/api';
import { expect, it } from 'vitest';
import { apiLogList, apiLogParams } from './api-log-list.ts';
import { loggedApi } from './logged-api.rules.ts';

it('asks the server for each filter of the log', () => {
  const state = apiLogList.parse(new URLSearchParams('act=edit_ip,enable&who=7&status=0,1&q=203'));
  expect(apiLogParams(state, 1001)).toEqual({
    wallet_id: 1001,
    business: ['api'],
    op_type: ['edit_ip', 'enable'],
    operator: [7],
    status: [0, 1],
    keyword: '203',
  });
});

const log = (content_before: string, content_after: string): OperateLog => ({
  id: 1,
  wallet_id: 1001,
  sub_wallet_id: 0,
  sub_wallet_name: '',
  op_type: 'edit_key',
  business_type: 'api',
  area: '',
  business_id: 1001,
  content_before,
  content_after,
  ip: '',
  created_at: 0,
  status: 1,
  item_id: 0,
});

it('sets each value before beside the same after, fingerprints in groups, addresses a line each', () => {
  expect(
    loggedApi(
      log(
        `client_rsa_pub ${'ab12'.repeat(16)}`,
        `client_rsa_pub ${'cd34'.repeat(16)}\nip_whitelist 203.0.113.7, 203.0.113.8`,
      ),
    ),
  ).toEqual([
    {
      field: 'client_rsa_pub',
      before: Array(16).fill('ab12').join(' '),
      after: Array(16).fill('cd34').join(' '),
    },
    { field: 'ip_whitelist', before: '', after: '203.0.113.7\n203.0.113.8' },
  ]);
});

it('leaves a text that names no setting as it is', () => {
  expect(loggedApi(log('', 'Two keys'))).toEqual([{ field: null, before: '', after: 'Two keys' }]);
});
