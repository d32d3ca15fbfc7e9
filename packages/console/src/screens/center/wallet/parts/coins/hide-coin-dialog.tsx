import { wallets, type SubWallet } from '@mpc/api';
import { ConfirmDialog, toasts } from '@mpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read, write } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

export interface HideCoinDialogProps {
  subWallet: SubWallet;
  symbol: string;
  onClose: () => void;
}

/** Takes a coin out of the list of a sub-wallet. What there is of it stays where it is. */
export function HideCoinDialog({ subWallet, symbol, onClose }: HideCoinDialogProps) {
  const { t } = useTranslation();
  const { wallet_id, sub_wallet_id } = subWallet;
  const coins = useQuery(read(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 }));
  const found = coins.data?.list.find((coin) => coin.symbol === symbol);
  const hide = useMutation(write(wallets.focusCoin));
  const named = { coin: found === undefined ? symbol : coinName(found) };
  return (
    <ConfirmDialog
      open
      type="warning"
      title={t('hideCoin.title', named)}
      confirmLabel={t('hideCoin.confirm')}
      busy={hide.isPending}
      error={hide.isError ? commandWords(t, hide.error) : undefined}
      onCancel={onClose}
      onConfirm={() =>
        hide.mutate(
          { sub_wallet_id, symbol, focus: 0 },
          {
            onSuccess: () => {
              toasts.show({ tone: 'success', message: t('hideCoin.done', named) });
              onClose();
            },
          },
        )
      }
    >
      {t('hideCoin.detail')}
    </ConfirmDialog>
  );
}
