import { toasts } from '@mpc/ui';
import { get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#shared/i18n/i18n.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { database } from './database.ts';
import { deleteAllDrafts, deleteDraft, deleteDrafts, keepDraft, readDraft } from './drafts.ts';

const signIn = (uid: number) =>
  useCommonStore.setState({
    user: {
      uid,
      nickname: 'Lin Wei',
      account: 'l***@example.com',
      avatar_letter: 'L',
      role: 3,
      kyc_status: 1,
      ga_status: 1,
      language: 'en_US',
      has_mpc: 1,
      last_login_time: 0,
    },
  });
const isText = (value: unknown): value is string => typeof value === 'string';
const draftKey = { uid: 7, kind: 'transfer', subWalletId: 31 };

beforeEach(() => signIn(7));
afterEach(deleteAllDrafts);

it('gives a draft back to the same person at the same sub-wallet only', async () => {
  await keepDraft(draftKey, 'half a payment');
  expect(await readDraft(draftKey, isText)).toBe('half a payment');
  expect(await readDraft({ ...draftKey, uid: 8 }, isText)).toBeNull();
  expect(await readDraft({ ...draftKey, subWalletId: 32 }, isText)).toBeNull();
});

it('keeps a draft through a session that ended by itself', async () => {
  await keepDraft(draftKey, 'half a payment');
  useCommonStore.setState({ user: null });
  signIn(7);
  expect(await readDraft(draftKey, isText)).toBe('half a payment');
});

it('writes nothing once its owner has gone', async () => {
  useCommonStore.setState({ user: null });
  await keepDraft(draftKey, 'too late');
  signIn(8);
  await keepDraft(draftKey, 'somebody else');
  expect(await keys(database)).toEqual([]);
});

it('forgets one draft, those of one person, or all', async () => {
  const other = { ...draftKey, subWalletId: 32 };
  await keepDraft(draftKey, 'a');
  await keepDraft(other, 'b');
  await deleteDraft(draftKey);
  expect(await readDraft(draftKey, isText)).toBeNull();
  expect(await readDraft(other, isText)).toBe('b');

  signIn(8);
  await keepDraft({ ...draftKey, uid: 8 }, 'c');
  await deleteDrafts(7);
  expect(await keys(database)).toEqual([['draft', 8, 'transfer', 31]]);
  await deleteAllDrafts();
  expect(await keys(database)).toEqual([]);
});

it('does not hand out what it does not understand', async () => {
  await keepDraft(draftKey, { version: 99 });
  expect(await readDraft(draftKey, isText)).toBeNull();
});

it('keeps the newest of drafts written at once, and none that was thrown away meanwhile', async () => {
  await Promise.all(['a', 'b', 'c'].map((draft) => keepDraft(draftKey, draft)));
  expect(await readDraft(draftKey, isText)).toBe('c');
  await Promise.all([keepDraft(draftKey, 'd'), deleteDraft(draftKey)]);
  expect(await keys(database)).toEqual([]);
});

it.each([
  ['edited', (kept: { text: string; seal: string }) => ({ ...kept, text: kept.text.replace('half', 'all') })],
  ['without a seal', () => 'half a payment'],
])('R22: drops a draft that is %s, and says so', async (_, changed) => {
  await startI18n('en-US');
  const show = vi.spyOn(toasts, 'show');
  await keepDraft(draftKey, 'half a payment');
  const key = ['draft', 7, 'transfer', 31];
  const kept = await get<{ text: string; seal: string }>(key, database);
  if (kept === undefined) throw new Error('It was not kept');
  await set(key, changed(kept), database);

  expect(await readDraft(draftKey, isText)).toBeNull();
  expect(await keys(database)).toEqual([]);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('The draft was discarded') }),
  );
  show.mockRestore();
});
