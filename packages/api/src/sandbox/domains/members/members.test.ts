import { describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { members, type ParamsOf } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds } from '../../index.ts';
import { asking } from '../../testing.ts';

const { treasury, operations } = walletIds;
const { payroll } = subWalletIds;
const { owner, admin, member, secondMember, approver, outsider } = people;

const sandbox = createSandbox({ clock: 'frozen' });
const ana = asking(sandbox, owner.uid);
const list = async (filter: Partial<ParamsOf<typeof members.list>> = {}, person = ana) =>
  (await person(members.list, { wallet_id: treasury, ...filter })).data;
const uids = async (filter: Partial<ParamsOf<typeof members.list>>) =>
  (await list(filter)).map((row) => row.uid);
const detail = async (uid: number, person = ana) =>
  (await person(members.detail, { wallet_id: treasury, uid })).data;

describe('the list of members', () => {
  it('has everybody, the owner first', async () => {
    const rows = await list();
    expect(rows.map((row) => row.role)).toEqual([1, 2, 3, 3, 3]);
    expect(rows[0]).toMatchObject({ nickname: 'Ana Ruiz', account: 'an***@harbour.example', key_status: 2 });
    expect(rows.map((row) => row.key_status)).toEqual([2, 1, 0, 0, 0]);
    expect(rows[4]?.sub_wallets).toEqual([{ sub_wallet_id: payroll, sub_wallet_name: 'Payroll' }]);
    const joined = rows.map((row) => row.joined_at);
    expect(joined).toEqual([...joined].sort((one, other) => one - other));
  });

  it('is narrowed to a role, a sub-wallet, a word, and those who approve', async () => {
    expect(await uids({ role: [2, 3] })).toEqual([admin.uid, member.uid, secondMember.uid, approver.uid]);
    expect(await uids({ sub_wallet_id: payroll, role: [3] })).toEqual([member.uid, approver.uid]);
    expect(await uids({ keyword: 'LIN' })).toEqual([member.uid]);
    expect(await uids({ keyword: 'ko***' })).toEqual([admin.uid]);
    expect(await uids({ is_approver: 0 })).toEqual([secondMember.uid]);
    expect(await uids({ is_approver: 1, role: [3] })).toEqual([member.uid, approver.uid]);
  });

  it('is sorted as asked', async () => {
    expect(await uids({ order_by: 'joined_at', order: 'desc' })).toEqual(
      (await uids({ order_by: 'joined_at' })).toReversed(),
    );
  });

  it('tells nobody of sub-wallets that they do not see', async () => {
    const rows = await list({}, asking(sandbox, approver.uid));
    expect(
      rows.flatMap((row) => row.sub_wallets.map((one) => one.sub_wallet_id)).every((id) => id === payroll),
    ).toBe(true);
  });
});

describe('a member in full', () => {
  it('has the steps in which they stand, and which of those would break without them', async () => {
    const { strategies, strategy_count, is_approver } = await detail(approver.uid);
    const large = strategies.find((step) => step.strategy_id === 4101);
    expect(large).toMatchObject({ name: 'Large payroll', node_type: 1, threshold: 1, people: 1, breaks: 1 });
    expect(strategies.find((step) => step.name === 'Whitelist, a week')).toMatchObject({
      people: 2,
      breaks: 0,
    });
    expect([strategy_count, is_approver]).toEqual([2, 1]);
    const own = (await detail(owner.uid)).strategies;
    expect(own.filter((step) => step.type === 3).map((step) => step.business_type)).toContain('key_export');
  });

  it('has what they did lately, the latest first', async () => {
    const { actions } = await detail(owner.uid);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.length).toBeLessThanOrEqual(20);
    const times = actions.map((action) => action.time);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(actions.map((action) => action.action)).has('approved')).toBe(true);
    const asked = (await detail(member.uid)).actions.filter((action) => action.action === 'asked');
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is of the wallet', async () => {
    expect(await ana(members.detail, { wallet_id: treasury, uid: outsider.uid })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'uid', fault: 'unknown' },
    });
    expect((await ana(members.detail, { wallet_id: operations, uid: owner.uid })).data.role).toBe(2);
  });
});
