import { notices } from '@mpc/api';
import { Inline, Link, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** How many receive alerts on TRON, and where they are set. */
export function AlertReceivers({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const receivers = useQuery(read(notices.receivers, { wallet_id: walletId, notice_type: 'trx_proxy' }));
  const count = receivers.data?.filter(({ status }) => status === 1).length;
  return (
    <Inline gap="s">
      {count === undefined ? null : <Text tone="muted">{t('monitor.receivers', { count })}</Text>}
      <Link href={withSelection(paths.center.tools.tronAutoAgent.messageNotification, search)}>
        {t('monitor.toReceivers')}
      </Link>
    </Inline>
  );
}
