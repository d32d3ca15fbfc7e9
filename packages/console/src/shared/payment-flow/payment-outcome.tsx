import { OutcomePage, type OutcomePageProps } from '../outcome/outcome-page.tsx';
import { SignNow } from './sign-now.tsx';

export interface PaymentOutcomeProps extends OutcomePageProps {
  uid: number;
  /** The server said that whoever asked may sign at once. */
  needSign: boolean;
}

/** What became of a payment; once the server has it, signing it where that is this person's turn, and what else comes next. */
export function PaymentOutcome({ uid, needSign, children, ...outcome }: PaymentOutcomeProps) {
  const { state, orderId, payment } = outcome.intent;
  return (
    <OutcomePage {...outcome}>
      {state === 'sent' && orderId !== null ? (
        <>
          <SignNow
            kind={payment.kind === 'web3' ? 'web3' : 'withdraw'}
            id={orderId}
            uid={uid}
            begin={needSign}
          />
          {children}
        </>
      ) : null}
    </OutcomePage>
  );
}
