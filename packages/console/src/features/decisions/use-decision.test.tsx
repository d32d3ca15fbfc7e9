import { stage } from '#shared/testing/stage.tsx';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Decidable } from './decision.rules.ts';
import { useApproveGuard } from './use-approve-guard.ts';
import { type DecisionMachine, useDecision } from './use-decision.ts';

const asked: Decidable = {
  key: 'withdraw 1',
  status: 0,
  nodes: [
    {
      node_index: 1,
      node_type: 2,
      threshold: 1,
      node_status: 1,
      members: [{ uid: 1, name: 'Ana Ruiz', status: 0 }],
    },
  ],
  myAction: 2,
  canRevoke: false,
};
const over: Decidable = { ...asked, status: 1, nodes: [], myAction: 0 };
const readAgain = vi.fn<() => Promise<Decidable | null>>();
const send = vi.fn<() => Promise<unknown>>();
const onTaken = vi.fn();
let machine: DecisionMachine | undefined;
let unsafe: string | undefined;

function Deciding({ onMachine }: { onMachine: (now: DecisionMachine) => void }) {
  const now = useDecision({
    subject: asked,
    uid: 1,
    contentOf: () => ({ facts: [], diff: [] }),
    readAgain,
    send,
    onTaken,
  });
  useApproveGuard(now, unsafe);
  onMachine(now);
  return now.phase.kind;
}

beforeEach(async () => {
  unsafe = undefined;
  for (const mock of [readAgain, send, onTaken]) mock.mockReset();
  readAgain.mockResolvedValue(asked);
  send.mockResolvedValue({});
  await stage(
    <Deciding
      onMachine={(now) => {
        machine = now;
      }}
    />,
    { as: 'owner' },
  );
});

it('goes on to the next only once what was approved is signed as well', async () => {
  await machine?.decide('approve', '');
  await waitFor(() => expect(machine?.phase.kind).toBe('signing'));
  expect(onTaken).not.toHaveBeenCalled();
  await machine?.stopSigning();
  expect(onTaken).not.toHaveBeenCalled();
  readAgain.mockResolvedValueOnce(null);
  await machine?.stopSigning();
  expect(onTaken).not.toHaveBeenCalled();
  readAgain.mockResolvedValueOnce(over);
  await machine?.stopSigning();
  expect(onTaken).toHaveBeenCalledOnce();
});

it('goes on to nothing while the outcome of a decision is unknown', async () => {
  send.mockRejectedValueOnce(new TypeError('lost'));
  await machine?.decide('refuse', '');
  await waitFor(() => expect(machine?.pending).not.toBeNull());
  expect(onTaken).not.toHaveBeenCalled();
});

it('R19: closes the question whether to approve once there is a reason against it, and does not ask again by itself', async () => {
  machine?.ask('approve');
  await waitFor(() => expect(machine?.phase.kind).toBe('asking'));
  unsafe = 'The recipient is blocked';
  machine?.ask('approve');
  await waitFor(() => expect(machine?.phase.kind).toBe('idle'));
  machine?.ask('refuse');
  await waitFor(() => expect(machine?.phase.kind).toBe('asking'));
});
