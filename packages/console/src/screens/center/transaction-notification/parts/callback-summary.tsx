import { apiSettings, type CallbackPage } from '@mpc/api';
import { Stat, SummaryCards, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

const apiState = { 0: 'none', 1: 'on', 2: 'off', 3: 'waiting' } as const;

interface CallbackSummaryProps {
  /** Undefined while it is read; null where it cannot be, and nothing of it is shown. */
  stat: CallbackPage['stat'] | null | undefined;
}

/** How the deliveries of the wallet fare, whatever the list is narrowed to, and where they go. */
export function CallbackSummary({ stat }: CallbackSummaryProps) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const api = useQuery(read(apiSettings.detail, { wallet_id: walletId ?? 0 }));
  if (stat === null) return null;
  const url = stat?.notify_url || api.data?.notify_url;
  return (
    <SummaryCards>
      <Stat
        label={t('callbacks.successRate')}
        loading={stat === undefined}
        value={stat === undefined || stat.success_rate_24h === null ? undefined : `${stat.success_rate_24h}%`}
        hint={t('callbacks.waiting', { count: stat?.waiting })}
      />
      <Stat
        label={t('callbacks.failing')}
        loading={stat === undefined}
        value={stat?.failing}
        hint={t(stat?.failing === 0 ? 'callbacks.allTaken' : 'callbacks.triedAgain')}
      />
      <Stat
        label={t('callbacks.endpoint')}
        loading={stat === undefined || api.isPending}
        value={
          <Text size="label">{url === undefined || url === '' ? t('callbacks.endpointNone') : url}</Text>
        }
        hint={api.data === undefined ? undefined : t(`callbacks.api.${apiState[api.data.status]}`)}
      />
    </SummaryCards>
  );
}
