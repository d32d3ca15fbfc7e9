import type { SweepCoinInfo } from '@mpc/api';
import { Amount, Inline, Link, Section, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';

interface LastRunProps {
  run: SweepCoinInfo['last_run'];
  coin: string;
}

/** The last sweep of a coin, and the way to its transaction. */
export function LastRun({ run, coin }: LastRunProps) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  return (
    <Section title={t('lastRun.title')}>
      {run === null ? (
        <Text tone="muted">{t('lastRun.never')}</Text>
      ) : (
        <Inline gap="s">
          <Link href={withSelection(`${paths.center.transactions}?open=collect:${run.trans_id}`, search)}>
            <Amount value={run.amount} symbol={coin} /> · <Time at={run.time} kind="short" />
          </Link>
          <TransactionStatusTag of={{ trans_kind: 'collect', ...run }} />
        </Inline>
      )}
    </Section>
  );
}
