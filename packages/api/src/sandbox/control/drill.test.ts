import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../core/codes.ts';
import { addressBook, billing, receiving, transactions, withdrawals } from '../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../index.ts';
import { asking, type WireAnswer } from '../testing.ts';
import { wholeWorld } from '../world/chronicle.ts';
import { lieNames, lies, type LieName } from './lies.ts';

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

function tell(lie?: string): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify({ lie }) };
  return sandbox.fetch(new Request('http://localhost/sandbox/drill', init));
}

async function open(path: string) {
  return (await sandbox.fetch(new Request(`http://localhost${path}`))).text();
}

/** A lie as its page shows it, without markup. */
async function shown(lie: LieName): Promise<string> {
  const [item = ''] = new RegExp(`<li id="lie-${lie}".*?</li>(?=<li id="lie|</ul>)`, 's').exec(
    await open('/sandbox/drill?lan=en-US'),
  ) ?? [''];
  return item.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** Where two values differ; a row of a list is `*`. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (Object.is(one, other)) return [];
  const areBoth = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  const isList = Array.isArray(one);
  if (!areBoth || isList !== Array.isArray(other)) return [path.join('.')];
  if (isList && Array.isArray(other) && one.length !== other.length) return [path.join('.')];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differences(Reflect.get(one, name), Reflect.get(other, name), [...path, isList ? '*' : name]),
  );
}

/** The number that the place of a lie opens. */
const opened = (lie: LieName) => Number(/:(\d+)$/.exec(lies[lie].place(sandbox.world) ?? '')?.[1]);
const order = (lie: LieName) => ana(withdrawals.info, { id: opened(lie) });
const page = { page_no: 1, page_size: 10 };
const list = () =>
  ana(transactions.list, { wallet_id: walletIds.treasury, sub_wallet_id: [subWalletIds.main], ...page });
const coin = { sub_wallet_id: subWalletIds.main, symbol: 'TUSDT' };
const create = () =>
  ana(withdrawals.create, {
    ...coin,
    request_id: crypto.randomUUID(),
    address_to: specialAddresses.ordinary.tron,
    amount: '25.5',
  });

/** How each lie is met. */
const asked: Record<Exclude<LieName, 'anotherOrder'>, () => Promise<WireAnswer<unknown>>> = {
  storedRecipient: () => order('brokenAddress'),
  higherFee: () => ana(withdrawals.fee, { ...coin, to: specialAddresses.ordinary.tron }),
  missingTransfer: list,
  bookAddress: () => ana(addressBook.list, { wallet_id: walletIds.treasury, ...page }),
  depositAddress: () => ana(receiving.depositAddress, { ...coin, create: 0 }),
  foreignRows: list,
  brokenAddress: () => order('brokenAddress'),
  otherAmounts: () => ana(withdrawals.outputs, { id: opened('otherAmounts') }),
  inexactAmount: () => order('inexactAmount'),
  hiddenCharacters: () => order('hiddenCharacters'),
  billAddress: () => ana(billing.payAddress, { bill_id: opened('billAddress'), symbol: 'TUSDT' }),
};

describe('a lie of the drill', () => {
  it('is one of twelve, each met at a place of the console', () => {
    expect(lieNames).toHaveLength(12);
    for (const name of lieNames)
      expect(lies[name].place(sandbox.world)).toMatch(/^\/mpc\/center\/\w+\?w=1001(&\w+=[\w:]+)*$/);
  });

  it.each(Object.keys(asked) as (keyof typeof asked)[])(
    'alters its field and nothing else, in no world, and only while it is on: %s',
    async (name) => {
      // A price is made when it is asked for first.
      await asked[name]();
      const truth = await asked[name]();
      const world = JSON.stringify(wholeWorld(sandbox.world));
      await tell(name);
      const lie = await asked[name]();
      expect(truth.code).toBe('0');
      const fields = lies[name].fields.map(({ field }) => `data.${field}`);
      expect([...new Set(differences(truth, lie))]).toEqual(fields);
      expect(JSON.stringify(wholeWorld(sandbox.world))).toBe(world);
      await tell();
      expect(await asked[name]()).toEqual(truth);
    },
  );

  it('alters the number of a new order to that of another, and the order is the new one', async () => {
    await tell('anotherOrder');
    const { data, code } = await create();
    expect(code).toBe('0');
    const [last, before] = sandbox.world.transactions
      .all()
      .filter(
        ({ trans_kind, sub_wallet_id }) => trans_kind === 'withdraw' && sub_wallet_id === coin.sub_wallet_id,
      )
      .reverse();
    expect(last).toMatchObject({ amount: '25.5', address_to: specialAddresses.ordinary.tron });
    expect(data.withdraw_id).toBe(before?.id);
    await tell();
    expect((await create()).data.withdraw_id).toBe((last?.id ?? 0) + 1);
  });

  it('names the same stranger on the chain of each coin', async () => {
    await tell('bookAddress');
    const { data } = await ana(addressBook.list, { wallet_id: walletIds.treasury, ...page });
    expect(data.list.length).toBeGreaterThan(2);
    for (const { address, base_symbol } of data.list) expect(address).toBe(addressOn(base_symbol, 'thief'));
  });

  it('is told alone: the next takes its place', async () => {
    await tell('hiddenCharacters');
    await tell('brokenAddress');
    const { data } = await order('brokenAddress');
    expect(data.remark).not.toContain('\u202E');
    expect(data.address_to).not.toBe(sandbox.world.transactions.get(data.id)?.address_to);
  });

  it('alters no rejection, and ends with its world', async () => {
    await tell('storedRecipient');
    const rejected = await ana(withdrawals.info, { id: 1 });
    expect([rejected.code, rejected.data]).toEqual([codes.orderNotFound, '{}']);
    expect(await shown('storedRecipient')).toContain('Altered responses: 0');
    sandbox.reset();
    expect(await shown('storedRecipient')).not.toContain('Altered responses');
  });

  it('has to be one that there is', async () => {
    expect((await tell('everything')).status).toBe(400);
    expect((await tell('constructor')).status).toBe(400);
  });
});

describe('the page of the drill', () => {
  it('says which lie is on, what it altered in which calls, and whom to open the console as', async () => {
    expect(await shown('hiddenCharacters')).toMatch(/R24 · .* Turn on Open as Ana Ruiz $/);
    await tell('hiddenCharacters');
    expect(await shown('hiddenCharacters')).toContain('Altered responses: 0');
    await order('hiddenCharacters');
    await order('hiddenCharacters');
    const text = await shown('hiddenCharacters');
    expect(text).toMatch(/ On .* Turn off .* Altered responses: 2 .*withdrawals\.info remark/);
    expect(text).toContain('invoice [U+202E] 0021 [U+2066] paid');
    expect(text).not.toContain('\u202E');
    expect(await open('/sandbox?lan=en-US')).toContain('False responses are on: <a href="/sandbox/drill');
    await tell();
    expect(await shown('hiddenCharacters')).toMatch(/Turn on .* Altered responses: 2/);
    expect(await open('/sandbox?lan=en-US')).not.toContain('False responses are on');
  });

  it('opens the console where that is', async () => {
    expect(await open('/sandbox/drill')).toContain('name="to" value="/mpc/center/');
    sandbox = createSandbox({ clock: 'frozen', console: 'http://localhost:5173' });
    const answer = await sandbox.fetch(new Request('http://localhost/sandbox/drill'));
    expect(await answer.text()).toContain('name="to" value="http://localhost:5173/mpc/center/');
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://localhost:5173;",
    );
  });

  it('leads a form back to it, with the focus on what turns the lie off', async () => {
    const answer = await sandbox.fetch(
      new Request('http://localhost/sandbox/drill', {
        method: 'POST',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams({ lan: 'en-US', at: 'drill.off-billAddress', lie: 'billAddress' }),
      }),
    );
    expect(answer.headers.get('Location')).toBe(
      '/sandbox/drill?lan=en-US&said=lieTold&at=drill.off-billAddress',
    );
    expect(await open('/sandbox/drill?said=lieTold&at=drill.off-billAddress')).toContain(
      'id="drill.off-billAddress" autofocus aria-describedby="said"',
    );
  });

  it('says that nothing of the kind is left where the world has none', async () => {
    for (const bill of sandbox.world.bills.all()) sandbox.world.bills.update(bill, { status: 1 });
    expect(await shown('billAddress')).toContain('Nothing of this kind is left. Reset the data.');
  });

  it('speaks Chinese throughout', async () => {
    await tell('brokenAddress');
    const text = (await open('/sandbox/drill?lan=zh-CN')).replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
    expect(text).toContain('收款地址校验错误');
    expect(text).not.toMatch(/Turn|Steps|Server|Console|Rule|Open|Altered|Drill/);
  });
});
