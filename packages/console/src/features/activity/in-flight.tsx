import { isTerminal, withdrawals } from '@mpc/api';
import { formatNumber, Inline, Link, Section, Stack, StatusTag, Text } from '@mpc/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { factsOf, isOpen, type Intent, requestIdOf } from '#features/payments';
import { read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { paths } from '#shared/paths.ts';
import { sayStatus, statusLook } from '#shared/status/transaction-status.ts';
import { OutcomeTag } from './outcome-tag.tsx';

/** So many of what was submitted last are followed. */
const most = 10;

const placeOf = ({ wallet, subWallet }: Intent, open: string) =>
  `${paths.center.transactions}?w=${wallet.id}&s=${subWallet.id}&open=${open}` as const;

interface InFlightProps {
  intents: readonly Intent[];
  /** Somebody goes to one of them. */
  onGo: () => void;
}

/** What left this browser and has not come to its end: first what nobody knows the outcome of. */
export function InFlight({ intents, onGo }: InFlightProps) {
  const { t } = useTranslation();
  const unsettled = intents.filter(isOpen);
  const followed = intents
    .filter(
      ({ payment, orderId, state }) => payment.kind === 'withdraw' && orderId !== null && state === 'sent',
    )
    .slice(0, most);
  const orders = useQueries({
    queries: followed.map(({ orderId }) => ({
      ...read(withdrawals.info, { id: orderId ?? 0 }),
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
        {unsettled.map((intent) => (
          <Inline key={requestIdOf(intent)} justify="between">
            <Link href={placeOf(intent, `intent:${requestIdOf(intent)}`)} onClick={onGo}>
              {name(intent)}
            </Link>
            <OutcomeTag status={intent.state} />
          </Inline>
        ))}
        {moving.map(({ intent, order }) => (
          <Inline key={requestIdOf(intent)} justify="between">
            <Link href={placeOf(intent, `withdraw:${order.id}`)} onClick={onGo}>
              {name(intent)}
            </Link>
            <StatusTag tone={statusLook(order)?.tone ?? 'idle'}>{sayStatus(t, order)}</StatusTag>
          </Inline>
        ))}
        {unsettled.length + moving.length === 0 ? (
          <Text as="p" tone="muted">
            {t('activity.nothing')}
          </Text>
        ) : null}
      </Stack>
    </Section>
  );
}
