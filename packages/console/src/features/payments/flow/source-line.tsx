import { KeyValueList } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { PaymentSource } from './use-home.ts';

/** Which sub-wallet pays, on top of every form of a payment. */
export function SourceLine({ home: { wallet, subWallet } }: { home: PaymentSource }) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={[
        {
          key: 'from',
          label: t('transfer.from'),
          value: t('transfer.fromName', { subWallet: subWallet.name, wallet: wallet.name }),
        },
      ]}
    />
  );
}
