import { billing } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';

/** Why this person can change nothing of KYT in this wallet now; undefined where they can. */
export function useBarred(walletId: number): string | undefined {
  const { t } = useTranslation('kyt');
  const mayGovern = useMayGovern();
  const pack = useQuery(read(billing.package, { wallet_id: walletId }));
  if (mayGovern === false) return t('config.governorsOnly');
  return pack.data?.status === 3 ? t('config.packageOver') : undefined;
}
