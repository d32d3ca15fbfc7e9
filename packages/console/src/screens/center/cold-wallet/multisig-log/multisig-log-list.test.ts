import { expect, it } from 'vitest';
import { multisigLogList, multisigLogParams } from './multisig-log-list.ts';

const asked = (text: string) => multisigLogParams(multisigLogList.parse(new URLSearchParams(text)), 1);

it('asks for the log of contract addresses, narrowed as the address says', () => {
  expect(asked('')).toEqual({ wallet_id: 1, business: ['cold_address'] });
  expect(asked('net=ETH,TRX&status=0,9&who=5&q=0xab&period=2026-01-01..2026-01-02')).toEqual({
    wallet_id: 1,
    business: ['cold_address'],
    area: ['ETH', 'TRX'],
    status: [0],
    operator: [5],
    keyword: '0xab',
    start_time: new Date(2026, 0, 1).getTime(),
    end_time: new Date(2026, 0, 3).getTime() - 1,
  });
});
