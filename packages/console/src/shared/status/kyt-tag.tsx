import { StatusTag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { kytLook, type Screened } from './kyt-status.ts';

/** How the screening of a transaction stands, the same in lists and drawers. */
export function KytTag({ of }: { of: Screened }) {
  const { t } = useTranslation();
  const look = kytLook(of);
  if (look === null) return <StatusTag tone="idle">{String(of.kyt_status)}</StatusTag>;
  return look.label === 'transactions.kyt.none' ? (
    <Text tone="muted">{t(look.label)}</Text>
  ) : (
    <StatusTag tone={look.tone}>{t(look.label)}</StatusTag>
  );
}
