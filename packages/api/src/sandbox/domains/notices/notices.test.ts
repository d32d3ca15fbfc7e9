import { beforeEach, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { notices } from '../../../domains/notices/notices.contract.ts';
import type { ReceiverDraft } from '../../../domains/notices/notices.schema.ts';
import { createSandbox, people, walletIds } from '../../index.ts';
import { asking } from '../../testing.ts';

const about = { wallet_id: walletIds.treasury, notice_type: 'trx_proxy' } as const;

let ana: ReturnType<typeof asking>;

beforeEach(() => {
  ana = asking(createSandbox({ clock: 'frozen' }), people.owner.uid);
});

const receiver = (name: string, more: Partial<ReceiverDraft> = {}): ReceiverDraft => ({
  name,
  email: `${name}@harbour.example`,
  events: ['arrears'],
  status: 1,
  ...more,
});

const save = (receivers: ReceiverDraft[]) => ana(notices.saveReceivers, { ...about, receivers });

it('saving says who is told from now on, and keeps who stays', async () => {
  const [first] = (await ana(notices.receivers, about)).data;
  if (first === undefined) throw new Error('nobody is told');
  const { id, email, created_at } = first;
  const kept = receiver('desk', { id, email, events: [] });
  const { data } = await save([kept, receiver('night', { send_test: 1 })]);
  expect(data.tests_sent).toBe(1);
  const now = (await ana(notices.receivers, about)).data;
  expect(now).toEqual(data.list);
  expect(now).toMatchObject([
    { id, name: 'desk', events: [], created_at },
    { name: 'night', notice_type: 'trx_proxy' },
  ]);
  await save([]);
  expect((await ana(notices.receivers, about)).data).toEqual([]);
});

it.each([
  ['more than ten', Array.from({ length: 11 }, (_, index) => receiver(`r${index}`))],
  ['an address twice', [receiver('desk'), receiver('other', { email: 'DESK@harbour.example' })]],
  ['what is no address', [receiver('desk', { email: 'desk' })]],
  ['an event of another type', [receiver('desk', { events: ['gas_low'] })]],
  ['a receiver of another list', [receiver('desk', { id: 1 })]],
  ['somebody who is not in the wallet', [receiver('desk', { uid: people.outsider.uid })]],
])('%s is refused, and nobody is forgotten', async (_, receivers) => {
  const before = (await ana(notices.receivers, about)).data;
  expect((await save(receivers)).code).toBe(codes.badParameter);
  expect((await ana(notices.receivers, about)).data).toEqual(before);
});
