import { orderDigest, orderFacts } from '@mpc/api/fingerprint';
import { useState } from 'react';
import { QrSign } from '#features/signing';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderFingerprint } from './facts/order-fingerprint.tsx';
import { orderContent } from './order-content.rules.ts';
import { type OrderInfo, decidedAs, type OrderKind } from './order-info.ts';
import { summaryOf } from './order-receipt.rules.ts';
import { OrderSheet } from './order-sheet.tsx';
import { subjectOf } from './order-subject.ts';
import { useOrderCheck } from './use-order-check.ts';

interface OrderSignProps {
  kind: OrderKind;
  /** The order's number, as it was asked for. */
  id: number;
  order: OrderInfo;
  onClose: () => void;
}

/** The code of an order as it was when the code was wanted: whatever the server says later is held against that. */
export function OrderSign({ kind, id, order, onClose }: OrderSignProps) {
  const { t } = useTranslation();
  const [looked] = useState(order);
  const check = useOrderCheck(kind, id);
  return (
    <QrSign
      request={{
        business_type: decidedAs({ trans_kind: kind }) ?? 'withdraw',
        business_id: id,
        summary: summaryOf(looked),
      }}
      check={() => check(looked)}
      shown={{
        subject: subjectOf(looked),
        content: orderContent(looked, t),
        digest: () => orderDigest(orderFacts(looked)),
      }}
      fingerprint={<OrderFingerprint facts={orderFacts(looked)} />}
      onClose={onClose}
    >
      <OrderSheet order={looked} hasFingerprint={false} />
    </QrSign>
  );
}
