import { receiving, type Coin, type DataOf, type SubWallet } from '@mpc/api';
import { Button, ConfirmDialog, toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

export interface NewAddressButtonProps {
  subWallet: SubWallet;
  coin: Coin;
  size?: 'small' | 'medium';
  onMade: (made: DataOf<typeof receiving.newDepositAddress>) => void;
}

/** Makes one more address to receive a coin on, which the wallet's package counts: for the owner. */
export function NewAddressButton({ subWallet, coin, size = 'medium', onMade }: NewAddressButtonProps) {
  const { t } = useTranslation();
  const role = useWallet()?.role;
  const [asking, setAsking] = useState(false);
  const create = useMutation(write(receiving.newDepositAddress));
  const reason = () => {
    if (!coin.support_multi_addr) return t('newAddress.one', { network: coin.coin_net });
    return role === 1 ? undefined : t('newAddress.owner');
  };
  const make = () =>
    create.mutate(
      { sub_wallet_id: subWallet.sub_wallet_id, symbol: coin.symbol, create: 1 },
      {
        onSuccess: (made) => {
          setAsking(false);
          toasts.show({ tone: 'success', message: t('newAddress.done') });
          onMade(made);
        },
      },
    );
  return (
    <>
      <Button
        size={size}
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        disabledReason={reason()}
        onClick={() => setAsking(true)}
      >
        {t('newAddress.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        type="info"
        title={t('newAddress.title', { network: coin.coin_net })}
        confirmLabel={t('newAddress.confirm')}
        busy={create.isPending}
        error={create.isError ? commandWords(t, create.error) : undefined}
        onConfirm={make}
        onCancel={() => {
          create.reset();
          setAsking(false);
        }}
      >
        {t('newAddress.detail')}
      </ConfirmDialog>
    </>
  );
}
