import { base64, hex } from '@scure/base';
import { beforeEach, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { tonLookupLimit } from '../../../domains/ton/ton.schema.ts';
import { ton } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';

const wallet_id = walletIds.operations;
let sandbox: Sandbox;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  kofi = asking(sandbox, people.admin.uid);
});

const find = (...hashes: string[]) => kofi(ton.transactions, { wallet_id, hashes });

function ours() {
  const row = sandbox.world.transactions
    .where('sub_wallet_id', subWalletIds.vendors)
    .find(({ symbol, trans_kind }) => symbol === 'TON' && trans_kind === 'deposit');
  if (row === undefined) throw new Error('Vendors has never had TON');
  return row;
}

/** The hash of a transaction of somebody else's transfer. */
function theirs(name: string, depth: number): string {
  const step = sandbox.world.tonTraces.get(name)?.steps[depth];
  if (step === undefined) throw new Error(`There is no transfer ${name}`);
  return step.hash;
}

it('a transaction is found by its hash however that is written', async () => {
  const { txid, id, amount, address_to } = ours();
  const plain = base64.encode(hex.decode(txid));
  const ways = [
    txid,
    txid.toUpperCase(),
    plain,
    plain.replace(/=$/, ''),
    plain.replaceAll('+', '-').replaceAll('/', '_'),
  ];
  const { data } = await find(...ways);
  expect(data.map((row) => row.query)).toEqual([...new Set(ways)]);
  expect(new Set(data.map((row) => row.txid))).toEqual(new Set([plain]));
  expect(data[0]).toMatchObject({
    related_trans_id: id,
    success: true,
    account: address_to,
    in_msg: { value: amount, destination: address_to },
  });
});

it('a transfer is told as the chain of its transactions, each caused by the one before', async () => {
  const { data } = await find(theirs('token', 2));
  const [found] = data;
  expect(found?.trace.map((step) => step.depth)).toEqual([0, 1, 2, 3]);
  expect(found?.trace.map((step) => step.parent_txid)).toEqual([
    '',
    ...(found?.trace.slice(0, 3) ?? []).map((step) => step.txid),
  ]);
  expect(found?.out_msgs).toMatchObject([{ source: found?.account }]);
  expect(found?.related_trans_id).toBe(0);
});

it('it is found by the message that caused it too', async () => {
  const { data } = await find(theirs('plain', 1));
  const message = data[0]?.in_msg.hash ?? '';
  expect((await find(message)).data).toMatchObject([{ query: message, txid: data[0]?.txid }]);
});

it('one that failed says how', async () => {
  const { data } = await find(theirs('too little gas', 1), theirs('bounced', 2));
  expect(data.map((row) => [row.success, row.exit_code, row.in_msg.bounced])).toEqual([
    [false, 37, 0],
    [true, 0, 1],
  ]);
});

it('what is unknown, or older than asked for, is left out', async () => {
  expect((await find('ab'.repeat(32), theirs('plain', 0))).data).toHaveLength(1);
  const hashes = [theirs('plain', 0), theirs('too little gas', 0)];
  const month = await kofi(ton.transactions, { wallet_id, hashes, range: 'month' });
  expect(month.data.map((row) => row.query)).toEqual(hashes.slice(0, 1));
});

it('our record is told only to who sees it', async () => {
  const mei = asking(sandbox, people.secondMember.uid);
  expect((await mei(ton.transactions, { wallet_id, hashes: [ours().txid] })).data).toEqual([]);
});

it.each([
  ['no hash', ['hello']],
  ['none', []],
  ['too many', Array.from({ length: tonLookupLimit + 1 }, (_, index) => String(index).padStart(64, '0'))],
])('%s is refused', async (_, hashes) => {
  expect(await find(...hashes)).toMatchObject({ code: codes.badParameter });
});
