import { wallets, type SubWallet } from '@mpc/api';
import { Button, Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { CoinView } from './coin-view.tsx';
import { live } from '#shared/freshness/live.ts';
import { transferBarred } from './transfer-barred.ts';

export interface CoinDrawerProps {
  subWallet: SubWallet;
  symbol: string;
  onClose: () => void;
}

/** One coin of a sub-wallet: what there is of it, where it is received, and what moved last. */
export function CoinDrawer({ subWallet, symbol, onClose }: CoinDrawerProps) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const asset = useQuery({
    ...read(wallets.coinAsset, { sub_wallet_id: subWallet.sub_wallet_id, symbol }),
    ...live,
  });
  const coin = asset.data?.coin;
  return (
    <Drawer
      open
      title={coin === undefined ? t('coin.title') : coinName(coin)}
      onClose={onClose}
      footer={
        <>
          <Button block onClick={() => show('receive', symbol)}>
            {t('action.receive')}
          </Button>
          <Button
            block
            variant="primary"
            disabledReason={coin === undefined ? undefined : transferBarred(t, coin)}
            onClick={() => show('transfer', symbol)}
          >
            {t('action.transfer')}
          </Button>
        </>
      }
    >
      <QueryView query={asset} skeleton={<Skeleton shape="form" />}>
        {(data) => <CoinView subWallet={subWallet} asset={data} />}
      </QueryView>
    </Drawer>
  );
}
