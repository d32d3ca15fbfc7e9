import { beforeEach, expect, it } from 'vitest';
import { codes } from '../../core/codes.ts';
import { approvals, members, strategies, transactions, wallets, withdrawals } from '../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, walletIds, type Sandbox } from '../index.ts';
import { asking } from '../testing.ts';

const { treasury } = walletIds;
const { payroll, grants, main } = subWalletIds;
const { owner, member, secondMember, approver, outsider } = people;

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
});

const list = async () => (await asking(sandbox, owner.uid)(members.list, { wallet_id: treasury })).data;
/** The step of a strategy in which Lin stands beside Ines. */
const weekOf = async () => {
  const { data } = await asking(sandbox, owner.uid)(members.detail, { wallet_id: treasury, uid: member.uid });
  return data.strategies.find(({ name }) => name === 'Whitelist, a week');
};

async function open(at: string) {
  return (await sandbox.fetch(new Request(`http://sandbox${at}`))).text();
}

/** Sends one of the page's forms, and follows where it leads. */
async function send(fields: readonly (readonly [name: string, value: string | number])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const answer = await sandbox.fetch(new Request('http://sandbox/sandbox/phone', { method: 'POST', body }));
  expect(answer.status).toBe(303);
  return open(answer.headers.get('Location') ?? '');
}

const remove = (uid: number) =>
  send([
    ['team', treasury],
    ['uid', uid],
    ['act', 'remove'],
  ]);

it('leads to the members of every wallet, and offers whom the wallet does not have yet', async () => {
  expect(await open('/sandbox/phone')).toContain(`href="/sandbox/phone?team=${treasury}&amp;lan=en-US"`);
  const page = await open(`/sandbox/phone?team=${treasury}`);
  expect(page).toContain('Members: Treasury');
  expect(page).toContain(`<option value="${outsider.uid}">Sam Poole`);
  expect(page).not.toContain(`<option value="${member.uid}">`);
});

it('adds a member to sub-wallets, who then sees these and no others', async () => {
  const page = await send([
    ['team', treasury],
    ['uid', outsider.uid],
    ['sub', payroll],
    ['sub', grants],
    ['act', 'place'],
  ]);
  expect(page).toContain('role="status">Saved');
  const added = (await list()).find(({ uid }) => uid === outsider.uid);
  expect(added).toMatchObject({ role: 3, key_status: 0, joined_at: sandbox.world.clock.now() });
  expect(added?.sub_wallets.map((sub) => sub.sub_wallet_id)).toEqual([payroll, grants]);
  const seen = await asking(sandbox, outsider.uid)(wallets.allSubWallets, { wallet_id: treasury });
  expect(seen.data.map((sub) => sub.sub_wallet_id)).toEqual([payroll, grants]);
});

it('moves a member between sub-wallets, and never the owner', async () => {
  const place = (uid: number) =>
    send([
      ['team', treasury],
      ['uid', uid],
      ['sub', main],
      ['act', 'place'],
    ]);
  await place(approver.uid);
  expect((await list()).find(({ uid }) => uid === approver.uid)?.sub_wallets).toMatchObject([
    { sub_wallet_id: main },
  ]);
  expect(await place(owner.uid)).not.toContain('role="status"');
  expect(await remove(owner.uid)).not.toContain('role="status"');
});

it('removes a member who stays named in strategies, whose steps the others then cannot pass', async () => {
  expect(await weekOf()).toMatchObject({ people: 2, threshold: 1, breaks: 0 });
  await remove(approver.uid);
  expect((await list()).map(({ uid }) => uid)).not.toContain(approver.uid);
  const { data } = await asking(sandbox, owner.uid)(strategies.advancedList, { sub_wallet_id: payroll });
  const large = data.find(({ name }) => name === 'Large payroll');
  expect(large?.node_list[0]?.members.map(({ uid }) => uid)).toEqual([approver.uid]);
  expect(await weekOf()).toMatchObject({ people: 2, breaks: 1 });
});

it('lets a removed member decide nothing that still names them', async () => {
  // Mei is in another wallet too, and stays signed in.
  const mei = asking(sandbox, secondMember.uid);
  const basic = sandbox.world.strategies.where('sub_wallet_id', main).find(({ type }) => type === 0);
  if (basic === undefined) throw new Error('Main has no basic strategy');
  sandbox.world.strategies.update(basic, {
    nodes: [
      { node_type: 1, threshold: 1, uids: [secondMember.uid] },
      { node_type: 2, threshold: 1, uids: [owner.uid] },
    ],
  });
  const created = await asking(sandbox, owner.uid)(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '25.5',
  });
  const id = created.data.withdraw_id;
  const mine = await mei(approvals.items, { tab: 'mine', page_no: 1, page_size: 100 });
  expect(mine.data.list.map(({ business_id: one }) => one)).toEqual([id]);
  await remove(secondMember.uid);
  const answer = await mei(approvals.audit, {
    id,
    trans_kind: 'withdraw',
    audit_result: 1,
  });
  expect(answer.code).toBe(codes.orderNotFound);
  expect((await mei(transactions.list, { wallet_id: treasury })).code).toBe(codes.noPermission);
});
