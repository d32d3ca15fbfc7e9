import { StatusTag, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';

/** Until when a bill is to be paid, or since when it is overdue: its request itself never expires. */
export function BillDue({ at }: { at: number }) {
  const { t } = useTranslation();
  const overdue = sayOverdue(t, at, useNow());
  return overdue === null ? <Time at={at} kind="relative" /> : <StatusTag tone="danger">{overdue}</StatusTag>;
}
