import { tron } from '@mpc/api';
import { Amount, Banner, EmptyState, KeyValueList, Link, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { NamedWholeAddress } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { daysOf } from '#shared/list/period.rules.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { TronHash } from '../tron-hash.tsx';
import { useOpenHref } from '../use-open-href.ts';
import { paymentLooks } from './payment-looks.ts';
import type { Payment } from './payments-list.ts';

/** There is one a week, and no call for a single one: so many of the latest are looked through. */
const latest = 100;

export interface PaymentDrawerProps {
  walletId: number;
  id: number;
  onClose: () => void;
}

/** One settlement: what was taken for which transactions, and the payment itself. */
export function PaymentDrawer({ walletId, id, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('tools');
  const payments = useQuery(
    read(tron.payments, {
      wallet_id: walletId,
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size: latest,
    }),
  );
  const found = payments.data?.list.find((one) => one.id === id);
  return (
    <DetailFrame
      title={t('agent.payment.name', { id })}
      status={found === undefined ? undefined : <CodeTag looks={paymentLooks} code={found.status} t={t} />}
      onClose={onClose}
    >
      <QueryView query={payments} skeleton={<Skeleton shape="form" />}>
        {() =>
          found === undefined ? (
            <EmptyState title={t('agent.payment.gone')}>
              {t('agent.payment.goneDetail', { count: latest })}
            </EmptyState>
          ) : (
            <PaymentFacts payment={found} />
          )
        }
      </QueryView>
    </DetailFrame>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const openHref = useOpenHref();
  const { trans_id, address_from, address_to, period_start, period_end, status } = payment;
  const from = daysOf('today', period_start).from;
  const { to } = daysOf('today', period_end);
  const usages = withSelection(
    `${paths.center.tools.tronAutoAgent.index}?period=${from}..${to}${status === 1 ? '&settled=1' : ''}`,
    search,
  );
  return (
    <Stack>
      {status === 2 ? <Banner tone="danger">{t('agent.payment.failedDetail')}</Banner> : null}
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('agent.payment.column.amount'),
            value: <Amount value={payment.amount} symbol="TRX" />,
          },
          {
            key: 'from',
            label: t('agent.payment.column.from'),
            value:
              address_from === '' ? null : (
                <NamedWholeAddress
                  address={address_from}
                  label={t('agent.payment.column.from')}
                  baseSymbol="TRX"
                />
              ),
          },
          {
            key: 'to',
            label: t('agent.field.spender'),
            value: (
              <NamedWholeAddress address={address_to} label={t('agent.field.spender')} baseSymbol="TRX" />
            ),
          },
          {
            key: 'period',
            label: t('agent.payment.column.period'),
            value: (
              <>
                <Time at={period_start} /> – <Time at={period_end} />
              </>
            ),
          },
          {
            key: 'usages',
            label: t('agent.payment.column.usages'),
            value: (
              <>
                {payment.usage_count} · <Link href={usages}>{t('agent.payment.toUsages')}</Link>
              </>
            ),
          },
          {
            key: 'transaction',
            label: t('usage.column.transaction'),
            value:
              trans_id === 0 ? null : (
                <Link href={openHref('web3', trans_id)}>
                  {t('agent.payment.toTransaction', { id: trans_id })}
                </Link>
              ),
          },
          {
            key: 'txid',
            label: t('usage.txid'),
            value: payment.txid === '' ? null : <TronHash txid={payment.txid} />,
          },
          { key: 'time', label: t('agent.payment.column.time'), value: <Time at={payment.created_at} /> },
        ]}
      />
    </Stack>
  );
}
