import { OutcomePage, type OutcomePageProps } from '../../../../../shared/outcome/outcome-page.tsx';
import { SignNow } from '../transfer/sign-now.tsx';

export interface Brc20OutcomeProps extends Omit<OutcomePageProps, 'children'> {
  uid: number;
  /** The server said that whoever asked may sign at once. */
  needSign: boolean;
}

/** What became of a transfer of inscriptions, and signing it where that is this person's turn. */
export function Brc20Outcome({ uid, needSign, ...props }: Brc20OutcomeProps) {
  const { state, orderId } = props.intent;
  return (
    <OutcomePage {...props}>
      {state === 'sent' && orderId !== null ? <SignNow id={orderId} uid={uid} begin={needSign} /> : null}
    </OutcomePage>
  );
}
