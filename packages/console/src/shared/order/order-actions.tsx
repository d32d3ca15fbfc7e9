import type { WithdrawInfo } from '@mpc/api';
import { Banner, Button, Columns, DrawerFooter, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { Act } from './decision.rules.ts';

export interface OrderActionsProps {
  order: WithdrawInfo;
  /** Why nothing may be decided now. */
  blocked: string | undefined;
  /** Why signing is not mine, or not yet; null where the question does not arise. */
  signing: { barred: string | undefined } | null;
  /** What the server said to the last decision. */
  refused: string | undefined;
  /** A decision is under way. */
  busy: Act | null;
  onAct: (act: Act) => void;
  onSign: () => void;
}

/** What this person may do about an order, and why not just now. */
export function OrderActions(props: OrderActionsProps) {
  const { order, blocked, signing, refused, busy, onAct, onSign } = props;
  const { t } = useTranslation();
  const button = (act: Act, variant: 'secondary' | 'primary' | 'danger') => (
    <Button variant={variant} busy={busy === act} disabledReason={blocked} onClick={() => onAct(act)}>
      {t(`order.act.${act}`)}
    </Button>
  );
  const nothing = !order.can_cancel && order.my_action === 0 && signing === null;
  if (nothing && refused === undefined) return null;
  return (
    <DrawerFooter>
      <Stack gap="s">
        {refused === undefined ? null : <Banner tone="danger">{refused}</Banner>}
        {nothing ? null : (
          <Columns min="124px" gap="s">
            {order.can_cancel ? button('cancel', 'secondary') : null}
            {order.my_action === 0 ? null : button('refuse', 'danger')}
            {order.my_action === 1 ? button('approve', 'primary') : null}
            {signing === null ? null : (
              <Button variant="primary" disabledReason={blocked ?? signing.barred} onClick={onSign}>
                {t('order.act.sign')}
              </Button>
            )}
          </Columns>
        )}
      </Stack>
    </DrawerFooter>
  );
}
