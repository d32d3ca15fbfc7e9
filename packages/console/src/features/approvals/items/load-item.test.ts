import { sandbox } from '#shared/testing/network.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { walletIds } from '@mpc/api/sandbox';
import { AnswerMismatch, approvals, createClient, WithdrawStatus, type ApprovalItem } from '@mpc/api';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { releaseTab, tabCookies } from '#shared/session/tab-session.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { evidenceFacts } from '../../evidence/evidence-facts.ts';
import { itemEvidence } from '../item-evidence.ts';
import { itemKinds, itemRefOf, type Item } from '../item.ts';
import { titleText } from '../localized-text.tsx';
import { readItem } from './load-item.ts';

async function everything(): Promise<ApprovalItem[]> {
  const pages = await Promise.all(
    (['mine', 'started', 'done'] as const).map((tab) =>
      client.call(approvals.items, { tab, page_no: 1, page_size: 100 }),
    ),
  );
  return pages.flatMap(({ list }) => list);
}

const queryClient = createConsoleQueryClient();

const read = async (item: ApprovalItem): Promise<Item> => {
  const ref = itemRefOf(item);
  if (ref === null) throw new Error('An item of no kind');
  return queryClient.fetchQuery(readItem(ref.kind, ref.id));
};

let say: Awaited<ReturnType<typeof startI18n>>;

beforeAll(async () => {
  say = await startI18n('en-US', wordFiles);
});
beforeEach(() => {
  sandbox.reset();
  queryClient.clear();
  document.cookie = 'openToken=; path=/';
  releaseTab();
});
afterEach(() => vi.restoreAllMocks());

describe('every item the sandbox has', () => {
  it.each([
    ['owner', [...itemKinds]],
    ['member', ['withdraw', 'web3', 'strategy', 'book', 'api', 'collect-rule']],
  ] as const)('is read whole by the %s, and says what it is in words', async (who, expected) => {
    signIn(who);
    const items = await everything();
    const kinds = new Set<string>();
    for (const item of items) {
      const whole = await read(item);
      kinds.add(whole.kind);
      expect(titleText(item.title, { t: say.t, i18n: say }), item.title.key).toMatch(/^[A-Z]/);
      expect(whole.title.key).toBe(item.title.key);
      expect(whole.status).toBe(item.status);
      expect(whole.nodes).toEqual(item.node_list);
      const { facts, diff } = whole.content(say.t);
      // On which chain an address is must be known for anybody to be told what is known of it.
      const bare = facts.filter(({ as, text, baseSymbol }) => as === 'address' && text !== '' && !baseSymbol);
      expect(bare, item.title.key).toEqual([]);
      const texts = [...facts.map((fact) => fact.text), ...diff.map((one) => one.after ?? one.before)];
      expect(texts.filter(Boolean), item.title.key).not.toEqual([]);
    }
    expect(itemKinds.filter((kind) => kinds.has(kind))).toEqual(expected);
  });
});

const factsOf = (item: Item) =>
  evidenceFacts(itemEvidence(item, say.t), [], { t: say.t, uid: 0, hasWords: false });

describe('the evidence of an item', () => {
  /** Milliseconds of this century, which are no part of a longer number. */
  const milliseconds = /(?<![\dA-Za-z])1\d{12}(?!\d)/;

  it('has times in ISO, people by name and number, and no two facts of one name', async () => {
    signIn('owner');
    const items = await everything();
    for (const kind of itemKinds) {
      const item = items.find((one) => itemRefOf(one)?.kind === kind);
      if (item === undefined) throw new Error(`There is no ${kind}`);
      const whole = await read(item);
      const facts = await factsOf(whole);
      const names = facts.map(({ of, label }) => `${of}: ${label}`);
      expect(names, kind).toEqual([...new Set(names)]);
      expect(
        facts.filter(({ value }) => milliseconds.test(value ?? '')),
        kind,
      ).toEqual([]);
      const people = [whole.initiator, ...whole.nodes.flatMap((node) => node.members)].flatMap((one) =>
        one === undefined ? [] : [`${'name' in one ? one.name : one.nickname} (${one.uid})`],
      );
      const texts = facts.map(({ value }) => value ?? '').join('\n');
      expect(
        people.filter((person) => !texts.includes(person)),
        kind,
      ).toEqual([]);
    }
  });

  it.each([
    ['bill', 'bill'],
    ['cold-task', 'cold_task'],
    ['key-export', 'key_export_file'],
  ] as const)('of a %s holds what was shown where it is paid or signed by itself', async (kind, business) => {
    signIn('owner');
    const item = (await everything()).find((one) => itemRefOf(one)?.kind === kind);
    if (item === undefined) throw new Error(`There is no ${kind}`);
    expect(itemEvidence(await read(item), say.t).keys).toEqual([
      `item ${item.item_id}`,
      `${business} ${item.business_id}`,
    ]);
  });

  it('names coin and sub-wallet of an order once, and its transaction with block and times', async () => {
    signIn('owner');
    const row = sandbox.world.transactions
      .all()
      .find(
        (one) =>
          one.trans_kind === 'withdraw' &&
          one.wallet_id === walletIds.treasury &&
          one.status === WithdrawStatus.done,
      );
    const item = await queryClient.fetchQuery(readItem('withdraw', row?.id ?? 0));
    const { order } = item;
    if (order?.finished_at === undefined || order.broadcast_at === undefined)
      throw new Error('It is not over');
    const said = (await factsOf(item)).map(({ fact, label, value }) => [fact, label, value]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['coin', 'Coin', `${coinName(order)} · ${order.contract_address}`],
        ['subWallet', 'Sub-wallet', `${order.sub_wallet_name} (${order.sub_wallet_id})`],
        ['txid', 'Transaction hash', row?.txid],
        ['block', 'Block', String(order.tx_height)],
        ['broadcast', 'Broadcast at', new Date(order.broadcast_at).toISOString()],
        ['finished', 'Finished at', new Date(order.finished_at).toISOString()],
      ]),
    );
  });
});

const another = 999_999;

/** The same answer, which calls itself another item's or order's. */
function renamed<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const names = ['id', 'item_id', 'audit_id'].filter((name) => name in data);
  return { ...data, ...Object.fromEntries(names.map((name) => [name, another])) };
}

it('R17: decides and signs what was asked for, whatever an answer calls itself', async () => {
  signIn('owner');
  const items = await everything();
  const honest = createClient({ cookies: tabCookies });
  vi.spyOn(client, 'call').mockImplementation(async (...asked) => renamed(await honest.call(...asked)));
  const decided = new Set<string>();
  for (const item of items) {
    const { ways, code, kind, id } = await read(item);
    expect([kind, id]).toEqual(Object.values(itemRefOf(item) ?? {}));
    // A rule is signed and taken back by its own number, which only its item tells.
    if (kind === 'collect-rule') continue;
    expect(code.business_id, kind).toBe(id);
    for (const way of Object.values(ways)) {
      if (typeof way !== 'function') continue;
      const posted: Record<string, unknown>[] = [];
      const run = (_call: unknown, params: unknown) => {
        posted.push(params as Record<string, unknown>);
        return Promise.resolve(null as never);
      };
      await way(run, { nodeIndex: 1, remark: 'x' });
      const [params = {}] = posted;
      const named = ['id', 'item_id', 'audit_id'].flatMap((name) => params[name] ?? []);
      expect(kind === 'kyt' ? [] : [id], kind).toEqual(named);
      decided.add(kind);
    }
  }
  expect([...decided]).toEqual(expect.arrayContaining(['withdraw', 'web3', 'refund', 'strategy', 'book']));
});

/** The same answer without what an item is about: no change of contracts, no key, no handling. */
function without(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((pair: object) => ({ ...pair, versions: [] }));
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('list' in answer) return { ...answer, list: [] };
  return 'title' in answer ? { ...answer, title: { key: 'todo.title.none', params: {} } } : answer;
}

it.each(['cold-address', 'equal-key', 'kyt'] as const)(
  'is told at once that an answer has nothing of a request of the kind %s, and asks no more',
  async (kind) => {
    signIn('owner');
    const item = (await everything()).find((one) => itemRefOf(one)?.kind === kind);
    if (item === undefined) throw new Error('It is not in the list');
    const honest = createClient({ cookies: tabCookies });
    const call = vi
      .spyOn(client, 'call')
      .mockImplementation(async (...asked) => without(await honest.call(...asked)));
    await expect(read(item)).rejects.toBeInstanceOf(AnswerMismatch);
    const asked = call.mock.calls.map(([{ path }, params]) => JSON.stringify([path, params]));
    expect(asked).toEqual([...new Set(asked)]);
  },
);

it('says to who decides on an export of keys what it means, and whose keys they are by their numbers', async () => {
  signIn('owner');
  const item = (await everything()).find((one) => itemRefOf(one)?.kind === 'key-export' && one.status === 0);
  if (item === undefined) throw new Error('The sandbox has no request for keys');
  const texts = (await read(item)).content(say.t).facts.map(({ text }) => text);
  expect(texts).toContain('Treasury · 1001');
  expect(texts).toContain('Reserve · 2008');
  expect(texts.join()).toContain('controls the funds for good');
});

it('says of a payment to several how many it pays, and leaves who they are to their table', async () => {
  signIn('owner');
  const row = sandbox.world.transactions
    .all()
    .find(
      (one) => one.trans_kind === 'withdraw' && one.status === 1000 && one.wallet_id === walletIds.treasury,
    );
  if (row?.trans_kind !== 'withdraw') throw new Error('The sandbox has no transfer to approve');
  const outputs = ['1', '2', '3'].map((amount) => ({
    address: row.address_to,
    amount,
    memo: '',
    needActive: false,
  }));
  sandbox.world.transactions.update(row, { amount: '6', outputs });
  const item = (await everything()).find((one) => one.business_id === row.id);
  if (item === undefined) throw new Error('It is not in the list');
  const whole = await read(item);
  for (const title of [item.title, whole.title])
    expect(titleText(title, { t: say.t, i18n: say })).toMatch(/^Transfer 6 .* to 3 recipients$/);
  expect(whole.several?.recipients).toEqual(outputs);
  expect(whole.content(say.t).facts.filter(({ as }) => as === 'address')).toEqual([]);
});
