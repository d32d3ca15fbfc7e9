import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { sayStatus, statusLook, type StatusFacts } from './transaction-status.ts';

/** The status of a transaction, in color and words. */
export function TransactionStatusTag({ of }: { of: StatusFacts }) {
  const { t } = useTranslation();
  const look = statusLook(of);
  return (
    <StatusTag tone={look?.tone ?? 'idle'} outlined={look?.outlined ?? false}>
      {sayStatus(t, of)}
    </StatusTag>
  );
}
