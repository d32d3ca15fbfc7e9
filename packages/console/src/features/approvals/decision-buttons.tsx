import { Banner, Button, Columns, DrawerFooter, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useQrSignAhead } from '#features/signing';
import type { Decision } from '#features/decisions';
import type { Item } from './item.ts';

export interface DecisionButtonsProps {
  item: Item;
  uid: number;
  /** Why nothing may be decided now. */
  blocked: string | undefined;
  /** Why it must not be agreed to. */
  unsafe: string | undefined;
  /** What the server said to the last decision. */
  refused: string | undefined;
  /** A decision is under way. */
  busy: Decision | null;
  onAsk: (decision: Decision) => void;
  onSign: () => void;
}

/** What this person may do about an item, and why not just now. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { item, uid, blocked, unsafe, refused, busy, onAsk, onSign } = props;
  const { t } = useTranslation();
  const { status, myAction, ways, initiator, canRevoke } = item;
  // A bill is nobody's to take back: it is there until it is paid.
  const isMine = status === 0 && initiator?.uid === uid && item.pays === undefined;
  const asked = status === 0 && myAction !== 0 && item.pays === undefined;
  const isCall = (decision: Decision) => typeof ways[decision] === 'function';
  const onPhone = asked && (ways.approve === 'phone' || (ways.refuse === 'phone' && isCall('approve')));
  useQrSignAhead(onPhone);
  if (!isMine && !asked && refused === undefined) return null;
  const button = (decision: Decision, variant: 'secondary' | 'primary' | 'danger', label: string) => (
    <Button
      variant={variant}
      busy={busy === decision}
      disabledReason={blocked ?? (decision === 'approve' ? unsafe : undefined)}
      onClick={() => onAsk(decision)}
    >
      {label}
    </Button>
  );
  return (
    <DrawerFooter>
      <Stack gap="s">
        {refused === undefined ? null : <Banner tone="danger">{refused}</Banner>}
        <Columns fill min="96px" gap="s">
          {isMine && canRevoke && isCall('revoke')
            ? button('revoke', 'secondary', t('approval.act.revoke'))
            : null}
          {isMine && !(canRevoke && isCall('revoke')) ? (
            <Button disabledReason={t('todo.noRevoke')}>{t('approval.act.revoke')}</Button>
          ) : null}
          {asked && isCall('refuse') ? button('refuse', 'danger', t('approval.act.refuse')) : null}
          {/* What agrees stands last. */}
          {onPhone ? (
            <Button
              variant={ways.approve === 'phone' ? 'primary' : 'secondary'}
              // Whoever agrees does so there.
              disabledReason={blocked ?? (ways.approve === 'phone' ? unsafe : undefined)}
              onClick={onSign}
            >
              {t(myAction === 2 ? 'approval.act.sign' : 'approval.act.phone')}
            </Button>
          ) : null}
          {asked && isCall('approve')
            ? button('approve', 'primary', t(myAction === 3 ? 'approval.act.accept' : 'approval.act.approve'))
            : null}
        </Columns>
      </Stack>
    </DrawerFooter>
  );
}
