import { Amount, Skeleton } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCallReading } from './use-call-reading.ts';

export interface CallHeadlineProps {
  /** The bytes the contract is told. */
  inputData: string;
  /** What is sent with it, and its coin: what counts where nothing else is told. */
  amount: string;
  coin: string;
}

/** What a call comes down to: the method it names. */
export function CallHeadline(props: CallHeadlineProps) {
  return (
    <Suspense fallback={<Skeleton shape="text" count={1} />}>
      <Method {...props} />
    </Suspense>
  );
}

function Method({ inputData, amount, coin }: CallHeadlineProps) {
  const { t } = useTranslation();
  const reading = useCallReading(inputData);
  if (reading.kind === 'none') return <Amount value={amount} symbol={coin} />;
  return <>{reading.kind === 'read' ? reading.method : t('call.inner.unreadable')}</>;
}
