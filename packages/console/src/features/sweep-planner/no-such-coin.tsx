import { codes, Refusal } from '@mpc/api';
import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** Whether the server knows no such coin: the address was mistyped, or is of another wallet. */
export const isNoCoin = (error: unknown): boolean =>
  error instanceof Refusal && error.code === codes.coinNotSupported;

/** The address names a coin that is not swept here. Reading it once more would not help. */
export function NoSuchCoin({ symbol }: { symbol: string }) {
  const { t } = useTranslation('coSigner');
  return <Banner tone="attention">{t('rule.noCoin', { coin: symbol })}</Banner>;
}
