import { calls, createClient, type Client, type Endpoint } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBed, type Bed, type PersonName } from './bed.ts';
import { everyCase } from './every-case.ts';

/** Whose a row is, where it says so. */
interface Row {
  wallet_id?: number;
  sub_wallet_id?: number;
  /** Of an entry of an address book: whose it is, and its number and scope as answers have it. */
  shelf?: string;
  id?: number;
  scope?: string;
  /** What tells rows of one place apart: one of each sort is asked for. */
  status?: number;
  trans_kind?: string;
  item_type?: number;
}

interface Rows {
  get(key: number): Row | undefined;
  keyOf(row: Row): number | string;
  all(): Row[];
}

type Params = Record<string, unknown>;

let bed: Bed;

beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

function clientOf(uid: number): Client {
  const { openToken, csrf } = bed.sandbox.signInAs(uid);
  const cookies: Record<string, string> = { openToken, 'XSRF-TOKEN': csrf };
  return createClient({
    baseURL: 'http://sandbox',
    cookies: { get: (name) => cookies[name] },
    fetch: (input, init) => bed.sandbox.fetch(new Request(input, init)),
  });
}

/** Whose personal book an entry is in, as `person 1`; undefined of anything else. */
const keeperOf = ({ shelf, id, scope }: Row): string | undefined => {
  const place = shelf ?? (scope === 'personal' ? bed.world.book.get(id ?? 0)?.shelf : undefined);
  return place?.startsWith('person') ? place : undefined;
};

/** Whether somebody may see a row: those in its wallet, and of a sub-wallet only its members, the owner and admins. */
function isForeign(uid: number, row: Row): boolean {
  const keeper = keeperOf(row);
  if (keeper !== undefined) return keeper !== `person ${uid}`;
  const { wallet_id, sub_wallet_id } = row;
  const subWallet = bed.world.subWallets.get(sub_wallet_id ?? 0);
  const wallet = bed.world.wallets.get(subWallet?.wallet_id ?? wallet_id ?? 0);
  const role = wallet?.members.find((member) => member.uid === uid)?.role;
  if (wallet === undefined) return false;
  return role === undefined || (role === 3 && subWallet?.member_uids.includes(uid) === false);
}

const tables = () =>
  Object.values(bed.world).filter((one): one is Rows => one instanceof Object && 'keyOf' in one);

/** What stands for a value in a question of somebody's: the same of others, one of each place, sort and status. */
function othersOf(uid: number, value: unknown): unknown[] {
  const row = bed.world.addresses.all().find(({ address }) => address === value);
  if (row !== undefined)
    return oneOfEach(
      bed.world.addresses.all().filter((one) => one.base_symbol === row.base_symbol && isForeign(uid, one)),
    ).map(({ address }) => address);
  if (typeof value !== 'number' && !(Array.isArray(value) && typeof value[0] === 'number')) return [];
  const id = typeof value === 'number' ? value : Number(value[0]);
  const ids = tables()
    .filter((table) => table.get(id) !== undefined)
    .flatMap((table) =>
      oneOfEach(table.all().filter((one) => isForeign(uid, one))).map((one) => table.keyOf(one)),
    );
  return Array.isArray(value) ? ids.map((one) => [one]) : ids;
}

/** Rows of one place, sort and status are answered alike. */
const alikeAs = (row: Row) =>
  [keeperOf(row) ?? row.sub_wallet_id ?? row.wallet_id, row.trans_kind ?? row.item_type, row.status].join();

const oneOfEach = <Kind extends Row>(rows: Kind[]): Kind[] => [
  ...new Map(rows.map((row) => [alikeAs(row), row])).values(),
];

/** The parts of an answer that are of a wallet or a sub-wallet somebody may not see. */
function foreignIn(uid: number, data: unknown, path = 'data'): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = isForeign(uid, data) ? [path] : [];
  return [...own, ...Object.entries(data).flatMap(([key, value]) => foreignIn(uid, value, `${path}.${key}`))];
}

const queries = calls.filter((call) => call.kind === 'query' && !call.isPublic);
const persons = (Object.keys(people) as PersonName[]).filter((name) => name !== 'outsider');

it.each(persons)('answers nothing of others to %s, whatever is asked', async (name) => {
  const { uid } = people[name];
  const client = clientOf(uid);
  const leaks: string[] = [];
  async function look(call: Endpoint, params: Params | undefined): Promise<void> {
    const data = await client.call(call, params as never).catch(() => null);
    for (const path of foreignIn(uid, data))
      leaks.push(`${call.domain}.${call.name} ${JSON.stringify(params)}: ${path}`);
  }
  for (const call of queries) {
    const params = (await everyCase(call).ask(bed)) as Params | undefined;
    await look(call, params);
    for (const [key, value] of Object.entries(params ?? {}))
      for (const other of othersOf(uid, value)) await look(call, { ...params, [key]: other });
  }
  expect(leaks).toEqual([]);
});
