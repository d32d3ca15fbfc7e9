import { ConfirmDialog, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../freshness/use-settled.ts';
import type { Act } from './decision.rules.ts';
import { OrderEssence } from './order-essence.tsx';
import type { OrderInfo } from './order-info.ts';
import { isOpen } from './order-turn.rules.ts';

export interface DecisionDialogProps {
  /** The order as it was looked at. */
  order: OrderInfo;
  act: Act;
  /** It is being sent. */
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

const types = { approve: 'info', refuse: 'warning', cancel: 'warning' } as const;

/** Asks once more, with all there is to compare. The confirming button does nothing until this has stood for a moment. */
export function DecisionDialog({ order, act, busy, onConfirm, onCancel }: DecisionDialogProps) {
  const { t } = useTranslation();
  const { amount, address_to, memo, symbol, outputs, input_data } = order;
  const settled = useSettled(JSON.stringify([act, amount, address_to, memo, symbol, outputs, input_data]));
  const isTransfer = order.trans_kind === 'withdraw';
  return (
    <ConfirmDialog
      open
      type={types[act]}
      title={t(isTransfer ? `order.ask.${act}` : `order.askOther.${act}`)}
      confirmLabel={t(isTransfer ? `order.act.${act}` : `order.actOther.${act}`)}
      cancelLabel={t('order.notNow')}
      remark={{ label: t(`order.remarkFor.${act}`) }}
      busy={busy || !settled}
      onConfirm={({ remark }) => onConfirm(remark)}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <OrderEssence order={order} />
        <Text as="p" tone="muted">
          {t(
            act === 'refuse' && !isOpen(order) ? 'order.consequence.refuseCopy' : `order.consequence.${act}`,
          )}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
