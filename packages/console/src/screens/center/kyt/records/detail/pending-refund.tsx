import { isTerminal, type DepositInfo } from '@mpc/api';
import { Banner, Link } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Says that money is on its way back, which is why nothing else can be decided. Nothing where none is. */
export function PendingRefund({ movement }: { movement: Pick<DepositInfo, 'refunds'> | object | undefined }) {
  const { t } = useTranslation('kyt');
  const { search } = useLocation();
  const refunds = movement !== undefined && 'refunds' in movement ? (movement.refunds ?? []) : [];
  const pending = refunds.find(({ status }) => !isTerminal({ trans_kind: 'refund', status }));
  if (pending === undefined) return null;
  return (
    <Banner
      tone="running"
      title={t('records.refunding.title')}
      action={
        <Link href={withSelection(`${paths.center.transactions}?open=refund:${pending.refund_id}`, search)}>
          {t('records.refunding.open')}
        </Link>
      }
    >
      {t('records.refunding.detail')}
    </Banner>
  );
}
