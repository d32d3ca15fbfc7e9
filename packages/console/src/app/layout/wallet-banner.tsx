import type { Wallet } from '@mpc/api';
import { Banner } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { day } from '#shared/durations.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** What the person must know of the chosen wallet before acting: expired, frozen, or about to expire. */
export function WalletBanner({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const [now] = useState(currentTime);
  const days = Math.ceil((wallet.package_expire_time - now) / day);
  if (wallet.wallet_status === 3) return <Banner tone="danger">{t('banner.frozen')}</Banner>;
  if (wallet.wallet_status === 2) return <Banner tone="danger">{t('banner.expired')}</Banner>;
  if (days <= 30) return <Banner tone="attention">{t('banner.expiring', { count: days })}</Banner>;
  return null;
}
