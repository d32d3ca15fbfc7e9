import { Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The code by which a coin is sent, where people read another name: what is decided is the code. */
export function CoinCode({ symbol, name }: { symbol: string; name: string }) {
  const { t } = useTranslation();
  if (symbol === name) return null;
  return (
    <>
      {' '}
      <Text size="label" tone="muted">
        {t('coin.code', { code: symbol })}
      </Text>
    </>
  );
}
