import { isTerminal, transactions, web3, withdrawals } from '@mpc/api';
import { Banner, Button, Inline, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CancelDialog, DifferingFacts } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { isOwnOrder } from '../intents/found-facts.ts';
import { confirmedFacts, orderKindOf, type Intent } from '../intents/intent.ts';
import { amend, strike } from '../intents/journal.ts';
import { byRequestId, ownIn } from '../intents/look-up.ts';
import type { OutcomePageProps } from './outcome-page.tsx';
import { live } from '#shared/freshness/live.ts';

/** The order that an answer named, and the one that was asked for where that is another. */
function useOrders(intent: Intent) {
  const id = intent.orderId ?? 0;
  const isCall = orderKindOf(intent.payment) === 'web3';
  const payment = useQuery({ ...read(withdrawals.info, { id }), enabled: !isCall, ...live });
  const call = useQuery({ ...read(web3.info, { id }), enabled: isCall, ...live });
  const named = isCall ? call.data : payment.data;
  const isAnother = named !== undefined && !isOwnOrder(intent, named);
  const found = useQuery({ ...read(transactions.list, byRequestId(intent)), enabled: isAnother, ...live });
  const own = isAnother ? found.data && ownIn(intent, found.data.list) : named;
  return { isAnother, own, isMissing: own === null };
}

/**
 * The server has something else than what was confirmed: stop, and cancel the order. Where it named another order, that
 * one is left alone: only what was asked for is ever canceled here.
 */
export function DifferentOrder({ intent, onShowOrder, onAnother, onClose }: OutcomePageProps) {
  const { t } = useTranslation();
  const { isAnother, own, isMissing } = useOrders(intent);
  const [isCanceling, setCanceling] = useState(false);
  const stop = () => setCanceling(false);
  const over = own && isTerminal(own);
  const { found, orderId } = intent;
  return (
    <Stack gap="s">
      {isAnother ? (
        <Banner tone="danger" title={t('intent.another.title', { id: orderId })}>
          {t('intent.another.leave', { id: orderId })}
        </Banner>
      ) : (
        <Banner tone="danger" title={t('intent.differs.title')}>
          {t('intent.differs.detail')}
        </Banner>
      )}
      {isAnother && own !== undefined ? (
        <Text as="p">{t(own === null ? 'intent.another.missing' : 'intent.another.found')}</Text>
      ) : null}
      {found === null ? null : <DifferingFacts confirmed={confirmedFacts(intent)} found={found} />}
      {over ? <Banner tone="idle">{t('intent.differs.over')}</Banner> : null}
      <Inline>
        {over ? (
          <Button onClick={() => void strike(intent).then(onAnother ?? onClose)}>
            {t('intent.differs.seen')}
          </Button>
        ) : own ? (
          <Button variant="danger" onClick={() => setCanceling(true)}>
            {t('intent.differs.cancel')}
          </Button>
        ) : null}
        {own ? <Button onClick={() => onShowOrder(own.id)}>{t('intent.track')}</Button> : null}
        {isMissing ? (
          // It is looked for as one whose answer was lost.
          <Button
            onClick={() => void amend(intent, () => ({ state: 'unknown', orderId: null, found: null }))}
          >
            {t('intent.checkNow')}
          </Button>
        ) : null}
      </Inline>
      {isCanceling && own ? (
        <Suspense>
          <CancelDialog kind={orderKindOf(intent.payment)} id={own.id} onDone={stop} onClose={stop} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
