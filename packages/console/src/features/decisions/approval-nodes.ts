import type { ApprovalNode } from '@mpc/api';
import type { ApprovalLineProps } from '@mpc/ui';
import type { TFunction } from 'i18next';

type Node = ApprovalLineProps['nodes'][number];

// By the code that the server has for it. What is not known to be decided counts as waiting.
const nodeStates: Readonly<Record<number, Node['state']>> = { 1: 'active', 2: 'passed', 3: 'refused' };
const personStates: Readonly<Record<number, Node['people'][number]['state']>> = {
  1: 'approved',
  2: 'refused',
};

/** The steps of an approval as they are shown, with the reader marked. */
export function approvalNodes(
  nodes: readonly ApprovalNode[],
  uid: number,
  t: TFunction,
): ApprovalLineProps['nodes'] {
  return nodes.map((node) => ({
    key: String(node.node_index),
    title: node.node_type === 2 ? t('order.step.sign') : t('order.step.approve', { index: node.node_index }),
    kind: node.node_type === 2 ? 'sign' : 'approve',
    threshold: node.threshold,
    state: nodeStates[node.node_status] ?? 'waiting',
    people: node.members.map((member) => ({
      key: String(member.uid),
      name: member.name,
      state: personStates[member.status] ?? 'waiting',
      time: member.time,
      remark: member.remark,
      isYou: member.uid === uid,
    })),
  }));
}
