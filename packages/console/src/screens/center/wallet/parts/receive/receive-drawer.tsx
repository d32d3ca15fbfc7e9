import { wallets, type Coin, type SubWallet } from '@mpc/api';
import { Banner, CoinIcon, ComboBox, Drawer, OptionList, Skeleton, Stack, StatusTag } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCentre } from '../../use-centre.ts';
import { NoCoins } from '../coins/no-coins.tsx';

const ReceiveAddress = lazyPart(() => import('./receive-address.tsx'), 'ReceiveAddress');

export interface ReceiveDrawerProps {
  subWallet: SubWallet;
  /** The coin that is received; null while none is chosen. */
  symbol: string | null;
  onClose: () => void;
}

/** Where money comes in: choose the coin on its network, then give its address away. */
export function ReceiveDrawer({ subWallet, symbol, onClose }: ReceiveDrawerProps) {
  const { t } = useTranslation();
  const { change } = useCentre();
  const coins = useQuery(
    read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
    }),
  );
  const choose = (chosen: string | null) =>
    change({ open: chosen === null ? 'receive' : `receive:${chosen}` });
  return (
    <Drawer open title={t('receive.title', { name: subWallet.sub_wallet_name })} onClose={onClose}>
      <QueryView query={coins} skeleton={<Skeleton shape="form" />}>
        {({ list }) => {
          if (list.length === 0) return <NoCoins />;
          const coin = list.find((one) => one.symbol === symbol);
          return (
            <Stack>
              <ComboBox
                label={t('receive.coin')}
                options={list.map((one) => coinOption(one))}
                value={coin?.symbol ?? null}
                onChange={choose}
                placeholder={t('receive.chooseCoin')}
              />
              {coin === undefined ? (
                <>
                  <Banner tone="running">{t('receive.sameNetwork')}</Banner>
                  <OptionList
                    label={t('receive.chooseCoin')}
                    sections={[
                      { id: 'coins', items: list.map((one) => optionOf(one, t('assets.depositStopped'))) },
                    ]}
                    onSelect={choose}
                  />
                </>
              ) : (
                <Suspense fallback={<Skeleton shape="form" />}>
                  <ReceiveAddress key={coin.symbol} subWallet={subWallet} coin={coin} />
                </Suspense>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Drawer>
  );
}

const optionOf = (coin: Coin, stopped: string) => ({
  id: coin.symbol,
  title: coinName(coin),
  icon: <CoinIcon symbol={coin.symbol_alias} size={26} />,
  marks: coin.enable_deposit ? null : <StatusTag tone="danger">{stopped}</StatusTag>,
});
