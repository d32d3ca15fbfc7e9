import { DrawerStack, Skeleton, Stack } from '@mpc/ui';
import { Suspense, type ReactNode } from 'react';
import type { Intent } from '../intents/intent.ts';
import { OpenIntents } from '../outcome/open-intents.tsx';
import type { PaymentFlow, Summary } from './use-payment-flow.ts';

interface PaymentPagesProps<S extends Summary> {
  flow: PaymentFlow<S>;
  titles: { form: string; confirm: string; outcome: string };
  /** What is shown instead of the form and the confirmation while neither may be used. */
  lock?: ReactNode;
  form: ReactNode;
  confirm: (summary: S) => ReactNode;
  outcome: (intent: Intent, needSign: boolean) => ReactNode;
  onClose: () => void;
}

/** The form and the outcome are one drawer: it knows where the focus was before it opened. */
const base = 'payment';

/** The drawers of a payment on its way. What comes after the form may be fetched when it is wanted. */
export function PaymentPages<S extends Summary>(props: PaymentPagesProps<S>) {
  const { flow, titles, lock = null, form, confirm, outcome, onClose } = props;
  const { step } = flow;
  const pages =
    step.at === 'outcome'
      ? [{ key: base, title: titles.outcome, content: later(outcome(step.intent, step.needSign)) }]
      : [
          {
            key: base,
            title: titles.form,
            content: lock ?? (
              <Stack>
                <OpenIntents intents={flow.openIntents} onShow={flow.toOutcome} />
                {form}
              </Stack>
            ),
          },
          ...(step.at === 'confirm'
            ? [{ key: 'confirm', title: titles.confirm, content: lock ?? later(confirm(step.summary)) }]
            : []),
        ];
  return (
    <DrawerStack
      pages={pages}
      onPop={() => {
        if (flow.sending) return;
        if (step.at === 'confirm') flow.toForm();
        else onClose();
      }}
      onClear={onClose}
    />
  );
}

const later = (page: ReactNode) => <Suspense fallback={<Skeleton shape="form" />}>{page}</Suspense>;
