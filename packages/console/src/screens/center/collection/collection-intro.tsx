import { collection, type CollectInit } from '@mpc/api';
import { Banner, Link } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Whether the wallet can have rules, and who signs them. */
export function useCollectInit() {
  const walletId = useSelection().walletId ?? 0;
  return useQuery({ ...read(collection.init, { wallet_id: walletId }), staleTime: minute });
}

/** Why the wallet can have no rules; nothing where it can. */
export function NotEnabled({ init }: { init: CollectInit | undefined }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const reason = init?.reason ?? '';
  if (reason === '') return null;
  return (
    <Banner
      tone="attention"
      title={t('init.title')}
      action={
        reason === 'no_web3_sub_wallet' ? (
          <Link href={withSelection(paths.center.wallet.index, search)}>{t('init.toSubWallets')}</Link>
        ) : undefined
      }
    >
      {t(`init.${reason}`)}
    </Banner>
  );
}
