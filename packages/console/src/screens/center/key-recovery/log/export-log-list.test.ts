import { expect, it } from 'vitest';
import { exportLogList, exportLogParams } from './export-log-list.ts';

const asked = (text: string) => exportLogParams(exportLogList.parse(new URLSearchParams(text)), 1);

it('asks for the log of key exports, narrowed as the address says', () => {
  expect(asked('')).toEqual({ wallet_id: 1, business: ['key_export'] });
  expect(asked('op=export,delete&status=0,9&who=5&period=2026-01-01..2026-01-02')).toEqual({
    wallet_id: 1,
    business: ['key_export'],
    op_type: ['export'],
    status: [0],
    operator: [5],
    start_time: new Date(2026, 0, 1).getTime(),
    end_time: new Date(2026, 0, 3).getTime() - 1,
  });
});
