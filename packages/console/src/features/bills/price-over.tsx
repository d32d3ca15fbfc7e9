import { Banner, Button } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The price is over: nothing is paid at it any more, and another is asked for by a person. */
export function PriceOver({ onRenew }: { onRenew: () => Promise<void> }) {
  const { t } = useTranslation('invoice');
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    await onRenew();
    setBusy(false);
  };
  return (
    <Banner
      tone="attention"
      title={t('pay.over.title')}
      action={
        <Button size="small" busy={busy} onClick={() => void renew()}>
          {t('pay.over.renew')}
        </Button>
      }
    >
      {t('pay.over.detail')}
    </Banner>
  );
}
