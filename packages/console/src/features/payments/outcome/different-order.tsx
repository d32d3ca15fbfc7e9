import { isTerminal, web3, withdrawals } from '@mpc/api';
import { Banner, Button, Inline, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CancelDialog, DifferingFacts } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { confirmedFacts, orderKindOf } from '../intents/intent.ts';
import { strike } from '../intents/journal.ts';
import type { OutcomePageProps } from './outcome-page.tsx';
import { live } from '#shared/freshness/live.ts';

/** The server has another order under this number than the one that was confirmed: stop, and take it back. */
export function DifferentOrder({ intent, onShowOrder, onAnother, onClose }: OutcomePageProps) {
  const { t } = useTranslation();
  const id = intent.orderId ?? 0;
  const kind = orderKindOf(intent.payment);
  const isCall = kind === 'web3';
  const payment = useQuery({ ...read(withdrawals.info, { id }), enabled: !isCall, ...live });
  const call = useQuery({ ...read(web3.info, { id }), enabled: isCall, ...live });
  const order = isCall ? call : payment;
  const [isCanceling, setCanceling] = useState(false);
  const stop = () => setCanceling(false);
  const over = order.data !== undefined && isTerminal(order.data);
  const { found } = intent;
  return (
    <Stack gap="s">
      <Banner tone="danger" title={t('intent.differs.title')}>
        {t('intent.differs.detail')}
      </Banner>
      {found === null ? null : <DifferingFacts confirmed={confirmedFacts(intent)} found={found} />}
      {over ? <Banner tone="idle">{t('intent.differs.over')}</Banner> : null}
      <Inline>
        {over ? (
          <Button onClick={() => void strike(intent).then(onAnother ?? onClose)}>
            {t('intent.differs.seen')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setCanceling(true)}>
            {t('intent.differs.cancel')}
          </Button>
        )}
        <Button onClick={() => onShowOrder(id)}>{t('intent.track')}</Button>
      </Inline>
      {isCanceling ? (
        <Suspense>
          <CancelDialog kind={kind} id={id} onDone={stop} onClose={stop} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
