import { sandbox } from '#shared/testing/network.ts';
import { approvals, type Client, type Endpoint, withdrawals } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { allows, changesSince, type Decision, type Run } from '#features/decisions';
import { outputsAgree } from '#features/orders';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { releaseTab } from '#shared/session/tab-session.ts';
import { fieldsOf, liesAbout, sayTold, sharing, valuesIn, type Told } from '#shared/testing/lies.ts';
import { mismatchIn } from '../../../../api/src/core/echoes.ts';
import { hasShape } from '../../../../api/src/core/shape.ts';
import { itemKinds, itemRefOf, type Item, type ItemKind } from './item.ts';
import { loadItem } from './items/load-item.ts';
import { readerOf } from './items/reader.ts';
import { titleText } from './localized-text.tsx';
import { displayed } from './testing/displayed.tsx';

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const questionOf = (endpoint: Endpoint, params: unknown) => `${nameOf(endpoint)} ${JSON.stringify(params)}`;

let say: Awaited<ReturnType<typeof startI18n>>;
const found = new Map<ItemKind, number>();

type Row = Extract<ReturnType<typeof sandbox.world.transactions.all>[number], { trans_kind: 'withdraw' }>;

/** The id of the first such transfer in the sandbox. */
function transferOf(is: (row: Row) => boolean): number {
  const all = sandbox.world.transactions.all().flatMap((row) => (row.trans_kind === 'withdraw' ? [row] : []));
  const one = all.find(is);
  if (one === undefined) throw new Error('The sandbox has no such transfer');
  return one.id;
}

/** One that pays several and may be approved. */
const toSeveral = () => transferOf(({ outputs = [], status }) => outputs.length > 1 && status === 1000);

/** Every kind of item, and a transfer to several recipients. */
const cases: { name: string; kind: ItemKind; numberOf: () => number | undefined }[] = [
  ...itemKinds.map((kind) => ({ name: kind, kind, numberOf: () => found.get(kind) })),
  { name: 'transfer to several', kind: 'withdraw', numberOf: toSeveral },
];

function signIn(): void {
  releaseTab();
  const { openToken, csrf } = sandbox.signInAs(people.owner.uid);
  document.cookie = `openToken=${openToken}; path=/`;
  document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
}

beforeEach(signIn);
beforeAll(async () => {
  say = await startI18n('en-US', wordFiles);
  signIn();
  for (const tab of ['mine', 'started', 'done'] as const) {
    const { list } = await client.call(approvals.items, { tab, page_no: 1, page_size: 100 });
    for (const item of list) {
      const ref = itemRefOf(item);
      if (ref !== null && !found.has(ref.kind)) found.set(ref.kind, ref.id);
    }
  }
});

/** All that is asked of the server for an item, as it answers honestly. */
async function honest(kind: ItemKind, id: number) {
  const answers = new Map<string, unknown>();
  /** Reads it by the console's own reader, which asks for names as well. */
  const readBy = (call: Client['call']): Promise<Item> => {
    const asking = vi.spyOn(client, 'call').mockImplementation(call);
    return loadItem(kind, id, readerOf(createConsoleQueryClient(), new AbortController().signal)).finally(
      () => asking.mockRestore(),
    );
  };
  const ask = client.call.bind(client);
  const item = await readBy(async (endpoint, params) => {
    const answer = await ask(endpoint, params);
    answers.set(questionOf(endpoint, params), answer);
    return answer;
  });
  /** The same with another answer to one of the questions; null where it cannot be read. */
  const lied = (question: string, data: unknown): Promise<Item | null> =>
    readBy(async (endpoint, params) => {
      const asked = questionOf(endpoint, params);
      // The client stops an answer that says it is about something else.
      if (!answers.has(asked) && Object.keys(endpoint.echoes).length > 0) throw new Error('Another answer');
      if (asked === question && mismatchIn(endpoint, params, data) !== undefined)
        throw new Error('Another answer');
      // What was captured is what the call answers.
      const [like = asked] = [...answers.keys()].filter((one) => one.startsWith(`${nameOf(endpoint)} `));
      return (asked === question ? data : answers.get(answers.has(asked) ? asked : like)) as never;
    }).catch(() => null);
  return { item, answers, lied };
}

/** Everything a person has before their eyes who looks at it to decide. */
const shown = (item: Item): string => displayed(item, people.owner.uid, say);

/** What is sent along as what was shown. */
const said = { digest: 'a1'.repeat(32), build: 'b2'.repeat(32) };

/** What would be posted for each decision that may be given. */
async function posted(
  item: Item,
  decisions: readonly Decision[] = ['approve', 'refuse', 'revoke'],
): Promise<string[]> {
  const posts: string[] = [];
  const run: Run = async (endpoint, params) => {
    posts.push(JSON.stringify([nameOf(endpoint), params]));
    return undefined as never;
  };
  for (const decision of decisions) {
    const way = item.ways[decision];
    if (typeof way === 'function') await way(run, { nodeIndex: 1, remark: '', shown: said });
  }
  return [...posts, JSON.stringify(item.code)];
}

const content = (item: Item) => ({ subject: item, content: item.content(say.t) });

/** What is read of an item, beside how it stands: names and all. */
const read = (item: Item): string =>
  JSON.stringify([
    item.content(say.t),
    titleText(item.title, { t: say.t, i18n: say }),
    item.initiator?.nickname,
    item.remark,
    item.subWalletName,
  ]);

/** Whether what was looked at has changed, for whoever is about to decide. */
const isChanged = (item: Item, now: Item): boolean =>
  changesSince(content(item), content({ ...now, status: 0 }), '').length > 0;

/** A fee may fall. */
const isFall = (field: string, value: unknown) => field.endsWith('fee') && value === '0';

/** What is compared just before a decision, and stands on no line: each with what does. */
const unshown: readonly [kinds: readonly ItemKind[], field: RegExp][] = [
  // Its name; which coins lie behind the number nobody here can know.
  [['withdraw', 'web3', 'refund'], /^sub_wallet_id$/],
  // The coin by its name and code, the fee by its figure and unit.
  [['withdraw', 'web3', 'refund'], /^(contract_address|fee_symbol)$/],
  // That it is a replacement says the step it stands at.
  [['withdraw', 'web3', 'refund'], /^pending_round$/],
  // Of a call the chain by its name and main coin; a memo none has. What it is told is read from its bytes.
  [['web3'], /^(memo|main_chain_symbol|decoded\.(params\.\d+\.name|counterparty|unlimited))$/],
  // The entry by its words, and only what changes of where it may be used.
  [['book'], /^(content\.entries\.\d+\.id|\d+\.sub_wallet_(id|name))$/],
];

const paysSeveral = ({ order }: Item): boolean => (order?.outputs ?? []).length > 1;

/** Whether it must not be agreed to, wherever it is opened: what must be looked at alone only stays out of a list. */
const isBarred = ({ blocked }: Item): boolean =>
  ![undefined, say.t('approval.off.alone')].includes(blocked?.(say.t));

const isUnshown = (kind: ItemKind, field: string): boolean =>
  unshown.some(([kinds, pattern]) => kinds.includes(kind) && pattern.test(field));

it.for(cases)(
  'R17, R19: no lie about a $name changes what is posted without changing what is seen',
  async ({ name: title, kind, numberOf }, { task }) => {
    const id = numberOf();
    if (id === undefined) throw new Error(`The sandbox has no ${title}`);
    const { item, answers, lied } = await honest(kind, id);
    const sent = await posted(item);
    // Whoever agrees or rejects by a call says what was shown.
    for (const post of (await posted(item, ['approve', 'refuse'])).slice(0, -1))
      expect(post).toContain(said.digest);
    const list = paysSeveral(item) ? await client.call(withdrawals.outputs, { id }) : null;
    /** Its drawer reads the list of recipients as well, and offers Approve only where the two are equal. */
    const isStopped = (now: Item) =>
      isBarred(now) || (list !== null && now.order !== undefined && !outputsAgree(now.order, list));
    // What an item is told by is loaded when it is first shown, part by part.
    await vi.waitFor(async () => {
      const parts = shown(item);
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
      expect(shown(item)).toBe(parts);
      expect(parts).toContain(item.initiator?.nickname);
    }, 40_000);
    const before = shown(item);
    for (const [question, answer] of answers) expect(await lied(question, answer)).not.toBeNull();
    const counts = { fields: 0, lies: 0, seen: 0, stopped: 0, harmless: 0, again: 0, withdrawn: 0 };
    const told: Told = { ...counts, silent: [] };
    const unchanged: string[] = [];
    /** Fields that are known to stand on a line. */
    const painted = new Set<string>();
    const [values, concerns] = [valuesIn([...answers.values()]), sharing(item.content(say.t))];
    for (const [call, answer] of answers) {
      const lies = liesAbout(answer, { values, concerns });
      told.fields += fieldsOf(lies).length;
      told.lies += lies.length;
      for (const { field, value, data } of lies) {
        const now = await lied(call, data);
        const says = `${call} ${field} = ${JSON.stringify(value)}`;
        if (now === null) {
          told.stopped += 1;
          continue;
        }
        if (read(now) !== read(item) && !isFall(field, value)) {
          told.again += 1;
          if (!isChanged(item, now)) unchanged.push(says);
        }
        const then = await posted(now);
        // Fewer ways to decide are none that leads elsewhere.
        const isSame = then.every((post) => sent.includes(post));
        const name = `${call} ${String(fieldsOf([{ field, value, data }])[0])}`;
        if (isSame && !isChanged(item, now)) told.harmless += 1;
        else if (isSame && isStopped(now) && !isStopped(item)) told.stopped += 1;
        else if (isSame && painted.has(name)) told.seen += 1;
        else if (shown(now) !== before) {
          told.seen += 1;
          painted.add(name);
        } else if (isSame && isUnshown(kind, field)) told.harmless += 1;
        else told.silent.push(isSame ? says : `${says}: ${then.join()}`);
      }
    }
    expect(shown(item)).toBe(before);
    sayTold(task, `approve, reject, cancel or sign: ${title}`, told);
    expect(told.lies).toBeGreaterThan(5);
    expect(told.silent).toEqual([]);
    // Told between the look and the click, whatever can be read of it is shown as a change.
    expect(unchanged).toEqual([]);
  },
);

/** What may be otherwise by the time of the decision, without anybody being told: it says nothing of what is paid. */
const live = (kind: ItemKind) => [
  // A permission without an end is of the coin that was read from the bytes.
  ...(kind === 'web3' ? [/^symbol_alias$/] : []),
  /^(status|updated_at|created_at|txid|confirmations|tx_height|withdraw_confirmation|kyt_status|real_fee|amount_usd)$/,
  // Where it came from, and links to look it up.
  /^(txid_link|address_link|address_from|withdraw_source|sign|deposit_id|paid_before|decimals)$/,
  // Whether it may be decided is asked by itself; who has answered is the step's.
  /^(my_action|can_cancel|can_speed_up|wallet_id|initiator\.(uid|avatar_letter)|node_list|log)\b/,
  // A basic strategy goes by its type.
  /^hit_strategy\.(strategy_id|name)$/,
  // How the fee comes about: the fee itself is compared.
  /^(gas_price|gas_limit|gas_used|fee_rate|size|trans_type)$/,
  // The bytes themselves are compared, whatever they are said to be.
  /^decoded\.(selector|symbol|params\.\d+\.type)$/,
  /^(kyt\.(score|checked_at|categories|provider)|replaced|outputs\.\d+\.needActive|dapp_img)\b/,
];

it.each(['withdraw', 'web3', 'refund'] as const)(
  'R19, R20: every field of a %s that says what is paid is compared before it is decided',
  async (kind) => {
    const id = found.get(kind);
    if (id === undefined) throw new Error(`The sandbox has no ${kind}`);
    const { item, answers, lied } = await honest(kind, id);
    const unseen: string[] = [];
    for (const [call, answer] of answers) {
      for (const { field, value, data } of liesAbout(answer)) {
        if (isFall(field, value)) continue;
        if (field === 'id' || live(kind).some((pattern) => pattern.test(field))) continue;
        const now = await lied(call, data);
        if (now !== null && !isChanged(item, now)) unseen.push(field);
      }
    }
    expect(unseen).toEqual([]);
    expect(allows({ ...item, status: 1 }, 'approve')).toBe(false);
  },
);

it('R19: no list of recipients but the order’s own is accepted', async () => {
  const id = toSeveral();
  const [order, list] = await Promise.all([
    client.call(withdrawals.info, { id }),
    client.call(withdrawals.outputs, { id }),
  ]);
  expect(outputsAgree(order, list)).toBe(true);
  const shape = withdrawals.outputs.schema.data;
  const lies = liesAbout(list).filter(({ data }) => shape !== undefined && hasShape(shape, data));
  expect(lies.length).toBeGreaterThan(20);
  const agreed = lies.filter(({ data }) => outputsAgree(order, data as typeof list));
  // The coin shown is the order's. The status of each, and whether it needs activation, are shown as they come.
  const live = /^(symbol|outputs\.\d+\.(status|needActive|symbol))$/;
  expect(agreed.map(({ field }) => field).filter((field) => !live.test(field))).toEqual([]);
});
