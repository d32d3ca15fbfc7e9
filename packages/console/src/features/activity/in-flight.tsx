import { formatNumber, Inline, Link, Section, Stack, StatusTag, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { factsOf, type Intent, type KeptRun, requestIdOf, useBatchProgress } from '#features/payments';
import type { OwnRefund, PendingRefund } from '#features/transactions';
import { paths, type Href } from '#shared/paths.ts';
import { sayStatus, statusLook } from '#shared/status/transaction-status.ts';
import type { InFlight as Found } from './in-flight.rules.ts';
import { OutcomeTag } from './outcome-tag.tsx';

const hrefOf = ({ wallet, subWallet }: Pick<Intent, 'wallet' | 'subWallet'>, open: string) =>
  `${paths.center.transactions}?w=${wallet.id}&s=${subWallet.id}&open=${open}` as const;

const batchHref = ({ wallet, subWallet }: KeptRun['plan']['home']) =>
  `${paths.center.wallet.index}?w=${wallet.id}&s=${subWallet.id}&open=batch` as const;

const refundHref = ({ depositId, sent }: PendingRefund) =>
  sent === 'changed'
    ? (`${paths.center.transactions}?open=deposit:${depositId}` as const)
    : hrefOf(sent, `deposit:${depositId}`);

const amountOf = (amount: string) => formatNumber(amount, { digits: 'all' });

interface InFlightProps {
  inFlight: Found;
  /** Called when one of them is opened. */
  onGo: () => void;
}

/** What left this browser and has not come to its end: first what has an unknown outcome. */
export function InFlight({
  inFlight: { unknown, lostRefunds, moving, batches, count },
  onGo,
}: InFlightProps) {
  const { t } = useTranslation();
  const paymentName = ({ payment, unit, subWallet }: Intent) =>
    t('activity.payment', { amount: amountOf(factsOf(payment).amount), unit, subWallet: subWallet.name });
  const refundName = ({ amount, unit, subWallet }: Pick<OwnRefund, 'amount' | 'unit' | 'subWallet'>) =>
    t('activity.refund', { amount: amountOf(amount), unit, subWallet: subWallet.name });
  const lostRefundName = ({ sent }: PendingRefund) =>
    sent === 'changed' ? t('banner.refundChanged') : refundName({ ...sent, amount: sent.order.amount });
  const line = (key: string | number, href: Href, label: ReactNode, state: ReactNode) => (
    <Inline key={key} justify="between">
      <Link href={href} onClick={onGo}>
        {label}
      </Link>
      {state}
    </Inline>
  );
  const toSign = (some: number) => (
    <StatusTag tone="attention">{t('activity.toSign', { count: some })}</StatusTag>
  );
  return (
    <Section title={t('activity.inFlight')}>
      <Stack gap="s">
        {unknown.map((intent) =>
          line(
            requestIdOf(intent),
            hrefOf(intent, `intent:${requestIdOf(intent)}`),
            paymentName(intent),
            <OutcomeTag status={intent.state} />,
          ),
        )}
        {lostRefunds.map((refund) =>
          line(refund.depositId, refundHref(refund), lostRefundName(refund), <OutcomeTag status="unknown" />),
        )}
        {batches.map(({ run, toSign: waiting }) =>
          line(
            run.plan.id,
            batchHref(run.plan.home),
            t('activity.batch', { count: run.plan.payments.length, subWallet: run.plan.home.subWallet.name }),
            <Inline gap="s">
              {waiting === 0 ? null : toSign(waiting)}
              <Progress run={run} />
            </Inline>,
          ),
        )}
        {moving.map(({ own, order, isToSign }) =>
          line(
            `${order.trans_kind}:${order.id}`,
            hrefOf(own, `${order.trans_kind}:${order.id}`),
            'payment' in own ? paymentName(own) : refundName(own),
            isToSign ? (
              toSign(1)
            ) : (
              <StatusTag tone={statusLook(order)?.tone ?? 'idle'}>{sayStatus(t, order)}</StatusTag>
            ),
          ),
        )}
        {count > 0 ? null : (
          <Text as="p" tone="muted">
            {t('activity.nothing')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Progress({ run }: { run: KeptRun }) {
  const { t } = useTranslation();
  const done = useBatchProgress(run);
  return <Text tone="muted">{t('activity.completed', { done, all: run.plan.payments.length })}</Text>;
}
