import type { ApprovalNode } from '@mpc/api';
import type { ApprovalLineProps } from '@mpc/ui';
import type { TFunction } from 'i18next';

const nodeStates = { 0: 'waiting', 1: 'active', 2: 'passed', 3: 'refused' } as const;
const personStates = { 0: 'waiting', 1: 'approved', 2: 'refused' } as const;

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
    state: nodeStates[node.node_status],
    people: node.members.map((member) => ({
      key: String(member.uid),
      name: member.name,
      state: personStates[member.status],
      time: member.time,
      remark: member.remark,
      isYou: member.uid === uid,
    })),
  }));
}
