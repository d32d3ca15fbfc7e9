import { billing } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';

/** Why this person can change nothing of the cold wallet; undefined where they can. */
export function useGovernorsOnly(): string | undefined {
  const { t } = useTranslation('coldWallet');
  return useMayGovern() === false ? t('strategy.governorsOnly') : undefined;
}

/** The same of what a wallet with an expired package cannot save either. */
export function useColdBarred(walletId: number): string | undefined {
  const { t } = useTranslation('coldWallet');
  const governorsOnly = useGovernorsOnly();
  const pack = useQuery(read(billing.package, { wallet_id: walletId }));
  return governorsOnly ?? (pack.data?.status === 3 ? t('strategy.packageOver') : undefined);
}
