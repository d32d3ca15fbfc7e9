import { billing, type ApprovalItem } from '@mpc/api';
import { missingNumber, StatusTag, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';

/** Until when a bill is to be paid, or since when it is overdue: its request itself never expires. */
export function BillDue({ item }: { item: ApprovalItem }) {
  const { t } = useTranslation();
  const now = useNow();
  const bill = useQuery({ ...read(billing.bill, { bill_id: item.business_id }), staleTime: minute });
  const due = bill.data?.due_time ?? 0;
  if (due === 0 || bill.data?.unpaid_amount === '0') return missingNumber;
  const overdue = sayOverdue(t, due, now);
  return overdue === null ? (
    <Time at={due} kind="relative" />
  ) : (
    <StatusTag tone="danger">{overdue}</StatusTag>
  );
}
