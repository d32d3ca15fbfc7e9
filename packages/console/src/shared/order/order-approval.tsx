import type { WithdrawInfo } from '@mpc/api';
import { ApprovalLine, Section } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { approvalNodes } from './approval-nodes.ts';
import { isOpen } from './order-turn.rules.ts';

/** Why an order needs whom: the strategy it fell under, and everybody on its line. */
export function OrderApproval({ order, uid }: { order: WithdrawInfo; uid: number }) {
  const { t } = useTranslation();
  const { name, type } = order.hit_strategy;
  const strategy = type === 0 ? t('order.basicStrategy') : name;
  const nodes = approvalNodes(order.node_list, uid, t).map((node) => ({
    ...node,
    // Once it is over, nobody is waited for.
    people: node.people.filter(({ state }) => isOpen(order) || state !== 'waiting'),
  }));
  return (
    <Section title={t(order.my_action === 0 ? 'order.why' : 'order.whyYou', { strategy })}>
      <ApprovalLine label={t('order.approval')} nodes={nodes} />
    </Section>
  );
}
