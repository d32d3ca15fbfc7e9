import type { BillDetail, PayAddress } from '@mpc/api';
import type { ReactNode } from 'react';
import { Banner, Button, Skeleton } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { PriceOver } from './price-over.tsx';
import type { usePayPlace } from './use-pay-place.ts';

interface ConfirmedPlaceProps {
  pay: ReturnType<typeof usePayPlace>;
  /** What speaks against the place; undefined where nothing does. */
  stop: string | undefined;
  children: (bill: BillDetail, place: PayAddress, before: PayAddress | null) => ReactNode;
}

/** What is drawn of a place once the bill has confirmed it; why it is not, before. */
export function ConfirmedPlace({ pay, stop, children }: ConfirmedPlaceProps) {
  const { t } = useTranslation('invoice');
  const { place, shown, isUnread, ask, renew } = pay;
  return (
    <QueryView query={place} skeleton={<Skeleton shape="form" />}>
      {() => {
        if (shown === null) return <Skeleton shape="form" />;
        const { held, before, bill } = shown;
        if (shown.state.is === 'over') return <PriceOver onRenew={renew} />;
        if (stop !== undefined)
          return (
            <Banner tone="danger" title={t('pay.stop.title')}>
              {stop}
            </Banner>
          );
        if (bill !== undefined) return children(bill, held, before);
        return isUnread ? (
          <Banner
            tone="attention"
            action={
              <Button size="small" onClick={ask}>
                {t('pay.retry')}
              </Button>
            }
          >
            {t('pay.unread')}
          </Banner>
        ) : (
          <Skeleton shape="form" />
        );
      }}
    </QueryView>
  );
}
