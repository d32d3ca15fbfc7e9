import type { Wallet } from '@mpc/api';
import { Banner, Link } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { day } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** What the person must know of the chosen wallet before acting: expired, frozen, or about to expire. */
export function WalletBanner({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const [now] = useState(currentTime);
  const days = Math.ceil((wallet.package_expire_time - now) / day);
  if (wallet.wallet_status === 3) return <Banner tone="danger">{t('banner.frozen')}</Banner>;
  const isOver = wallet.wallet_status === 2;
  if (!isOver && days > 30) return null;
  const bills = <Link href={`${paths.center.invoice}?w=${wallet.wallet_id}`}>{t('nav.invoice')}</Link>;
  return (
    <Banner tone={isOver ? 'danger' : 'attention'} action={bills}>
      {isOver ? t('banner.expired') : t('banner.expiring', { count: days })}
    </Banner>
  );
}
