import 'fake-indexeddb/auto';
import { Refusal, refunds } from '@mpc/api';
import { clear, set } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { fits, isNumber, listOf } from '#shared/fields.ts';
import { commandJournal, type SentCommand } from './command-journal.ts';
import { sendOnce } from './send-once.ts';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

interface Sent extends SentCommand {
  about: number;
}

const journal = commandJournal<Sent>({
  kind: 'refund',
  placeOf: ({ about }) => [about],
  isSent: fits<Sent>({ uid: isNumber, about: isNumber, before: listOf(isNumber), sentAt: isNumber }),
});
const sent: Sent = { uid: 7, about: 5, before: [1], sentAt: 3 };
const kept = () => journal.pending(7, [5]);
const heard = vi.fn<() => void>();
journal.listen(heard);
const lost = () => Promise.reject(new TypeError('The answer names nothing'));

afterEach(async () => {
  await clear(database);
  heard.mockClear();
});

it('R3: writes a command down before it is sent, and strikes it with the answer', async () => {
  const seen: unknown[] = [];
  const outcome = await sendOnce(journal, sent, async () => {
    seen.push(await kept());
    return 42;
  });
  expect(seen).toEqual([sent]);
  expect(outcome).toEqual({ kind: 'done', made: 42 });
  expect(await kept()).toBeNull();
});

it('posts once where it is pressed twice', async () => {
  const post = vi.fn<() => Promise<number>>().mockResolvedValue(42);
  const both = await Promise.all([sendOnce(journal, sent, post), sendOnce(journal, sent, post)]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'done']);
  expect(post).toHaveBeenCalledOnce();
});

it('R4: keeps a command whose answer was lost, tells of it, and sends no other about the same', async () => {
  expect(await sendOnce(journal, sent, lost)).toEqual({ kind: 'unknown' });
  expect(await journal.all(7)).toEqual([{ place: [5], sent }]);
  expect(heard).toHaveBeenCalled();
  const post = vi.fn<() => Promise<number>>().mockResolvedValue(42);
  expect(await sendOnce(journal, sent, post)).toEqual({ kind: 'busy' });
  expect(await sendOnce(journal, { ...sent, about: 6 }, post)).toMatchObject({ kind: 'done' });
  expect(post).toHaveBeenCalledOnce();
  await journal.strike(7, [5]);
  expect(await sendOnce(journal, sent, post)).toMatchObject({ kind: 'done' });
});

it('forgets a command that the server refused', async () => {
  const refusal = new Refusal({ code: '111111', msg: 'No', data: null }, refunds.create);
  expect(await sendOnce(journal, sent, () => Promise.reject(refusal))).toEqual({ kind: 'refused', refusal });
  expect(await kept()).toBeNull();
});

it('R22: sends nothing beside a record that was changed', async () => {
  await set(['refund', 7, 5], { text: JSON.stringify(sent), seal: 'ab' }, database);
  expect(await kept()).toBe('changed');
  const post = vi.fn<() => Promise<number>>();
  expect(await sendOnce(journal, sent, post)).toEqual({ kind: 'busy' });
  expect(post).not.toHaveBeenCalled();
});
