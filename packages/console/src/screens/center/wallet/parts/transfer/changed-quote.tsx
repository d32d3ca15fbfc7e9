import { Amount, Banner, Button } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { compare } from '../../../../../shared/money/decimal.ts';
import type { Summary } from './transfer-summary.ts';
import type { TransferData } from './use-transfer-facts.ts';

interface ChangedQuoteProps {
  standing: 'good' | 'changed' | 'old';
  summary: Summary;
  data: TransferData;
  onRenew: () => void;
}

/** What has become different since the summary was made; it is asked for again, never sent on the quiet. */
export function ChangedQuote({ standing, summary, data, onRenew }: ChangedQuoteProps) {
  const { t } = useTranslation();
  const { intent, quote } = summary;
  const { facts, queries } = data;
  if (standing === 'good') return null;
  if (standing === 'old')
    return (
      <Banner
        tone="attention"
        action={
          <Button size="small" busy={queries.fees.isFetching} onClick={() => void queries.fees.refetch()}>
            {t('transfer.retry')}
          </Button>
        }
      >
        {t('transfer.quote.old')}
      </Banner>
    );
  return (
    <Banner
      tone="attention"
      title={t('transfer.quote.changed')}
      action={
        <Button size="small" onClick={onRenew}>
          {t('transfer.quote.renew')}
        </Button>
      }
    >
      {t('transfer.fee')}: <Amount value={quote.amount} symbol={intent.fee.unit} /> →{' '}
      <Amount value={facts.fee?.amount} symbol={facts.feeUnit} />
      {compare(intent.facts.amount, facts.amount) === 0 ? null : (
        <>
          {' · '}
          {t('transfer.amount')}: <Amount value={intent.facts.amount} symbol={intent.unit} /> →{' '}
          <Amount value={facts.amount} symbol={intent.unit} />
        </>
      )}
    </Banner>
  );
}
