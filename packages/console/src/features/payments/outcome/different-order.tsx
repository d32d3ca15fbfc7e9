import { isTerminal, web3, withdrawals } from '@mpc/api';
import { Banner, Button, Inline, Stack } from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DifferingFacts } from '#features/orders';
import { read, write } from '#shared/api/api.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { confirmedFacts } from '../intents/intent.ts';
import { strike } from '../intents/journal.ts';
import type { OutcomePageProps } from './outcome-page.tsx';
import { live } from '#shared/freshness/live.ts';

/** The server has another order under this number than the one that was confirmed: stop, and take it back. */
export function DifferentOrder({ intent, onShowOrder, onAnother, onClose }: OutcomePageProps) {
  const { t } = useTranslation();
  const id = intent.orderId ?? 0;
  const isCall = intent.payment.kind === 'web3';
  const payment = useQuery({ ...read(withdrawals.info, { id }), enabled: !isCall, ...live });
  const call = useQuery({ ...read(web3.info, { id }), enabled: isCall, ...live });
  const order = isCall ? call : payment;
  const cancelPayment = useMutation(write(withdrawals.cancel));
  const cancelCall = useMutation(write(web3.cancel));
  const cancel = isCall ? cancelCall : cancelPayment;
  const over = order.data !== undefined && isTerminal(order.data);
  const { found } = intent;
  return (
    <Stack gap="s">
      <Banner tone="danger" title={t('intent.differs.title')}>
        {t('intent.differs.detail')}
      </Banner>
      {found === null ? null : <DifferingFacts confirmed={confirmedFacts(intent)} found={found} />}
      {cancel.isError ? <Banner tone="danger">{commandWords(t, cancel.error)}</Banner> : null}
      {over ? <Banner tone="idle">{t('intent.differs.over')}</Banner> : null}
      <Inline>
        {over ? (
          <Button onClick={() => void strike(intent).then(onAnother ?? onClose)}>
            {t('intent.differs.seen')}
          </Button>
        ) : (
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('intent.differs.cancel')}
          </Button>
        )}
        <Button onClick={() => onShowOrder(id)}>{t('intent.track')}</Button>
      </Inline>
    </Stack>
  );
}
