import { billing } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';

/** Why this person cannot change the API of this wallet now; undefined where they can. Only the owner creates one. */
export function useApiBarred(walletId: number, act: 'create' | 'change'): string | undefined {
  const { t } = useTranslation('apiPage');
  const role = useWallet()?.role;
  const pack = useQuery(read(billing.package, { wallet_id: walletId }));
  if (act === 'create' && role !== undefined && role !== 1) return t('barred.ownerOnly');
  return pack.data?.status === 3 ? t('barred.packageExpired') : undefined;
}
