import { beforeAll, expect, it } from 'vitest';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import type { ShownRecord } from '#shared/command-log/shown-log.ts';
import { evidenceFacts } from '../evidence/evidence-facts.ts';
import { itemEvidence } from './item-evidence.ts';
import type { Item } from './item.ts';

let say: Awaited<ReturnType<typeof startI18n>>;
beforeAll(async () => {
  say = await startI18n('en-US', wordFiles);
});

const digest = 'a1'.repeat(32);
const bill = {
  kind: 'bill',
  id: 5004,
  key: 'item 5004',
  shownAs: 'bill 9001',
  createdAt: 0,
  content: () => ({ facts: [], diff: [] }),
  nodes: [
    {
      node_index: 1,
      node_type: 1,
      threshold: 1,
      node_status: 2,
      members: [{ uid: 7, name: 'Ana Ruiz', status: 1, time: 1, digest }],
    },
  ],
} as unknown as Item;

it('holds what was signed on a page of its own by itself, and not as what a step was decided on', async () => {
  const subject = itemEvidence({ ...bill, shownAs: 'cold_task 12' }, say.t);
  const record = { nodeIndex: null, at: 1, digest, build: '', language: 'en-US', facts: [] };
  const shown = [{ ...record, about: 'cold_task 12', decision: 'sign' }];
  const facts = await evidenceFacts(subject, shown, { t: say.t, uid: 7, hasWords: false });
  const saying = facts.filter(({ fact }) => fact === 'shown digest').map(({ of }) => of);
  expect(saying).toEqual(['this device · 1970-01-01T00:00:00.001Z']);
  // A sweep is signed by the number of its order.
  const swept = { ...subject, keys: ['cold_task 12'] };
  const own = await evidenceFacts(swept, shown, { t: say.t, uid: 7, hasWords: false });
  expect(own.filter(({ fact }) => fact === 'shown digest').map(({ of }) => of)).toEqual(['step 1 · 7']);
});

it('holds what was shown of a bill that was marked as paid on its own page, with whoever did', async () => {
  const subject = itemEvidence(bill, say.t);
  expect(subject.keys).toEqual(['item 5004', 'bill 9001']);
  const shown: ShownRecord = {
    about: 'bill 9001',
    decision: 'approve',
    nodeIndex: null,
    at: 1,
    digest,
    build: '',
    language: 'en-US',
    facts: [{ key: 'unpaid', label: 'Outstanding', text: '300 USDT' }],
  };
  const facts = await evidenceFacts(subject, [shown], { t: say.t, uid: 7, hasWords: true });
  const own = facts.filter(({ of }) => of === 'step 1 · 7').map(({ fact, value }) => [fact, value]);
  expect(own).toContainEqual(['digest', digest]);
  expect(own).toContainEqual(['shown digest', digest]);
  expect(own).toContainEqual(['shown unpaid', '300 USDT']);
  expect(facts.filter(({ of }) => of.startsWith('this device'))).toEqual([]);
});
