import { ApprovalLine, Section, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { approvalNodes, MissingPeople, WhyOrder } from '#features/decisions';
import { awaitsPeople, type OrderInfo } from '#features/orders';

/** Why an order needs whom: the strategy it fell under, who is still missing, and everybody on its line. */
export function OrderApproval({ order, uid }: { order: OrderInfo; uid: number }) {
  const { t } = useTranslation();
  const { name, type } = order.hit_strategy;
  const strategy = type === 0 ? t('order.basicStrategy') : name;
  const waits = awaitsPeople(order);
  const nodes = approvalNodes(order.node_list, uid, t).map((node) => ({
    ...node,
    // Once it is over, nobody is waited for.
    people: node.people.filter(({ state }) => waits || state !== 'waiting'),
  }));
  return (
    <Section title={t(order.my_action === 0 ? 'order.why' : 'order.whyYou', { strategy })}>
      <Stack gap="m">
        <WhyOrder order={order} uid={uid} />
        {waits ? (
          <MissingPeople subject={{ nodes: order.node_list, status: 0 }} createdAt={order.created_at} />
        ) : null}
        <ApprovalLine label={t('order.approval')} nodes={nodes} />
      </Stack>
    </Section>
  );
}
