import { ApprovalLine, Section } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { approvalNodes } from '#features/decisions';
import { awaitsPeople, type OrderInfo } from '#features/orders';

/** Everybody on an order's line, and what they said. */
export function OrderApproval({ order, uid }: { order: OrderInfo; uid: number }) {
  const { t } = useTranslation();
  const waits = awaitsPeople(order);
  if (order.node_list.length === 0) return null;
  const nodes = approvalNodes(order.node_list, uid, t).map((node) => ({
    ...node,
    // Once it is over, nobody is waited for.
    people: node.people.filter(({ state }) => waits || state !== 'waiting'),
  }));
  return (
    <Section title={t('order.approval')}>
      <ApprovalLine label={t('order.approval')} nodes={nodes} />
    </Section>
  );
}
