import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type Decision, DecisionDialog } from '#features/decisions';
import { isOpen, orderContent, OrderSheet, type OrderInfo } from '#features/orders';

export interface OrderDecisionDialogProps {
  /** The order as it was looked at. */
  order: OrderInfo;
  decision: Decision;
  /** It is being sent. */
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

/** Asks once more about an order, with all there is to compare. */
export function OrderDecisionDialog({ order, decision, ...rest }: OrderDecisionDialogProps) {
  const { t } = useTranslation();
  const isTransfer = order.trans_kind === 'withdraw';
  const ofCopy = decision === 'refuse' && !isOpen(order);
  return (
    <DecisionDialog
      {...rest}
      decision={decision}
      summary={JSON.stringify(orderContent(order, t))}
      takesRemark
      words={{
        title: t(isTransfer ? `order.ask.${decision}` : `order.askOther.${decision}`),
        confirm: t(isTransfer ? `order.act.${decision}` : `order.actOther.${decision}`),
        consequence: t(ofCopy ? 'order.consequence.refuseCopy' : `order.consequence.${decision}`),
      }}
    >
      <OrderSheet order={order} />
    </DecisionDialog>
  );
}
