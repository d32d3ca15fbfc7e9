import type { CollectRulePage } from '@mpc/api';
import { Amount, formatNumber, missingNumber, Stat, SummaryCards, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

interface RulesSummaryProps {
  /** Undefined while it is read; null where it cannot be, and nothing of it is shown. */
  summary: CollectRulePage['summary'] | null | undefined;
}

/** All rules of the wallet in four figures, whatever the list is narrowed to. */
export function RulesSummary({ summary }: RulesSummaryProps) {
  const { t } = useTranslation('collection');
  if (summary === null) return null;
  const loading = summary === undefined;
  // The sub-wallets are counted beside it.
  const missing = (summary?.unauthorized_sub_wallet_count ?? 0) === 0 ? undefined : summary?.unauthorized_usd;
  return (
    <SummaryCards>
      <Stat
        label={t('summary.waiting')}
        loading={loading}
        value={<Amount kind="fiat" value={summary?.waiting_usd} />}
        hint={
          missing === undefined
            ? t('summary.waitingHint')
            : t('summary.notAuthorizedShort', { amount: `$${formatNumber(missing)}` })
        }
      />
      <Stat
        label={t('summary.rules')}
        loading={loading}
        value={summary?.active_count}
        hint={t('summary.rulesHint', { count: summary?.rule_count })}
      />
      <Stat
        label={t('summary.authorized')}
        loading={loading}
        value={loading ? undefined : `${summary.auth_sub_wallet_count} / ${summary.sub_wallet_total}`}
        hint={
          summary?.auth_count === undefined
            ? t('summary.authorizedHint')
            : t('summary.authorizations', { given: summary.auth_count, of: summary.auth_total })
        }
      />
      <Stat
        label={t('summary.lastRun')}
        loading={loading}
        value={
          summary?.last_run_at === undefined ? (
            missingNumber
          ) : (
            <Time at={summary.last_run_at} kind="relative" />
          )
        }
        hint={t('summary.lastRunHint')}
      />
    </SummaryCards>
  );
}
