import { formsOf, intercept, sandbox, sent } from '#shared/testing/stage.tsx';
import { addressOn, specialAddresses } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { entries, get, keys, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { searchTime } from '#shared/freshness/next-wait.ts';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, review, show, soon } from './transfer-test-bed.tsx';

const create = '/api/mpc/sub_wallet/withdraw';
const { ordinary } = specialAddresses;
const thief = addressOn('TRX', 'thief');
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };
const found = (words: string | RegExp) => screen.findByText(words, {}, soon);
const changed = 'Transfer record changed in this browser’s storage';
const to = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'To' }, soon);

/** Puts another text into a record of a kind, as whoever can edit the database does. */
async function edit(kind: string, change: (text: string) => unknown): Promise<void> {
  const all = await keys<IDBValidKey[]>(database);
  const key = all.find((one) => one[0] === kind);
  if (key === undefined) throw new Error(`No ${kind} is kept`);
  const kept = await get<{ text: string; seal: string }>(key, database);
  if (kept === undefined) throw new Error(`No ${kind} is kept`);
  await set(key, change(kept.text), database);
}
const reseal = (change: (text: string) => string) => (text: string) => ({ text: change(text), seal: 'ab' });

/** Waits until the draft says something: it is written with every key that is pressed. */
const drafted = (part: string) =>
  waitFor(async () => {
    const drafts = (await entries<IDBValidKey[], { text: string }>(database)).filter(
      ([[kind]]) => kind === 'draft',
    );
    expect(drafts.map(([, { text }]) => text).join(' ')).toContain(part);
  }, soon);

beforeEach(() => sandbox.reset());

it('R22: an intent that was edited shows nothing of a thief, is looked up, and holds the sub-wallet until it is settled', async () => {
  sandbox.faults.set('withdrawals.create', { drop: true, taken: true, times: 1 });
  const first = await show(<TransferDrawer {...props} />);
  await fill(first.person, ordinary.tron, '20');
  await first.person.click(await review(first.person));
  await found('Outcome unknown. Do not submit again.');
  first.unmount();
  await edit(
    'intent',
    reseal((text) => text.replaceAll(ordinary.tron, thief)),
  );

  const { person } = await show(<TransferDrawer {...props} />);
  await found(changed);
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  // What the server has under its number is what is shown.
  await screen.findByRole(
    'img',
    { name: new RegExp(ordinary.tron.match(/^0x.{4}|.{1,4}/g)?.join(' ') ?? '') },
    soon,
  );
  expect(document.body.textContent).not.toContain(thief);
  expect(screen.queryByRole('button', { name: 'Resubmit' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'I have compared the order' }));
  await screen.findByRole('textbox', { name: 'To' }, soon);
  expect(sent).not.toContain(`POST ${create}`);
});

it('R22: an intent nobody can read crashes nothing, and is removed only after the server had no order for five minutes', async () => {
  sandbox.faults.set('withdrawals.create', { drop: true, times: 1 });
  const first = await show(<TransferDrawer {...props} />);
  await fill(first.person, ordinary.tron, '20');
  await first.person.click(await review(first.person));
  await found('Outcome unknown. Do not submit again.');
  first.unmount();
  await edit('intent', () => 'garbage');

  const { person } = await show(<TransferDrawer {...props} />);
  await found(changed);
  await found(/No such order on the server yet/);
  expect(screen.queryByRole('button', { name: 'Remove the record' })).toBeNull();
  vi.setSystemTime(Date.now() + searchTime);
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  await person.click(await screen.findByRole('button', { name: 'Remove the record' }, soon));
  vi.useRealTimers();
  await screen.findByRole('textbox', { name: 'To' }, soon);
  expect(sent).toContain('GET /api/mpc/transaction/list');
});

it('says that a draft was reopened, when it was changed last, and discards it', async () => {
  const first = await show(<TransferDrawer {...props} />);
  await found('Treasury / Main sub-wallet');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  await fill(first.person, ordinary.tron, '20');
  await drafted('"amount":"20"');
  const [[, kept] = []] = (await entries<IDBValidKey[], { text: string }>(database)).filter(
    ([[kind]]) => kind === 'draft',
  );
  first.unmount();
  const { person } = await show(<TransferDrawer {...props} />);
  expect((await to()).value).toBe(ordinary.tron);
  const notice = screen.getByText(/^Draft from/);
  const savedAt = (JSON.parse(kept?.text ?? '{}') as { savedAt: number }).savedAt;
  expect(notice.querySelector('time')?.dateTime).toBe(new Date(savedAt).toISOString());
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await to()).value).toBe('');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  await waitFor(async () => expect(await keys(database)).toEqual([]));
});

it.each([
  ['edited', reseal((text) => text.replaceAll(ordinary.tron, thief))],
  ['malformed', () => ({ values: { bound: 7 } })],
])('R22: a draft that was %s fills no form, and the person is told', async (_, change) => {
  const first = await show(<TransferDrawer {...props} />);
  await fill(first.person, ordinary.tron, '20');
  await drafted('"amount":"20"');
  first.unmount();
  await edit('draft', change);
  await show(<TransferDrawer {...props} />);
  expect((await to()).value).toBe('');
  await found(/The draft was discarded/);
});

it('R22: a test transfer whose order names another recipient is no proof of who is paid', async () => {
  const first = await show(<TransferDrawer {...props} />);
  await fill(first.person, addressOn('TRX', 'never used'), '50');
  await first.person.click(await screen.findByRole('button', { name: /^Test with/ }, soon));
  await first.person.click(await review(first.person));
  await found('Submitted. The server’s copy matches what you confirmed.');
  await drafted('"orderId":');
  first.unmount();
  expect(formsOf(create)).toHaveLength(1);

  intercept.answer = async (request, answer) =>
    request.url.includes('/withdraw/info')
      ? new Response((await answer.text()).replaceAll(addressOn('TRX', 'never used'), thief))
      : answer;
  const { person } = await show(<TransferDrawer {...props} />);
  await found('Not the address of your test transfer');
  expect(screen.queryByRole('dialog', { name: 'Review transfer' })).toBeNull();
  intercept.answer = null;
  await person.click(screen.getByRole('button', { name: 'Use another address' }));
  expect((await to()).value).toBe('');
});
