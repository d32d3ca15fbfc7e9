import { Banner, Button, Link, Stack, Text } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import type { BoundState } from '../transfer/transfer-facts.ts';
import type { BoundBill } from '../transfer/transfer.values.ts';

interface BillNoticeProps {
  bill: BoundBill;
  binding: BoundState;
  /** Empties the form: another recipient or amount is another payment. */
  onFree: () => void;
}

/** Says that coin, recipient and amount are a bill's, whether the bill still says so, and how to pay something else. */
export function BillNotice({ bill, binding, onFree }: BillNoticeProps) {
  const { t } = useTranslation();
  const words = binding === 'other' ? 'other' : binding === 'same' ? 'same' : 'asked';
  return (
    <Banner
      tone={binding === 'other' ? 'danger' : 'idle'}
      title={t('transfer.bill.title', { number: bill.billNo })}
      action={
        <Button size="small" onClick={onFree}>
          {t('transfer.bill.free')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text as="p">{t(`transfer.bill.${words}`)}</Text>
        <BillLink billId={bill.billId} />
      </Stack>
    </Banner>
  );
}

/** Leads back to where the bill is paid. */
export function BillLink({ billId }: { billId: number }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Link href={withSelection(`${paths.center.invoice}?open=pay:${billId}`, search)}>
      {t('transfer.bill.open')}
    </Link>
  );
}
