import { StatusTag, type Tone } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { IntentState } from '#features/payments';
import type { CommandOutcome } from '#shared/command-log/command-record.ts';

/** What is known of a command, or of the payment it was. */
export type Standing = CommandOutcome | IntentState;

const tones: Record<Standing, Tone> = {
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
export function OutcomeTag({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[standing]}>{t(`recorder.outcome.${standing}`)}</StatusTag>;
}
