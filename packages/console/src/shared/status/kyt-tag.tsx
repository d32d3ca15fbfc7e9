import type { TransactionRow } from '@mpc/api';
import { StatusTag, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { kytLook } from './kyt-status.ts';

/** How the screening of a transaction stands, the same in lists and drawers. */
export function KytTag({ status }: { status: TransactionRow['kyt_status'] }) {
  const { t } = useTranslation();
  const look = kytLook(status);
  if (look === null) return <StatusTag tone="idle">{String(status)}</StatusTag>;
  return status === 0 ? (
    <Text tone="muted">{t(look.label)}</Text>
  ) : (
    <StatusTag tone={look.tone}>{t(look.label)}</StatusTag>
  );
}
