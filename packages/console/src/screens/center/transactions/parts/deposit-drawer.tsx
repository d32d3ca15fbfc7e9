import { isTerminal, Refusal, transactions } from '@mpc/api';
import { Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../shared/api/api.ts';
import { QueryView } from '../../../../shared/query-view/query-view.tsx';
import { TransactionStatusTag } from '../../../../shared/status/transaction-status-tag.tsx';
import { DepositView } from './deposit-view.tsx';

export interface DepositDrawerProps {
  /** The deposit's number. */
  id: number;
  onClose: () => void;
}

/** One deposit, to look at. */
export function DepositDrawer({ id, onClose }: DepositDrawerProps) {
  const { t } = useTranslation();
  const deposit = useQuery({
    ...read(transactions.depositInfo, { id }),
    refetchInterval: ({ state }) => (state.data === undefined || isTerminal(state.data) ? false : 4000),
  });

  const gone = deposit.error instanceof Refusal && deposit.error.code === '210003';
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (gone) leave();
  }, [gone]);

  return (
    <Drawer
      open
      size="wide"
      title={t('transactions.deposit.title')}
      status={
        deposit.data === undefined ? undefined : (
          <TransactionStatusTag kind="deposit" status={deposit.data.status} />
        )
      }
      onClose={onClose}
    >
      <QueryView query={deposit} skeleton={<Skeleton shape="form" />}>
        {(data) => <DepositView deposit={data} />}
      </QueryView>
    </Drawer>
  );
}
