import { Banner, Button } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderSign, orderFault, type OrderInfo, readOrder, useSignRight } from '#features/orders';
import { useQrSignAhead } from '#features/signing';
import { differencesFrom } from '../intents/found-facts.ts';
import { type Intent, orderKindOf } from '../intents/intent.ts';

interface SignNowProps {
  intent: Intent;
  /** The order's number. */
  id: number;
  uid: number;
  /** Begins with the code on show: the server said that whoever asked may sign at once. */
  begin: boolean;
}

/**
 * Signing, for whoever may sign what they have just asked for; nothing where somebody else is next, or where the order is
 * not what was confirmed.
 */
export function SignNow({ intent, id, uid, begin }: SignNowProps) {
  const kind = orderKindOf(intent.payment);
  const { data: order } = useQuery(readOrder(kind, id));
  if (order === undefined || orderFault(order) !== null || differencesFrom(intent, order).length > 0)
    return null;
  return <Signing kind={kind} id={id} order={order} uid={uid} begin={begin} />;
}

interface SigningProps {
  kind: 'withdraw' | 'web3';
  /** The order's number, as it was asked for. */
  id: number;
  order: OrderInfo;
  uid: number;
  begin: boolean;
}

function Signing({ kind, id, order, uid, begin }: SigningProps) {
  const { t } = useTranslation();
  const right = useSignRight(order, uid);
  const maySign = right !== null && right.barred === undefined;
  // Wanted, and then on show until it is closed: it is there that a person sees that they have signed.
  const [code, setCode] = useState<'none' | 'wanted' | 'shown'>(begin ? 'wanted' : 'none');
  if (code === 'wanted' && maySign) setCode('shown');
  useQrSignAhead(maySign);
  return (
    <>
      {right === null ? null : (
        <Banner
          tone="attention"
          action={
            <Button
              size="small"
              variant="primary"
              disabledReason={right.barred}
              onClick={() => setCode('wanted')}
            >
              {t('transfer.sign.now')}
            </Button>
          }
        >
          {right.barred ?? t('transfer.sign.yours')}
        </Banner>
      )}
      {code === 'shown' ? (
        <OrderSign kind={kind} id={id} order={order} onClose={() => setCode('none')} />
      ) : null}
    </>
  );
}
