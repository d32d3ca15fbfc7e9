import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApprovalNode } from '../../../domains/approvals/approvals.schema.ts';
import { activeNode, decide, type Decision } from './nodes.ts';

const uid = fc.integer({ min: 1, max: 6 });

const line = fc
  .array(
    fc.record({
      uids: fc.uniqueArray(uid, { minLength: 1, maxLength: 5 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) =>
    steps.map(({ uids, share }, index): ApprovalNode => ({
      node_index: index + 1,
      node_type: index === steps.length - 1 ? 2 : 1,
      threshold: Math.max(1, Math.ceil(share * uids.length)),
      members: uids.map((one) => ({ uid: one, name: `Person ${one}`, status: 0 })),
      node_status: index === 0 ? 1 : 0,
    })),
  );

const decision = fc.record({ by: uid, decision: fc.constantFrom<Decision>(1, 1, 1, 2) });

const yeses = ({ members }: ApprovalNode) => members.filter((member) => member.status === 1).length;

it('keeps what somebody says they were shown with their decision, and with no other', () => {
  const [first, second] = [1, 2].map((one) => ({ uid: one, name: `Person ${one}`, status: 0 as const }));
  const step: ApprovalNode = {
    node_index: 1,
    node_type: 1,
    threshold: 2,
    members: [first, second].flatMap((one) => one ?? []),
    node_status: 1,
  };
  const shown = { digest: 'a1'.repeat(32), build: 'b2'.repeat(32) };
  const [decided] = decide([step], 1, 2, 7, { remark: 'No', ...shown });
  expect(decided?.members).toEqual([{ ...first, status: 2, time: 7, remark: 'No', ...shown }, second]);
});

it('passes no step without its threshold, and counts nobody who is not asked', () => {
  fc.assert(
    fc.property(line, fc.array(decision, { maxLength: 30 }), (start, decisions) => {
      let nodes = start;
      decisions.forEach(({ by, decision }, time) => {
        const active = activeNode(nodes);
        const isAsked = active?.members.some((member) => member.uid === by && member.status === 0) === true;
        const next = decide(nodes, by, decision, time);
        if (!isAsked) expect(next).toEqual(nodes);
        nodes = next;

        for (const node of nodes) {
          const isRefused = node.members.some((member) => member.status === 2);
          expect(node.node_status === 2).toBe(!isRefused && yeses(node) >= node.threshold);
          expect(node.node_status === 3).toBe(isRefused);
          // Nobody of a step that is not reached yet has been heard.
          if (node.node_status === 0) expect(node.members.every((member) => member.status === 0)).toBe(true);
        }
        // Steps run in order: passed ones, then at most one that is asked or has refused, then those to come.
        const order = nodes.map(({ node_status }) => ({ 2: 0, 1: 1, 3: 1, 0: 2 })[node_status]);
        expect(order).toEqual([...order].sort((one, other) => one - other));
        expect(order.filter((place) => place === 1).length).toBeLessThanOrEqual(1);
      });
    }),
  );
});
