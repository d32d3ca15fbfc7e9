import { Banner, Button, Columns, DrawerFooter, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Decision } from '#features/decisions';
import { useQrSignAhead } from '#features/signing';
import { decidedAs, isOpen, type OrderInfo } from '#features/orders';
import type { Blocks } from './use-blocks.ts';

/** Something that may be done here, or `barred` for a reason; null where the question does not arise. */
type Right = { barred: string | undefined } | null;

export interface OrderActionsProps {
  order: OrderInfo;
  blocks: Blocks;
  signing: Right;
  speedUp: Right;
  /** What the server said to the last decision. */
  refused: string | undefined;
  /** A decision is under way. */
  busy: Decision | null;
  onAsk: (decision: Decision) => void;
  onSign: () => void;
  onSpeedUp: () => void;
}

/** What this person may do about an order, and why not just now or not at all. */
export function OrderActions(props: OrderActionsProps) {
  const { order, blocks, signing, speedUp, refused, busy, onAsk, onSign, onSpeedUp } = props;
  const { t } = useTranslation();
  useQrSignAhead(signing !== null && signing.barred === undefined);
  const isTransfer = order.trans_kind === 'withdraw';
  const decides = decidedAs(order) !== null && order.my_action !== 0;
  const button = (decision: Decision, variant: 'secondary' | 'primary' | 'danger', barred?: string) => (
    <Button
      variant={variant}
      busy={busy === decision}
      disabledReason={barred ?? (decision === 'approve' ? blocks.agreeing : blocks.anything)}
      onClick={() => onAsk(decision)}
    >
      {t(isTransfer ? `order.act.${decision}` : `order.actOther.${decision}`)}
    </Button>
  );
  const name = order.initiator?.nickname ?? '';
  const notYours = t(name === '' ? 'order.only.govern' : 'order.only.cancel', { name });
  if (!decides && !isOpen(order) && signing === null && speedUp === null && refused === undefined)
    return null;
  return (
    <DrawerFooter>
      <Stack gap="s">
        {refused === undefined ? null : <Banner tone="danger">{refused}</Banner>}
        <Columns fill min="96px" gap="s">
          {speedUp === null ? null : (
            <Button disabledReason={speedUp.barred} onClick={onSpeedUp}>
              {t('order.speedUp.act')}
            </Button>
          )}
          {isOpen(order) ? button('revoke', 'secondary', order.can_cancel ? undefined : notYours) : null}
          {decides ? button('refuse', 'danger') : null}
          {decides && order.my_action === 1 ? button('approve', 'primary') : null}
          {signing === null ? null : (
            <Button variant="primary" disabledReason={blocks.agreeing ?? signing.barred} onClick={onSign}>
              {t('order.act.sign')}
            </Button>
          )}
        </Columns>
      </Stack>
    </DrawerFooter>
  );
}
