import { web3, withdrawals, type Web3Info, type WithdrawInfo } from '@mpc/api';
import { Banner, Button, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { SentNext } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { isAsConfirmed } from '../intents/found-facts.ts';
import type { Intent } from '../intents/intent.ts';
import { settle } from '../intents/look-up.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import type { OutcomePageProps } from './outcome-page.tsx';

/** The server has taken it. It is read back and held against what was confirmed, before anybody is told that all is well. */
export function SentOrder({ intent, onShowOrder }: OutcomePageProps) {
  const { t } = useTranslation();
  const id = intent.orderId ?? 0;
  const isCall = intent.payment.kind === 'web3';
  const payment = useQuery({ ...read(withdrawals.info, { id }), enabled: !isCall });
  const call = useQuery({ ...read(web3.info, { id }), enabled: isCall });
  return (
    <Stack gap="s">
      <QueryView<WithdrawInfo | Web3Info>
        query={isCall ? call : payment}
        skeleton={<Banner tone="running">{t('intent.sent.reading')}</Banner>}
      >
        {(found) => <ReadBack intent={intent} order={found} />}
      </QueryView>
      <Button variant="primary" onClick={() => onShowOrder(id)}>
        {t('intent.track')}
      </Button>
    </Stack>
  );
}

function ReadBack({ intent, order }: { intent: Intent; order: WithdrawInfo | Web3Info }) {
  const { t } = useTranslation();
  const differs = !isAsConfirmed(intent, order);
  useEffect(() => {
    // The intent becomes `differs`, and with it this page the red stop.
    if (differs) void settle(intent, order);
  }, [differs, intent, order]);
  if (differs) return <Banner tone="danger" title={t('intent.differs.title')} />;
  return (
    <Banner tone="running" title={t('intent.sent.title')} action={<TransactionStatusTag of={order} />}>
      <SentNext order={order} />
    </Banner>
  );
}
