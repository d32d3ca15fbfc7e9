import type { BillDetail } from '@mpc/api';
import { Banner, Button, Drawer, Inline, KeyValueList, Skeleton, Stack, Time } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { BillPayment, isPayableBill } from '#features/bills';
import { billTransferId, readBillTransfer } from '#features/payments';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { BillGone } from '../bill-gone.tsx';
import { BillStatusTag } from '../bill-status-tag.tsx';
import { useBill, type BillDrawerProps } from '../use-bill.ts';
import { BillState } from './bill-state.tsx';
import { PayFrom } from './pay-from.tsx';
import { ReportPaid } from './report-paid.tsx';

/** Paying a bill: with which coin, where to and how much, and what becomes of it until it is paid. */
export function PayDrawer(props: BillDrawerProps) {
  const { t } = useTranslation('invoice');
  const { bill, isGone } = useBill(props);
  const mayGovern = useMayGovern();
  const staleness = useStaleness(bill.dataUpdatedAt);
  return (
    <Drawer
      open
      title={t('pay.title')}
      status={bill.data === undefined || isGone ? undefined : <BillStatusTag status={bill.data.status} />}
      onClose={props.onClose}
    >
      {isGone ? (
        <BillGone />
      ) : (
        <QueryView query={bill} skeleton={<Skeleton shape="form" />}>
          {(data) => (
            <Stack>
              <StaleBanner
                staleness={staleness}
                observedAt={bill.dataUpdatedAt}
                busy={bill.isFetching}
                onRefresh={() => void bill.refetch()}
              />
              <BillSummary bill={data} />
              {!isPayableBill(data) ? (
                <BillState bill={data} />
              ) : mayGovern === true ? (
                <Pay bill={data} isStale={staleness !== null} />
              ) : mayGovern === false ? (
                // Where to pay is told to nobody else, so that it is not asked.
                <Banner tone="idle">{t('governorsOnly')}</Banner>
              ) : (
                <Skeleton shape="form" />
              )}
            </Stack>
          )}
        </QueryView>
      )}
    </Drawer>
  );
}

/** What is paid, in a few lines; all of it is a click away. */
function BillSummary({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const { show } = useOverlayParam();
  return (
    <Stack gap="m">
      <KeyValueList
        items={[
          { key: 'number', label: t('bill.number'), value: bill.bill_no },
          ...bill.items.map(({ name, amount }, at) => ({
            key: `line ${at}`,
            label: name,
            value: `${exactAmount(amount)} ${bill.symbol}`,
          })),
          {
            key: 'unpaid',
            label: t('bill.unpaid'),
            value: `${exactAmount(bill.unpaid_amount)} ${bill.symbol}`,
          },
          { key: 'due', label: t('bill.due'), value: <Time at={bill.due_time} /> },
        ]}
      />
      <Inline>
        <Button variant="ghost" size="small" onClick={() => show('bill', bill.bill_id)}>
          {t('act.details')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Pay({ bill, isStale }: { bill: BillDetail; isStale: boolean }) {
  const { t } = useTranslation('invoice');
  const { open, show } = useOverlayParam();
  // In the address: what is paid, and its price, are still there after a reload.
  const symbol = readBillTransfer(open?.id ?? null)?.symbol ?? '';
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Suspense fallback={<Skeleton shape="form" />}>
        <BillPayment
          bill={bill}
          symbol={symbol}
          onSymbol={(coin) => show('pay', billTransferId(bill.bill_id, coin), { replace: true })}
          blocked={isStale ? t('pay.stale') : undefined}
          onPaid={() => setReporting(true)}
          payFrom={(of, place) => <PayFrom bill={of} place={place} />}
        />
      </Suspense>
      {reporting ? <ReportPaid bill={bill} symbol={symbol} onClose={() => setReporting(false)} /> : null}
    </>
  );
}
