import { Banner, Button, DrawerFooter, KeyValueList, Stack } from '@mpc/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent, IntentState } from '../../../../../shared/intents/intent.ts';
import { DifferentOrder } from './different-order.tsx';
import { LostAnswer } from './lost-answer.tsx';
import { MissingOrder } from './missing-order.tsx';
import { usePaymentFacts } from './payment-facts.tsx';
import { SentOrder } from './sent-order.tsx';
import type { Problem } from './transfer-confirm-page.tsx';

export interface OutcomePageProps {
  intent: Intent;
  sending: boolean;
  problem: Problem | null;
  onResend: () => void;
  /** Leaves this payment as it is and starts another. */
  onAnother: () => void;
  onShowOrder: (id: number) => void;
  onClose: () => void;
}

/** What became of a payment that was confirmed, for as long as that is not settled. */
export function OutcomePage(props: OutcomePageProps) {
  const { t } = useTranslation();
  const { intent, onAnother, onClose } = props;
  const lines = usePaymentFacts(intent);
  const Standing = standings[intent.state];
  return (
    <>
      <Stack>
        <Standing {...props} />
        <KeyValueList
          items={[
            lines.amount,
            lines.to,
            ...(intent.order.memo === undefined ? [] : [lines.memo]),
            lines.fee,
            lines.from,
            { key: 'id', label: t('transfer.outcome.requestId'), value: intent.order.request_id },
            lines.digest,
          ]}
        />
      </Stack>
      <DrawerFooter>
        <Button block onClick={onAnother}>
          {t('transfer.outcome.another')}
        </Button>
        <Button block onClick={onClose}>
          {t('transfer.close')}
        </Button>
      </DrawerFooter>
    </>
  );
}

function Sending() {
  const { t } = useTranslation();
  return (
    <Banner tone="running" title={t('intent.sending.title')}>
      {t('intent.sending.detail')}
    </Banner>
  );
}

const standings = {
  sending: Sending,
  unknown: LostAnswer,
  notFound: MissingOrder,
  differs: DifferentOrder,
  sent: SentOrder,
} satisfies Record<IntentState, ComponentType<OutcomePageProps>>;
