import { StatusTag, type Tone } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { IntentState } from '#features/payments';
import type { CommandOutcome } from '#shared/command-log/command-record.ts';

/** What is known of a command, or of the payment it was. */
export type ActivityStatus = CommandOutcome | IntentState;

const tones: Record<ActivityStatus, Tone> = {
  sending: 'running',
  done: 'success',
  sent: 'success',
  refused: 'danger',
  notSent: 'idle',
  unknown: 'attention',
  notFound: 'attention',
  differs: 'danger',
  looked: 'idle',
};

/** What became of a command, as a tag. */
export function OutcomeTag({ status }: { status: ActivityStatus }) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[status]}>{t(`activity.outcome.${status}`)}</StatusTag>;
}
