import type { TransKind } from '@mpc/api';
import { Tag } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { statusLook } from './transaction-status.ts';

/** The status of a transaction, in colour and words. */
export function StatusTag({ kind, status }: { kind: TransKind; status: number }) {
  const { t } = useTranslation();
  const look = statusLook(kind, status);
  if (look === null) return <Tag tone="idle">{String(status)}</Tag>;
  return (
    <Tag tone={look.tone} outlined={look.outlined ?? false}>
      {t(look.label)}
    </Tag>
  );
}
