import { Banner, Button, DrawerFooter } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { PaymentSource } from './use-home.ts';

interface AwayNoticeProps {
  home: PaymentSource;
  onBack: () => void;
  onClose: () => void;
}

/** Stands in place of a form whose sub-wallet is not the chosen one any more. */
export function AwayNotice({ home, onBack, onClose }: AwayNoticeProps) {
  const { t } = useTranslation();
  const { name } = home.subWallet;
  return (
    <>
      <Banner tone="danger" title={t('transfer.locked.title', { name })}>
        {t('transfer.locked.detail', { name })}
      </Banner>
      <DrawerFooter>
        <Button block onClick={onClose}>
          {t('transfer.close')}
        </Button>
        <Button block variant="primary" onClick={onBack}>
          {t('transfer.locked.back', { name })}
        </Button>
      </DrawerFooter>
    </>
  );
}
