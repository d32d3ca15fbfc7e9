import { autoCollect } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { notReady } from './setup.rules.ts';

/** How the wallet of this tab is swept, as it stands now. */
export function useSetup() {
  const walletId = useSelection().walletId ?? 0;
  return useQuery({ ...read(autoCollect.config, { wallet_id: walletId }), ...live });
}

/** Omnibus and gas station, with what both have of the main coins. */
export const sweepWalletsOf = (walletId: number) => ({
  ...read(autoCollect.walletConfig, { wallet_id: walletId }),
  ...live,
});

/** Why nothing of the settings can be changed now; undefined where it can. */
export function useBarred(): string | undefined {
  const { t } = useTranslation('coSigner');
  const { data } = useSetup();
  const missing = data === undefined ? null : notReady(data.prerequisites);
  return missing === null ? undefined : t(`setup.barred.${missing}`);
}
