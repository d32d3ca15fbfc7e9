import { NotSent, outcomeOf, Refusal, type Endpoint } from '@mpc/api';
import { delMany, set, update } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { tabBell } from '#shared/session/tab-bell.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { isCommandRecord, sayable, type CommandRecord } from './command-record.ts';

/** So many are kept of a person; the oldest of those whose end is known go first. */
const kept = 500;

const { ring, listen } = tabBell('mpc.commandLog');

/** Hears of every change of the record, in this tab and the others. */
export const listenToCommandLog = listen;

const keyOf = ({ uid, id }: CommandRecord) => ['command', uid, id];

const isOver = ({ outcome }: CommandRecord) => outcome !== 'sending' && outcome !== 'unknown';

/** The commands of one person, the newest first. */
export async function recordsOf(uid: number): Promise<CommandRecord[]> {
  const all = (await keptOf('command', uid)).map(({ kept: record }) => record).filter(isCommandRecord);
  return all.sort((a, b) => b.at - a.at);
}

async function forget(records: readonly CommandRecord[]): Promise<void> {
  await delMany(records.map(keyOf), database);
  ring();
}

/** Forgets the commands of one person whose end is known. The others stay: their owner has to learn what became of them. */
export async function forgetRecords(uid: number): Promise<void> {
  await forget((await recordsOf(uid)).filter(isOver));
}

async function learn(record: CommandRecord, learnt: Partial<CommandRecord>): Promise<void> {
  // What cannot be written any more stays at `sending`, and is unknown before long.
  await update<CommandRecord>(
    keyOf(record),
    (before) => ({ ...record, ...before, ...learnt }),
    database,
  ).catch(() => undefined);
  ring();
}

/** Says that a person has looked after a command of which no answer came. */
export const markLooked = (record: CommandRecord): Promise<void> => learn(record, { outcome: 'looked' });

/** Says that a lost command was found to be done: the first of its kind since then whose end nobody knew. */
export async function markFound(uid: number, kind: string, since: number): Promise<void> {
  const lost = (await recordsOf(uid))
    .filter((record) => record.name.startsWith(kind) && record.at >= since && !isOver(record))
    .toSorted((one, other) => one.at - other.at);
  if (lost[0] !== undefined) await learn(lost[0], { outcome: 'done' });
}

async function begin(record: CommandRecord): Promise<void> {
  await set(keyOf(record), record, database);
  ring();
  const surplus = (await recordsOf(record.uid)).filter(isOver).slice(kept);
  if (surplus.length > 0) await forget(surplus);
}

/** Writes a command down, sends it, and writes down what became of it. What cannot be written down is not sent. */
export async function sendRecorded<Data>(
  uid: number,
  { domain, name, method, path }: Pick<Endpoint, 'domain' | 'name' | 'method' | 'path'>,
  params: unknown,
  send: () => Promise<Data>,
): Promise<Data> {
  const said = sayable(params);
  const record: CommandRecord = {
    id: crypto.randomUUID(),
    uid,
    name: `${domain}.${name}`,
    line: `${method} ${path}`,
    said,
    requestId: said['request_id'] ?? null,
    at: currentTime(),
    outcome: 'sending',
    refusal: null,
  };
  try {
    await begin(record);
  } catch {
    throw new NotSent(`${record.line}: this browser cannot keep a record of it`);
  }
  try {
    const data = await send();
    await learn(record, { outcome: 'done' });
    return data;
  } catch (error) {
    const refusal = error instanceof Refusal ? { code: error.code, message: error.msg } : null;
    await learn(record, { outcome: outcomeOf(error), refusal });
    throw error;
  }
}
