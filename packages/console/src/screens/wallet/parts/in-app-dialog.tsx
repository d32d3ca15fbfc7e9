import type { Wallet } from '@mpc/api';
import { Dialog, Stack, Text } from '@mpc/ui';
import { AppDownloads } from '#features/app-download';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface InAppDialogProps {
  /** The wallet that is to be finished; null where a new one is made. */
  wallet: Wallet | null;
  onClose: () => void;
}

/** Says that a wallet is made on the phone, where its key is, and where the app comes from. */
export function InAppDialog({ wallet, onClose }: InAppDialogProps) {
  const { t } = useTranslation();
  const title = wallet === null ? t('wallets.create') : t('walletApp.continue', { name: wallet.wallet_name });
  return (
    <Dialog open size="medium" title={title} onClose={onClose}>
      <Stack>
        <Text as="p">{t(wallet === null ? 'walletApp.create' : 'walletApp.finish')}</Text>
        {wallet === null ? (
          <Text as="p" tone="muted">
            {t('walletApp.nameStays')}
          </Text>
        ) : null}
        <AppDownloads />
      </Stack>
    </Dialog>
  );
}
