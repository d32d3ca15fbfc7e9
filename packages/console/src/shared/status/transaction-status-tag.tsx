import type { TransKind } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { statusLook } from './transaction-status.ts';

/** The status of a transaction, in colour and words. */
export function TransactionStatusTag({ kind, status }: { kind: TransKind; status: number }) {
  const { t } = useTranslation();
  const look = statusLook(kind, status);
  if (look === null) return <StatusTag tone="idle">{String(status)}</StatusTag>;
  return (
    <StatusTag tone={look.tone} outlined={look.outlined ?? false}>
      {t(look.label)}
    </StatusTag>
  );
}
