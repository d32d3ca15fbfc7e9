import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { BillLink } from '../recipients/bill-notice.tsx';
import type { BoundBill } from './transfer.values.ts';

/** After a transfer that pays a bill: what is left to do once it is broadcast. */
export function BillPaidNotice({ bill }: { bill: BoundBill }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="idle"
      title={t('transfer.bill.title', { number: bill.billNo })}
      action={<BillLink billId={bill.billId} />}
    >
      {t('transfer.bill.next')}
    </Banner>
  );
}
