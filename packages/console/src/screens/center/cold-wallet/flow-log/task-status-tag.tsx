import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { taskLook } from './task-looks.ts';

/** Where a task stands; a code nobody here knows is said as it is. */
export function TaskStatusTag({ status }: { status: number }) {
  const { t } = useTranslation('coldWallet');
  const look = taskLook(status);
  if (look === null) return <StatusTag tone="idle">{status}</StatusTag>;
  const { tone, outlined = false, label } = look;
  return (
    <StatusTag tone={tone} outlined={outlined}>
      {t(label)}
    </StatusTag>
  );
}
