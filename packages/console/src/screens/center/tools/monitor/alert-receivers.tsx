import { Inline, Link, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { receiversOf } from './tron-resource-monitor-first.ts';

/** How many receive alerts on TRON, and where they are set. */
export function AlertReceivers({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const receivers = useQuery(receiversOf(walletId));
  const count = receivers.data?.filter(({ status }) => status === 1).length;
  return (
    <Inline gap="s">
      {count === undefined && !receivers.isLoading ? null : (
        <Text tone="muted" style={receivers.isLoading ? { visibility: 'hidden' } : undefined}>
          {t('monitor.receivers', { count: count ?? 0 })}
        </Text>
      )}
      <Link href={withSelection(paths.center.tools.tronAutoAgent.messageNotification, search)}>
        {t('monitor.toReceivers')}
      </Link>
    </Inline>
  );
}
