import { isTerminal } from '@mpc/api';
import { formatNumber, Inline, Link, Section, Stack, StatusTag, Text } from '@mpc/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readOrder } from '#features/orders';
import {
  countOutcomes,
  factsOf,
  isOpen,
  type Intent,
  type KeptRun,
  orderKindOf,
  requestIdOf,
} from '#features/payments';
import { poll } from '#shared/api/poll.ts';
import { paths } from '#shared/paths.ts';
import { sayStatus, statusLook } from '#shared/status/transaction-status.ts';
import { OutcomeTag } from './outcome-tag.tsx';

/** So many of what was submitted last are followed. */
const most = 10;

const placeOf = ({ wallet, subWallet }: Intent, open: string) =>
  `${paths.center.transactions}?w=${wallet.id}&s=${subWallet.id}&open=${open}` as const;

const batchPlace = ({ wallet, subWallet }: KeptRun['plan']['home']) =>
  `${paths.center.wallet.index}?w=${wallet.id}&s=${subWallet.id}&open=batch` as const;

interface InFlightProps {
  intents: readonly Intent[];
  /** Its payments are told together. */
  batches: readonly KeptRun[];
  /** Somebody goes to one of them. */
  onGo: () => void;
}

/** What left this browser and has not come to its end: first what nobody knows the outcome of. */
export function InFlight({ intents, batches, onGo }: InFlightProps) {
  const { t } = useTranslation();
  const pending = intents.filter(isOpen);
  const inBatch = new Set(batches.flatMap(({ plan }) => plan.payments.map(({ requestId }) => requestId)));
  const followed = intents
    .filter(
      (intent) => intent.orderId !== null && intent.state === 'sent' && !inBatch.has(requestIdOf(intent)),
    )
    .slice(0, most);
  const orders = useQueries({
    queries: followed.map(({ payment, orderId }) => ({
      ...readOrder(orderKindOf(payment), orderId ?? 0),
      refetchInterval: poll(10_000),
    })),
  });
  const moving = followed.flatMap((intent, at) => {
    const order = orders[at]?.data;
    return order === undefined || isTerminal(order) ? [] : [{ intent, order }];
  });
  const name = ({ payment, unit, subWallet }: Intent) =>
    t('activity.payment', {
      amount: formatNumber(factsOf(payment).amount, { digits: 'all' }),
      unit,
      subWallet: subWallet.name,
    });
  return (
    <Section title={t('activity.inFlight')}>
      <Stack gap="s">
        {pending.map((intent) => (
          <Inline key={requestIdOf(intent)} justify="between">
            <Link href={placeOf(intent, `intent:${requestIdOf(intent)}`)} onClick={onGo}>
              {name(intent)}
            </Link>
            <OutcomeTag status={intent.state} />
          </Inline>
        ))}
        {batches.map(({ plan, outcomes }) => (
          <Inline key={plan.id} justify="between">
            <Link href={batchPlace(plan.home)} onClick={onGo}>
              {t('activity.batch', { count: plan.payments.length, subWallet: plan.home.subWallet.name })}
            </Link>
            <Text tone="muted">
              {t('activity.submitted', { done: countOutcomes(outcomes).sent, all: plan.payments.length })}
            </Text>
          </Inline>
        ))}
        {moving.map(({ intent, order }) => (
          <Inline key={requestIdOf(intent)} justify="between">
            <Link href={placeOf(intent, `${order.trans_kind}:${order.id}`)} onClick={onGo}>
              {name(intent)}
            </Link>
            <StatusTag tone={statusLook(order)?.tone ?? 'idle'}>{sayStatus(t, order)}</StatusTag>
          </Inline>
        ))}
        {pending.length + batches.length + moving.length === 0 ? (
          <Text as="p" tone="muted">
            {t('activity.nothing')}
          </Text>
        ) : null}
      </Stack>
    </Section>
  );
}
