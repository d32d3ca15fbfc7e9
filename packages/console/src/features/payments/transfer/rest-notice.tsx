import { Banner, Button, formatNumber } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

interface RestNoticeProps {
  amount: string;
  unit: string;
  onSend: () => void;
}

/** After a test transfer: the rest goes to the same address, which is taken from the order and from nowhere else. */
export function RestNotice({ amount, unit, onSend }: RestNoticeProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="idle"
      title={t('transfer.rest.title')}
      action={
        <Button size="small" onClick={onSend}>
          {t('transfer.rest.send', { amount: formatNumber(amount, { digits: 'all' }), unit })}
        </Button>
      }
    >
      {t('transfer.rest.detail')}
    </Banner>
  );
}
