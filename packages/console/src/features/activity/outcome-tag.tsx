import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type ActivityStatus, outcomeTone, shownStatus } from './outcome-tone.rules.ts';

interface OutcomeTagProps {
  status: ActivityStatus;
  /** The command it is the outcome of, by name. */
  command?: string;
}

/** What became of a command, as a tag. */
export function OutcomeTag({ status, command }: OutcomeTagProps) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={outcomeTone(status, command)}>
      {t(`activity.outcome.${shownStatus(status, command)}`)}
    </StatusTag>
  );
}
