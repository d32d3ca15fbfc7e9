import type { ApprovalNode } from '@mpc/api';
import { expect, it } from 'vitest';
import { ownState } from './own-state.rules.ts';

const uid = 7;
const node = (node_status: ApprovalNode['node_status'], status: 0 | 1 | 2, member = uid): ApprovalNode => ({
  node_index: 1,
  node_type: 1,
  threshold: 1,
  node_status,
  members: [{ uid: member, name: 'Ana Ruiz', status }],
});

it.each([
  ['awaits your approval at the step in turn', [node(2, 1, 8), node(1, 0)], 1, 'approval', 2],
  ['awaits your signature', [node(2, 1), node(1, 0)], 2, 'signature', 2],
  ['was approved by you while others are asked', [node(2, 1), node(1, 0, 8)], 0, 'approved', 2],
  ['was rejected by you', [node(3, 2)], 0, 'rejected', 1],
] as const)('says that it %s', (_, nodes, myAction, kind, at) => {
  expect(ownState({ nodes: [...nodes], myAction }, uid)).toMatchObject({ kind, at, of: nodes.length });
});

it('says nothing to whoever is neither asked nor has answered', () => {
  expect(ownState({ nodes: [node(1, 0, 8)], myAction: 0 }, uid)).toBeNull();
});
