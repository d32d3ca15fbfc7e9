import { Banner, Button, DrawerFooter, Stack } from '@mpc/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { requestIdOf, type Intent, type IntentState } from '../intents/intent.ts';
import { DifferentOrder } from './different-order.tsx';
import { LostAnswer } from './lost-answer.tsx';
import { MissingOrder } from './missing-order.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { SentOrder } from './sent-order.tsx';

/** Why a payment did not leave although it was confirmed: a key of `transfer.problem`. */
export type Problem = 'busy' | 'blocked' | 'repeated' | 'cannotRecord' | 'notSent' | 'quarantined' | 'away';

export interface OutcomePageProps {
  intent: Intent;
  sending: boolean;
  problem: Problem | null;
  onResend: () => void;
  /** Leaves this payment as it is and starts another; absent where there is no other to start. */
  onAnother?: (() => void) | undefined;
  /** What the button says that does so. @default "New transfer" */
  another?: string | undefined;
  onShowOrder: (id: number) => void;
  onClose: () => void;
  /** What can be done next, where it is sent. */
  children?: ReactNode;
}

/** What became of a payment that was confirmed, for as long as that is not settled. */
export function OutcomePage(props: OutcomePageProps) {
  const { t } = useTranslation();
  const { intent, another, onAnother, onClose, children } = props;
  const OutcomeView = outcomeViews[intent.state];
  return (
    <>
      <Stack>
        <OutcomeView {...props} />
        {children}
        <PaymentSheet
          intent={intent}
          facts={[{ key: 'id', label: t('transfer.outcome.requestId'), value: requestIdOf(intent) }]}
        />
      </Stack>
      <DrawerFooter>
        {onAnother === undefined ? null : (
          <Button block onClick={onAnother}>
            {another ?? t('transfer.outcome.another')}
          </Button>
        )}
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

const outcomeViews = {
  sending: Sending,
  unknown: LostAnswer,
  notFound: MissingOrder,
  differs: DifferentOrder,
  sent: SentOrder,
} satisfies Record<IntentState, ComponentType<OutcomePageProps>>;
