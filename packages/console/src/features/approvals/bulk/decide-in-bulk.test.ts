import '#shared/testing/network.ts';
import { addressBook, Refusal, type ApprovalNode } from '@mpc/api';
import { AxiosError } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Item } from '#features/approvals';
import { shownTo } from '#shared/command-log/shown-log.ts';
import type { Way } from '../item.ts';
import { contentDigest } from '../../decisions/shown.rules.ts';
import { usePendingDecisions } from '../../decisions/pending-decisions.ts';
import { decideInBulk, type RowOutcome } from './decide-in-bulk.ts';

const node: ApprovalNode = {
  node_index: 1,
  node_type: 1,
  threshold: 1,
  node_status: 1,
  members: [{ uid: 1, name: 'Ana', status: 0 }],
};

const item = (id: number, approve: Way, part: Partial<Item> = {}): Item => ({
  kind: 'book',
  key: `item ${id}`,
  id,
  type: 6,
  title: { key: 'todo.title.addressAdd', params: {} },
  walletId: 1,
  subWalletId: 0,
  subWalletName: '',
  initiator: undefined,
  createdAt: 0,
  remark: '',
  status: 0,
  nodes: [node],
  myAction: 1,
  canRevoke: false,
  content: () => ({ facts: [{ key: 'to', label: 'To', text: 'A' }], diff: [] }),
  ways: { approve },
  code: { business_type: 'item', business_id: id },
  ...part,
});

const lost = () => Promise.reject(new AxiosError('No response', AxiosError.ERR_NETWORK));
const taken = () => Promise.resolve(null);
const no = () =>
  Promise.reject(new Refusal({ code: '200025', msg: 'Handled already', data: null }, addressBook.passAudit));

const notesOf = (one: Item) => [
  { key: 'recipient 1', label: 'Recipient 1', text: `${one.key} · nothing found` },
];

/** Decides them all; `now` is what the server says of each by then. */
async function decide(items: readonly Item[], now: ReadonlyMap<number, Item | null> = new Map()) {
  const outcomes: Record<string, RowOutcome> = {};
  await decideInBulk({
    items,
    decision: 'approve',
    remark: ' fine ',
    uid: 1,
    run: vi.fn(),
    stepLabel: 'Step',
    notesOf,
    contentOf: (one) => one.content(undefined as never),
    readAgain: (one) => Promise.resolve(now.get(one.id) === undefined ? one : (now.get(one.id) ?? null)),
    tell: (key, outcome) => (outcomes[key] = outcome),
  });
  return items.map(({ key }) => outcomes[key]?.kind);
}

beforeEach(() => usePendingDecisions.setState({ decisions: [] }));

it('sends each once, in order, with its step and the remark, and keeps what was found beside it', async () => {
  const said: unknown[] = [];
  const way: Way = (_run, saying) => Promise.resolve(said.push(saying));
  expect(await decide([item(1, way), item(2, way)])).toEqual(['done', 'done']);
  expect(said).toEqual([
    {
      nodeIndex: 1,
      remark: 'fine',
      shown: { digest: contentDigest(item(1, way).content(undefined as never)) },
    },
    {
      nodeIndex: 1,
      remark: 'fine',
      shown: { digest: contentDigest(item(2, way).content(undefined as never)) },
    },
  ]);
  const [kept] = await shownTo(1, 'item 2');
  expect(kept?.facts).toEqual(expect.arrayContaining(notesOf(item(2, way))));
  expect(usePendingDecisions.getState().decisions).toEqual([]);
});

it('stops where an answer is lost, and remembers that nobody knows', async () => {
  const never = vi.fn(taken);
  expect(await decide([item(1, taken), item(2, lost), item(3, never)])).toEqual([
    'done',
    'unknown',
    'notSent',
  ]);
  expect(never).not.toHaveBeenCalled();
  expect(usePendingDecisions.getState().decisions.map(({ sent }) => sent.key)).toEqual(['item 2']);
  // Nor is it sent again while that is so.
  const again = vi.fn(taken);
  expect(await decide([item(2, again)])).toEqual(['notSent']);
  expect(again).not.toHaveBeenCalled();
});

it('goes on where the server says no', async () => {
  expect(await decide([item(1, no), item(2, taken)])).toEqual(['refused', 'done']);
});

it('takes a refusal of a repeated request for what it is, where the first one was taken', async () => {
  const members = [{ uid: 1, name: 'Ana', status: 1 as const }];
  let reads = 0;
  const outcomes: string[] = [];
  await decideInBulk({
    items: [item(1, no)],
    decision: 'approve',
    remark: '',
    uid: 1,
    run: vi.fn(),
    stepLabel: 'Step',
    notesOf,
    contentOf: () => ({ facts: [], diff: [] }),
    readAgain: (one) => Promise.resolve((reads += 1) === 1 ? one : { ...one, nodes: [{ ...node, members }] }),
    tell: (_key, outcome) => outcomes.push(outcome.kind),
  });
  expect(outcomes).toEqual(['sending', 'done']);
});

it('sends nothing about what changed, was handled, or cannot be read any more', async () => {
  const never = vi.fn(taken);
  const changed = item(1, never, {
    content: () => ({ facts: [{ key: 'to', label: 'To', text: 'B' }], diff: [] }),
  });
  const handled = item(2, never, { status: 1, myAction: 0 });
  const now = new Map<number, Item | null>([
    [1, changed],
    [2, handled],
    [3, null],
  ]);
  const items = [1, 2, 3, 4].map((id) => item(id, never));
  expect(await decide(items, now)).toEqual(['changed', 'handled', 'notSent', 'notSent']);
  expect(never).not.toHaveBeenCalled();
});

it('leaves what the phone decides to the phone', async () => {
  expect(await decide([item(1, 'phone'), item(2, taken)])).toEqual(['phone', 'done']);
  expect(await decide([item(3, taken)], new Map([[3, item(3, taken, { myAction: 2 })]]))).toEqual(['phone']);
});

const thief: Item['content'] = () => ({ facts: [{ key: 'to', label: 'To', text: 'B' }], diff: [] });

it('R19: signs nothing that changed with its approval', async () => {
  const asked = item(1, taken);
  const answers = [asked, { ...asked, myAction: 2 as const, content: thief }];
  const outcomes: string[] = [];
  await decideInBulk({
    items: [asked],
    decision: 'approve',
    remark: '',
    uid: 1,
    run: vi.fn(),
    stepLabel: 'Step',
    notesOf,
    contentOf: (one) => one.content(undefined as never),
    readAgain: () => Promise.resolve(answers.shift() ?? null),
    tell: (_key, outcome) => outcomes.push(outcome.kind),
  });
  expect(outcomes).toEqual(['sending', 'changedAfter']);
});
