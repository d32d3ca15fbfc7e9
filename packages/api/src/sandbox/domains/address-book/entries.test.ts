import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import type { EntryDraft } from '../../../domains/address-book/address-book.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { addressOn, createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';

const { main, payroll, customerDeposits } = subWalletIds;
const wallet_id = walletIds.treasury;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;
let mei: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  lin = asking(sandbox, people.member.uid);
  mei = asking(sandbox, people.secondMember.uid);
});

const draft = (name: string, more: Partial<EntryDraft> = {}): EntryDraft => ({
  base_symbol: 'TRX',
  address: addressOn('TRX', name),
  label: name,
  ...more,
});

const xrp = (memo: string) =>
  draft('Exchange', { base_symbol: 'XRP', address: addressOn('XRP', 'Exchange'), memo });

async function propose(rows: EntryDraft[], sub_wallet_ids: number[] = [payroll], is_white: 0 | 1 = 1) {
  const { code, data } = await lin(addressBook.add, { wallet_id, sub_wallet_ids, rows, is_white });
  expect(code).toBe('0');
  return data;
}

async function statusOf(id: number) {
  const [found] = (await ana(addressBook.statuses, { ids: [id] })).data;
  return found?.status;
}

async function offered(sub_wallet_id: number, symbol = 'TUSDT') {
  const { data } = await lin(addressBook.withdrawAddresses, { sub_wallet_id, symbol, scope: 'shared' });
  return data.map((entry) => entry.label);
}

async function payFromPayroll(name: string): Promise<string> {
  const { code } = await lin(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: payroll,
    symbol: 'TUSDT',
    address_to: addressOn('TRX', name),
    amount: '12',
  });
  return code;
}

describe('a shared entry', () => {
  it('counts for nothing until its addition is approved', async () => {
    const { audit_id, ids } = await propose([draft('Baker')]);
    const [id = 0] = ids;
    expect(await statusOf(id)).toBe(1);
    expect(await offered(payroll)).not.toContain('Baker');
    expect(await payFromPayroll('Baker')).toBe(codes.notWhitelisted);
    await ana(addressBook.passAudit, { audit_id });
    expect(await statusOf(id)).toBe(2);
    expect(await offered(payroll)).toContain('Baker');
    expect(await payFromPayroll('Baker')).toBe('0');
  });

  it.each([
    ['refused', 3],
    ['revoked', 4],
  ] as const)('whose addition is %s stays as a record, and can be proposed again', async (how, status) => {
    const { audit_id, ids } = await propose([draft('Baker')]);
    if (how === 'refused') await ana(addressBook.refuseAudit, { audit_id });
    else await lin(addressBook.revokeAudit, { audit_id });
    expect(await statusOf(ids[0] ?? 0)).toBe(status);
    expect((await propose([draft('Baker')])).repeated).toEqual([]);
  });

  it('keeps its version in force while another one waits', async () => {
    const entry = sandbox.world.book
      .where('shelf', `sub-wallet ${payroll}`)
      .find((row) => row.label === 'Tax office');
    const id = entry?.id ?? 0;
    const moved = draft('Tax office (new)', { id });
    const { audit_id } = (await lin(addressBook.add, { rows: [moved] })).data;
    expect(await payFromPayroll('Tax office')).toBe('0');
    expect(await payFromPayroll('Tax office (new)')).toBe(codes.notWhitelisted);
    const again = await lin(addressBook.add, { rows: [{ ...moved, label: 'Third' }] });
    expect(again).toMatchObject({ code: codes.changePending, data: { item_id: audit_id } });

    await ana(addressBook.passAudit, { audit_id });
    expect(await payFromPayroll('Tax office')).toBe(codes.notWhitelisted);
    expect(await payFromPayroll('Tax office (new)')).toBe('0');
    const { content } = (await ana(addressBook.audit, { audit_id })).data;
    expect(content.entries).toMatchObject([
      { id, before: { label: 'Tax office' }, after: { label: 'Tax office (new)', is_white: 1 } },
    ]);
  });

  it('is in force until its deletion is approved, and stays if it is refused', async () => {
    const id = sandbox.world.book.where('shelf', `sub-wallet ${main}`).at(0)?.id ?? 0;
    const first = (await lin(addressBook.remove, { id, remark: 'Closed' })).data;
    expect((await lin(addressBook.remove, { id })).data).toEqual(first);
    expect(await statusOf(id)).toBe(5);
    expect(await offered(main)).toContain('Northwind Supplies');
    await ana(addressBook.refuseAudit, first);
    expect(await statusOf(id)).toBe(2);
    await ana(addressBook.passAudit, (await lin(addressBook.remove, { id })).data);
    expect(await statusOf(id)).toBeUndefined();
    expect(await offered(main)).not.toContain('Northwind Supplies');
  });

  it('of one coin is for no other coin of its chain', async () => {
    const { audit_id } = await propose([draft('Baker', { symbol: 'TRX' })]);
    await ana(addressBook.passAudit, { audit_id });
    expect(await payFromPayroll('Baker')).toBe(codes.notWhitelisted);
    expect(await offered(payroll, 'TRX')).toContain('Baker');
    expect(await offered(payroll)).not.toContain('Baker');
  });

  it('of several sub-wallets is for each of them, and decided for the whole wallet', async () => {
    const { audit_id } = await propose([draft('Baker')], [payroll, main]);
    await ana(addressBook.passAudit, { audit_id });
    expect(await offered(payroll)).toContain('Baker');
    expect(await offered(main)).toContain('Baker');
    expect(await offered(customerDeposits)).not.toContain('Baker');
  });
});

describe('several rows', () => {
  it('are taken one by one, and each one that is not is named', async () => {
    const data = await propose([
      draft('Baker'),
      draft('Smith', { address: 'nonsense' }),
      draft('Baker'),
      draft('Tax office'),
      draft('Miller', { symbol: 'USDC' }),
      draft('Mason', { memo: '12' }),
      draft('Cook', { base_symbol: 'NOPE' }),
    ]);
    expect(data.ids).toHaveLength(1);
    expect(data.repeated.map(({ row }) => row)).toEqual([2, 3]);
    expect(data.invalid.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'address'],
      [4, 'coin'],
      [5, 'memo'],
      [6, 'network'],
    ]);
  });

  it('sent twice are there once', async () => {
    const rows = [draft('Baker'), draft('Smith')];
    const first = await propose(rows);
    const second = await propose(rows);
    expect(second).toMatchObject({ audit_id: first.audit_id, ids: [] });
    expect(second.repeated).toHaveLength(2);
  });

  it('carry a memo only where the chain has memos, in its form', async () => {
    const data = await propose([xrp('77'), xrp('seventy-seven'), xrp('78')]);
    expect(data.ids).toHaveLength(2);
    expect(data.invalid).toMatchObject([{ row: 1, reason: 'memo' }]);
  });
});

describe('an entry of one’s own', () => {
  it('is there at once, for its owner alone', async () => {
    const [id = 0] = (await lin(addressBook.add, { scope: 'personal', rows: [draft('Baker')] })).data.ids;
    const mine = (await lin(addressBook.list, { scope: 'personal', keyword: 'bak' })).data;
    expect(mine.list).toMatchObject([{ id, scope: 'personal', status: 2, is_white: 0 }]);
    expect((await mei(addressBook.list, { scope: 'personal', keyword: 'bak' })).data.count).toBe(0);
    expect((await mei(addressBook.remove, { id })).code).toBe(codes.badParameter);

    await lin(addressBook.add, { scope: 'personal', rows: [draft('Baker', { id, label: 'Bakery' })] });
    expect((await lin(addressBook.list, { scope: 'personal', keyword: 'bakery' })).data.count).toBe(1);
    expect((await lin(addressBook.add, { scope: 'personal', rows: [draft('Baker')] })).code).toBe(
      codes.badParameter,
    );
    expect((await lin(addressBook.remove, { id })).data).toEqual({ audit_id: 0 });
    expect((await lin(addressBook.list, { scope: 'personal', keyword: 'bak' })).data.count).toBe(0);
  });
});

describe('the list', () => {
  it('counts what is in each tab under the other filters', async () => {
    await propose([draft('Baker'), draft('Smith')]);
    const { counts } = (await lin(addressBook.list, { wallet_id, sub_wallet_id: [payroll] })).data;
    const pending = (await lin(addressBook.list, { wallet_id, sub_wallet_id: [payroll], pending: 1 })).data;
    expect(pending.count).toBe(counts.pending);
    const inForce = { wallet_id, sub_wallet_id: [payroll], status: [2, 5] as (2 | 5)[] };
    expect((await lin(addressBook.list, inForce)).data.count).toBe(counts.effective);
    expect(counts.all).toBe(counts.effective + 3);
  });

  it('tells how often an entry was paid, and when', async () => {
    const asked = { wallet_id, sub_wallet_id: [main], keyword: 'Northwind', base_symbol: ['TRX'] };
    const before = (await lin(addressBook.list, asked)).data.list[0];
    const { withdraw_id } = (
      await lin(withdrawals.create, {
        request_id: crypto.randomUUID(),
        sub_wallet_id: main,
        symbol: 'TUSDT',
        address_to: addressOn('TRX', 'Northwind Supplies'),
        amount: '12',
      })
    ).data;
    // Asked for is not paid.
    const meanwhile = (await lin(addressBook.list, asked)).data.list[0];
    expect(meanwhile?.used_count).toBe(before?.used_count);
    const order = sandbox.world.transactions.get(withdraw_id);
    if (order === undefined) throw new Error('There is no such order');
    sandbox.world.transactions.update(order, { status: WithdrawStatus.done });
    const after = (await lin(addressBook.list, { ...asked, recently_used: 1 })).data.list[0];
    expect(after).toMatchObject({
      used_count: (before?.used_count ?? 0) + 1,
      used_30d: (before?.used_30d ?? 0) + 1,
      last_used_at: order.created_at,
    });
  });

  it('shows nobody the entries of sub-wallets they do not see', async () => {
    const labels = async (person: typeof lin) =>
      (await person(addressBook.list, { wallet_id, page_size: 100 })).data.list.map((entry) => entry.label);
    expect(await labels(lin)).toContain('Tax office');
    expect(await labels(mei)).not.toContain('Tax office');
  });
});
