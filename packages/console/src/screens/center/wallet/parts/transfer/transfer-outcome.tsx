import type { Intent } from '../../../../../shared/intents/intent.ts';
import { OutcomePage, type OutcomePageProps } from '../../../../../shared/outcome/outcome-page.tsx';
import { RestNotice } from './rest-notice.tsx';
import { SignNow } from './sign-now.tsx';
import { restOf } from './test-transfer.rules.ts';
import type { TransferValues } from './transfer.values.ts';

interface TransferOutcomeProps extends Omit<OutcomePageProps, 'children'> {
  uid: number;
  /** The form it was sent from; null where it was sent before this drawer opened. */
  sent: TransferValues | null;
  /** Whoever sent it may sign at once. */
  needSign: boolean;
  /** Goes on with what a test transfer left. */
  onRest: (rest: TransferValues) => void;
}

/** What became of a payment, and what can be done at once with one that the server has. */
export function TransferOutcome({ uid, sent, needSign, onRest, ...outcome }: TransferOutcomeProps) {
  const { intent } = outcome;
  return (
    <OutcomePage {...outcome}>
      <AfterSent
        intent={intent}
        uid={uid}
        needSign={needSign}
        rest={sent === null ? null : restOf(sent, intent)}
        onRest={onRest}
      />
    </OutcomePage>
  );
}

interface AfterSentProps extends Pick<TransferOutcomeProps, 'uid' | 'needSign' | 'onRest'> {
  intent: Intent;
  rest: TransferValues | null;
}

function AfterSent({ intent, uid, needSign, rest, onRest }: AfterSentProps) {
  const { state, orderId } = intent;
  if (state !== 'sent' || orderId === null) return null;
  return (
    <>
      <SignNow id={orderId} uid={uid} begin={needSign} />
      {rest === null ? null : (
        <RestNotice amount={rest.amount} unit={intent.unit} onSend={() => onRest(rest)} />
      )}
    </>
  );
}
