import type { BillDetail, PayAddress } from '@mpc/api';
import { Button, Drawer, DrawerFooter, Skeleton, Stack } from '@mpc/ui';
import { Suspense } from 'react';
import { BillCheck } from '#features/bills';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Prefill } from '../prefill.ts';
import { BillLink } from '../recipients/bill-notice.tsx';

interface BillTransferProps {
  billId: number;
  symbol: string;
  walletId: number;
  onStart: (prefill: Prefill) => void;
  onClose: () => void;
}

const prefillOf = (bill: BillDetail, { symbol, address, memo, amount }: PayAddress): Prefill => ({
  symbol,
  address,
  memo,
  origin: 'bill',
  bill: { id: bill.bill_id, number: bill.bill_no, amount },
});

/** A transfer that pays a bill, after a reload or by a link: the bill is asked first what it asks for. */
export function BillTransfer({ billId, symbol, walletId, onStart, onClose }: BillTransferProps) {
  const { t } = useTranslation();
  return (
    <Drawer open title={t('transfer.title')} onClose={onClose}>
      <Stack>
        <Suspense fallback={<Skeleton shape="form" />}>
          <BillCheck
            billId={billId}
            symbol={symbol}
            walletId={walletId}
            onConfirmed={(bill, place) => onStart(prefillOf(bill, place))}
          />
        </Suspense>
        <BillLink billId={billId} />
      </Stack>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('transfer.cancel')}
        </Button>
      </DrawerFooter>
    </Drawer>
  );
}
