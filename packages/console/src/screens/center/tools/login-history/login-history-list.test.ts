import { expect, it } from 'vitest';
import { loginHistoryList, loginParams } from './login-history-list.ts';

const asked = (text: string) => loginParams(loginHistoryList.parse(new URLSearchParams(text)), 1);

it('asks for what is narrowed and nothing else', () => {
  expect(asked('')).toEqual({ wallet_id: 1 });
  expect(asked('result=0&client=app&who=5&q=Lisbon&period=2026-01-01..2026-01-02')).toEqual({
    wallet_id: 1,
    result: 0,
    client_type: 'app',
    uid: 5,
    keyword: 'Lisbon',
    start_time: new Date(2026, 0, 1).getTime(),
    end_time: new Date(2026, 0, 3).getTime() - 1,
  });
  expect(asked('result=7&client=fax')).toEqual({ wallet_id: 1 });
});
