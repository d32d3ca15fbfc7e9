import { Banner, Button, formatNumber } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { factsOf, requestIdOf, type Intent } from '../intents/intent.ts';

/** Which payment is not settled, in words. */
export const openIntent = (t: TFunction, { payment, coinName }: Intent): string =>
  t('transfer.open.detail', {
    amount: formatNumber(factsOf(payment).amount, { digits: 'all' }),
    coin: coinName,
  });

interface OpenIntentsProps {
  intents: readonly Intent[];
  onShow: (intent: Intent) => void;
}

/** Payments from this sub-wallet of which it is not known what became, above the form for another. */
export function OpenIntents({ intents, onShow }: OpenIntentsProps) {
  const { t } = useTranslation();
  return intents.map((intent) => (
    <Banner
      key={requestIdOf(intent)}
      tone="danger"
      title={t('transfer.open.title')}
      action={
        <Button size="small" onClick={() => onShow(intent)}>
          {t('transfer.open.show')}
        </Button>
      }
    >
      {openIntent(t, intent)}
    </Banner>
  ));
}
