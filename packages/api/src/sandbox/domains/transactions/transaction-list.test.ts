import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../index.ts';
import { transactions } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

type Filter = Omit<ParamsOf<typeof transactions.list>, 'wallet_id'>;

const { main } = subWalletIds;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

async function list(filter: Filter = {}) {
  const { code, data } = await ana(transactions.list, {
    wallet_id: walletIds.treasury,
    page_size: 1000,
    ...filter,
  });
  expect(code).toBe('0');
  return data;
}

describe('the list of transactions', () => {
  it('gives pages that together are everything once, newest first', async () => {
    const all = await list();
    expect(all.count).toBeGreaterThan(120);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.count / 30) + 1 }, (_, i) =>
        list({ page_no: i + 1, page_size: 30 }),
      ),
    );
    expect(pages.map((page) => page.pageTotal)).toEqual(pages.map(() => Math.ceil(all.count / 30)));
    expect(pages.flatMap((page) => page.list)).toEqual(all.list);
    expect(pages.at(-1)?.list).toEqual([]);
    const times = all.list.map((row) => row.created_at);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it.each<
    [name: string, filter: Filter, fits: (row: Awaited<ReturnType<typeof list>>['list'][number]) => boolean]
  >([
    ['kind', { trans_kind: ['withdraw'] }, (row) => row.trans_kind === 'withdraw'],
    ['coin', { symbol: 'TUSDT' }, (row) => row.symbol === 'TUSDT'],
    ['network', { base_symbol: 'ETH' }, (row) => row.base_symbol === 'ETH'],
    ['several states', { status: [1000, 2100] }, (row) => [1000, 2100].includes(row.status)],
    [
      'sub-wallets',
      { sub_wallet_id: [subWalletIds.main, subWalletIds.payroll] },
      (row) => [2001, 2003].includes(row.sub_wallet_id),
    ],
    ['screening', { kyt_status: [3] }, (row) => row.kyt_status === 3],
    [
      'several kinds',
      { trans_kind: ['web3', 'refund', 'nft'] },
      (row) => ['web3', 'refund', 'nft'].includes(row.trans_kind),
    ],
    ['coming in', { direction: 'in' }, (row) => ['deposit', 'nft'].includes(row.trans_kind)],
    ['going out', { direction: 'out' }, (row) => !['deposit', 'nft'].includes(row.trans_kind)],
    [
      'amount',
      { amount_min: '1000', amount_max: '2500.5' },
      (row) => row.amount !== '-1' && new Big(row.amount).gte(1000) && new Big(row.amount).lte('2500.5'),
    ],
    [
      'least amount, which an unlimited permission exceeds',
      { amount_min: '9000' },
      (row) => row.amount === '-1' || new Big(row.amount).gte(9000),
    ],
    ['where it was asked for', { source: [1, 2] }, (row) => [1, 2].includes(row.withdraw_source ?? 0)],
    [
      'who asked for it',
      { initiator: [people.member.uid] },
      (row) => row.initiator?.uid === people.member.uid,
    ],
    ['part of the payer', { address_from: 'tB' }, (row) => row.address_from.toLowerCase().includes('tb')],
    ['part of the recipient', { address_to: '0xA' }, (row) => row.address_to.toLowerCase().includes('0xa')],
    [
      'part of a hash',
      { keyword: 'ABC' },
      (row) =>
        [row.txid, row.address_from, row.address_to, row.request_id].some((text) =>
          text.toLowerCase().includes('abc'),
        ),
    ],
  ])('is filtered on the server by %s', async (_, filter, fits) => {
    const [all, some] = [await list(), await list(filter)];
    expect(some.count).toBeGreaterThan(0);
    expect(some.list).toEqual(all.list.filter(fits));
  });

  it('is filtered by time, both ends included', async () => {
    const { list: rows } = await list();
    const [from, to] = [rows[60]?.created_at ?? 0, rows[20]?.created_at ?? 0];
    const some = await list({ start_time: from, end_time: to });
    expect(some.list).toEqual(rows.filter((row) => row.created_at >= from && row.created_at <= to));
    expect(some.list.length).toBeGreaterThan(40);
  });

  it('is sorted by worth on the server', async () => {
    const { list: rows } = await list({ order_by: 'amount_usd', order: 'asc' });
    const sorted = rows.every(
      (row, i) => i === 0 || new Big(row.amount_usd ?? 0).gte(rows[i - 1]?.amount_usd ?? 0),
    );
    expect(sorted).toBe(true);
  });

  it('is sorted by amount and by change, either way', async () => {
    const up = (await list({ order_by: 'amount', order: 'asc', symbol: 'TUSDT' })).list;
    const amounts = up.map((row) => row.amount);
    expect(amounts).toEqual([...amounts].sort((one, other) => new Big(one).cmp(other)));
    const changes = (await list({ order_by: 'updated_at' })).list.map((row) => row.updated_at);
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
    const down = (await list({ order_by: 'amount', symbol: 'TUSDT' })).list;
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
  });

  it.each<[why: string, filter: Filter]>([
    ['an end before its start', { start_time: 2, end_time: 1 }],
    ['more than a year', { start_time: 0, end_time: 367 * day }],
    ['a most below its least', { amount_min: '10', amount_max: '9' }],
  ])('refuses %s', async (_, filter) => {
    expect(await ana(transactions.list, { wallet_id: walletIds.treasury, ...filter })).toMatchObject({
      code: codes.badParameter,
    });
  });

  it('takes a keyword as it is written, whatever it would mean as a pattern', async () => {
    expect((await list({ keyword: '.*' })).count).toBe(0);
    expect((await list({ keyword: '(' })).count).toBe(0);
  });

  it('shows an ordinary member only their own sub-wallets', async () => {
    const lin = asking(sandbox, people.member.uid);
    const { data } = await lin(transactions.list, { wallet_id: walletIds.treasury, page_size: 1000 });
    expect(new Set(data.list.map((row) => row.sub_wallet_id))).toEqual(new Set([2001, 2002, 2003, 2004]));
    const other = { wallet_id: walletIds.treasury, sub_wallet_id: [subWalletIds.marketMaking] };
    expect(await lin(transactions.list, other)).toMatchObject({ code: codes.subWalletNotFound });
    expect(await lin(transactions.list, { wallet_id: walletIds.operations })).toMatchObject({
      code: codes.noPermission,
    });
  });
});

it('every deposit and every order opens, for everybody who sees it', async () => {
  const { list: rows } = await list();
  const deposits = rows.filter((row) => row.trans_kind === 'deposit');
  const answers = await Promise.all(deposits.map(({ id }) => ana(transactions.depositInfo, { id })));
  expect(answers.map((answer) => answer.data.id)).toEqual(deposits.map(({ id }) => id));
  const lin = asking(sandbox, people.member.uid);
  const unseen = deposits.find((row) => row.sub_wallet_id === subWalletIds.marketMaking);
  expect(await lin(transactions.depositInfo, { id: unseen?.id ?? 0 })).toMatchObject({
    code: codes.orderNotFound,
  });
});

it('a deposit is confirmed block by block and then credited', async () => {
  const arriving = async () =>
    (await list({ status: [1000, 1100], trans_kind: ['deposit'], sub_wallet_id: [main] })).list;
  const before = await arriving();
  expect(before.map((row) => [row.status, row.confirmations])).toEqual([
    [1000, 0],
    [1100, 5],
  ]);
  sandbox.clock.step(12 * 12_000);
  expect(await arriving()).toEqual([]);
  sandbox.clock.step(day);
  const after = await list({ trans_kind: ['deposit'], keyword: before[0]?.txid ?? 'none' });
  expect(after.list).toMatchObject([{ status: 2000, confirmations: 12 }]);
});
