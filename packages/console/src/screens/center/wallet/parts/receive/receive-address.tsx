import { receiving, type Coin, type SubWallet } from '@mpc/api';
import { Banner, Button, Inline, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PayHere } from '#features/receiving';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCentre } from '../../use-centre.ts';
import { NewAddressButton } from './new-address-button.tsx';

/** The address of a coin, or the one that was made just now. */
export function ReceiveAddress({ subWallet, coin }: { subWallet: SubWallet; coin: Coin }) {
  const { t } = useTranslation();
  const { change } = useCentre();
  const { sub_wallet_id } = subWallet;
  const first = useQuery(read(receiving.depositAddress, { sub_wallet_id, symbol: coin.symbol, create: 0 }));
  const [made, setMade] = useState<typeof first.data>();
  return (
    <QueryView query={first} skeleton={<Skeleton shape="form" />}>
      {(found) => (
        <Stack>
          {made === undefined ? null : <Banner tone="success">{t('newAddress.shown')}</Banner>}
          <PayHere
            subWalletId={sub_wallet_id}
            coin={{
              ...coin,
              enable_deposit: found.enable_deposit,
              deposit_confirmation: found.deposit_confirmation,
            }}
            at={made ?? found}
          />
          <Inline>
            <NewAddressButton subWallet={subWallet} coin={coin} size="small" onMade={setMade} />
            <Button
              size="small"
              variant="ghost"
              onClick={() => change({ tab: 'addresses', coin: coin.symbol, open: '' })}
            >
              {t('receive.all')}
            </Button>
          </Inline>
        </Stack>
      )}
    </QueryView>
  );
}
