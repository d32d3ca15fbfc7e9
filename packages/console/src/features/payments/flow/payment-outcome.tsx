import { OutcomePage, type OutcomePageProps } from '../outcome/outcome-page.tsx';
import { SignNow } from './sign-now.tsx';
import type { PaymentFlow } from './use-payment-flow.ts';

export interface PaymentOutcomeProps
  extends
    Omit<OutcomePageProps, 'sending' | 'problem' | 'onResend'>,
    Partial<Pick<OutcomePageProps, 'onResend'>> {
  flow: Pick<PaymentFlow, 'sending' | 'problem' | 'dispatch'>;
  uid: number;
  /** The server said that whoever asked may sign at once. */
  needSign: boolean;
}

/** What became of a payment; once the server has it, signing it where that is this person's turn, and what else comes next. */
export function PaymentOutcome({ flow, uid, needSign, children, ...outcome }: PaymentOutcomeProps) {
  const { intent, onResend = () => void flow.dispatch(intent) } = outcome;
  const { state, orderId } = intent;
  return (
    <OutcomePage {...outcome} sending={flow.sending} problem={flow.problem} onResend={onResend}>
      {state === 'sent' && orderId !== null ? (
        <>
          <SignNow intent={intent} id={orderId} uid={uid} begin={needSign} />
          {children}
        </>
      ) : null}
    </OutcomePage>
  );
}
