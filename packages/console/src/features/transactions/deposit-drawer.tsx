import { codes, isTerminal, Refusal, transactions, type DepositInfo } from '@mpc/api';
import { Drawer, DrawerFooter, Skeleton, SubmitButton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { DepositView } from './deposit-view.tsx';
import { refundBar } from './refund-bar.rules.ts';

const Refund = lazyPart(() => import('./refund-drawer.tsx'), 'RefundDrawer', 'transfer');

export interface DepositDrawerProps {
  /** The deposit's number. */
  id: number;
  /** What it is opened for. */
  begin?: 'remark' | 'refund' | undefined;
  onClose: () => void;
  /** Shows a refund of it. */
  onShowRefund: (id: number) => void;
}

/** One deposit: its story, its remark, and giving it back. */
export function DepositDrawer({ id, begin, onClose, onShowRefund }: DepositDrawerProps) {
  const { t } = useTranslation();
  const [refunding, setRefunding] = useState(begin === 'refund');
  const deposit = useQuery({
    ...read(transactions.depositInfo, { id }),
    refetchInterval: ({ state }) => (state.data === undefined || isTerminal(state.data) ? false : 4000),
  });

  const gone = deposit.error instanceof Refusal && deposit.error.code === codes.orderNotFound;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (gone) leave();
  }, [gone]);

  const bar = (data: DepositInfo) => {
    const why = refundBar(data);
    return why === null ? undefined : t(`refund.bar.${why}`);
  };
  return (
    <Drawer
      open
      size="wide"
      title={t('transactions.deposit.title')}
      status={deposit.data === undefined ? undefined : <TransactionStatusTag of={deposit.data} />}
      onClose={onClose}
    >
      <QueryView query={deposit} skeleton={<Skeleton shape="form" />}>
        {(data) => (
          <>
            <DepositView id={id} deposit={data} remarking={begin === 'remark'} />
            <DrawerFooter>
              <SubmitButton variant="secondary" reason={bar(data)} onClick={() => setRefunding(true)}>
                {t('refund.act')}
              </SubmitButton>
            </DrawerFooter>
            {refunding ? (
              <Suspense>
                <Refund id={id} deposit={data} onClose={() => setRefunding(false)} onShow={onShowRefund} />
              </Suspense>
            ) : null}
          </>
        )}
      </QueryView>
    </Drawer>
  );
}
