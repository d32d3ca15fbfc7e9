import { useTranslation } from 'react-i18next';
import { type Verdict, VerdictDialog } from '#features/decisions';
import { isOpen, orderContent, OrderEssence, type OrderInfo } from '#features/orders';

export interface DecisionDialogProps {
  /** The order as it was looked at. */
  order: OrderInfo;
  verdict: Verdict;
  /** It is being sent. */
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

/** Asks once more about an order, with all there is to compare. */
export function DecisionDialog({ order, verdict, ...rest }: DecisionDialogProps) {
  const { t } = useTranslation();
  const isTransfer = order.trans_kind === 'withdraw';
  const ofCopy = verdict === 'refuse' && !isOpen(order);
  return (
    <VerdictDialog
      {...rest}
      verdict={verdict}
      summary={JSON.stringify(orderContent(order, t))}
      takesRemark
      words={{
        title: t(isTransfer ? `order.ask.${verdict}` : `order.askOther.${verdict}`),
        confirm: t(isTransfer ? `order.act.${verdict}` : `order.actOther.${verdict}`),
        consequence: t(ofCopy ? 'order.consequence.refuseCopy' : `order.consequence.${verdict}`),
      }}
    >
      <OrderEssence order={order} />
    </VerdictDialog>
  );
}
