import type { BillDetail, PayAddress } from '@mpc/api';
import { EmptyState, Skeleton } from '@mpc/ui';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ConfirmedPlace } from './confirmed-place.tsx';
import { usePayPlace } from './use-pay-place.ts';

export interface BillCheckProps {
  billId: number;
  /** The coin it is paid with. */
  symbol: string;
  /** The wallet it is paid from: another wallet's bill is not paid here. */
  walletId: number;
  /** The bill has confirmed where it is paid. */
  onConfirmed: (bill: BillDetail, place: PayAddress) => void;
}

/** Asks where a bill is paid until the bill has confirmed it; says why where it does not. */
export function BillCheck({ billId, symbol, walletId, onConfirmed }: BillCheckProps) {
  const { t } = useTranslation('invoice');
  const pay = usePayPlace(billId, symbol);
  const state = pay.shown?.state;
  const stop = state?.is === 'stop' ? t(`pay.stop.${state.why}`) : undefined;
  return (
    <ConfirmedPlace pay={pay} stop={stop}>
      {(bill, place) =>
        bill.wallet_id === walletId ? (
          <Confirmed onConfirmed={() => onConfirmed(bill, place)} />
        ) : (
          <EmptyState title={t('detail.gone')}>{t('detail.goneDetail')}</EmptyState>
        )
      }
    </ConfirmedPlace>
  );
}

function Confirmed({ onConfirmed }: { onConfirmed: () => void }) {
  useEffect(onConfirmed);
  return <Skeleton shape="form" />;
}
