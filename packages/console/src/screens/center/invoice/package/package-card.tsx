import type { Package } from '@mpc/api';
import { Button, Card, Inline, KeyValueList, Skeleton, Stack, StatusTag, Text, type Tone } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { day } from '#shared/durations.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { periodText } from '../bill-words.ts';
import { packageOf } from '../invoice-first.ts';

const tones = { 1: 'success', 2: 'attention', 3: 'danger' } as const satisfies Record<
  Package['status'],
  Tone
>;

/** What the wallet has bought, until when it runs, and how it is renewed. */
export function PackageCard({ walletId }: { walletId: number }) {
  const { t } = useTranslation('invoice');
  const pack = useQuery(packageOf(walletId));
  return (
    <Card
      title={t('package.title')}
      action={
        pack.data === undefined ? null : (
          <StatusTag tone={tones[pack.data.status]}>{t(`package.status.${pack.data.status}`)}</StatusTag>
        )
      }
    >
      <QueryView query={pack} skeleton={<Skeleton shape="text" count={5} />}>
        {(bought) => <Bought bought={bought} />}
      </QueryView>
    </Card>
  );
}

function Bought({ bought }: { bought: Package }) {
  const { t } = useTranslation('invoice');
  const { package_name, price, period, start_time, expire_time, status } = bought;
  return (
    <Stack gap="m">
      <Text tone="strong">{package_name}</Text>
      <KeyValueList
        items={[
          {
            key: 'price',
            label: t('package.price'),
            value: price === '0' ? t('package.free') : t(`package.${period}`, { price: exactAmount(price) }),
          },
          {
            key: 'period',
            label: t('package.period'),
            value: periodText(start_time, expire_time),
          },
          { key: 'left', label: t('package.expires'), value: <Left until={expire_time} /> },
        ]}
      />
      {status === 3 ? (
        <Text as="p" tone="muted">
          {t('package.stopped')}
        </Text>
      ) : null}
      <Renewal billId={bought.renewal_bill_id} />
      <Text as="p" size="label" tone="muted">
        {t('package.upgrade')}
      </Text>
    </Stack>
  );
}

/** How many days are left of it. */
function Left({ until }: { until: number }) {
  const { t } = useTranslation('invoice');
  const left = until - useNow();
  if (left <= 0) {
    const days = Math.floor(-left / day);
    return days === 0 ? t('package.overToday') : t('package.over', { count: days });
  }
  // As the banner above says it.
  return t('package.left', { count: Math.ceil(left / day) });
}

/** The bill that renews it, while there is one: paid by those who may, read by anybody. */
function Renewal({ billId }: { billId: number | null }) {
  const { t } = useTranslation('invoice');
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  if (billId === null) return null;
  return (
    <Inline>
      {mayGovern === true ? (
        <Button variant="primary" onClick={() => show('pay', billId)}>
          {t('package.renew')}
        </Button>
      ) : (
        <Button onClick={() => show('bill', billId)}>{t('package.openRenewal')}</Button>
      )}
    </Inline>
  );
}
