import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ShownRecord } from '#shared/command-log/shown-log.ts';
import { noteDecisionLate, prepareNote } from './note-decision-late.ts';

const noteShown = vi.hoisted(() => vi.fn());
vi.mock('#shared/command-log/shown-log.ts', () => ({ noteShown }));

const found = { key: 'recipient 1', label: 'Recipient 1', text: 'A · nothing found' };
const note: Parameters<typeof noteDecisionLate>[0] = {
  sent: { uid: 1, key: 'item 7', decision: 'approve', nodeIndex: 1 },
  looked: { status: 0, nodes: [] },
  content: { facts: [{ key: 'to', label: 'To', text: 'A' }], diff: [] },
  stepLabel: 'Step',
  notes: [found],
};
const digest = 'a1'.repeat(32);
const payment = async () => digest;

// As it is prepared where a decision is asked for.
beforeAll(() => import('./note-decision.ts'));

beforeEach(() => {
  vi.useRealTimers();
  noteShown
    .mockReset()
    .mockImplementation(async (_uid: number, shown: ShownRecord) => ({ digest: shown.digest }));
});

it('keeps what was shown and said, and gives back the digest that is sent along', async () => {
  expect(await noteDecisionLate(note, payment)).toEqual({ digest });
  expect(noteShown.mock.calls).toMatchObject([
    [1, { about: 'item 7', decision: 'approve', nodeIndex: 1, digest, facts: [{ text: 'A' }, found] }],
  ]);
});

it('waits two seconds for its note and no longer: the decision is sent without', async () => {
  prepareNote();
  await noteDecisionLate(note, payment);
  vi.useFakeTimers();
  noteShown.mockReturnValue(new Promise(() => undefined));
  const told = vi.fn();
  void noteDecisionLate(note, payment).then(told);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith({});
});

it('holds nothing up where the note fails', async () => {
  noteShown.mockRejectedValue(new Error('no storage'));
  expect(await noteDecisionLate(note, payment)).toEqual({});
  expect(await noteDecisionLate(note, async () => Promise.reject(new Error('no digest')))).toEqual({});
});
