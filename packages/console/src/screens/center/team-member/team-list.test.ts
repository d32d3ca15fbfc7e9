import { expect, it } from 'vitest';
import { teamList, teamParams } from './team-list.ts';

const asked = (text: string) => teamParams(teamList.parse(new URLSearchParams(text)), 1001);

it('asks the server for what the address narrows the members to', () => {
  expect(asked('role=2,3&sub=2003&approver=no&q=lin ')).toEqual({
    wallet_id: 1001,
    role: [2, 3],
    sub_wallet_id: 2003,
    is_approver: 0,
    keyword: 'lin',
  });
  expect(asked('role=9&sub=x&approver=maybe')).toEqual({ wallet_id: 1001 });
});
