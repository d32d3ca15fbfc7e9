import { DrawerStack } from '@mpc/ui';
import type { NftInfo, SubWallet } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCentre } from '../../use-centre.ts';
import { NftTokenPage } from './nft-token-page.tsx';
import { NftTransferPage } from './nft-transfer-page.tsx';
import { NftTokensPage } from './nft-tokens-page.tsx';

export interface NftDrawerProps {
  subWallet: SubWallet;
  /** The chain's main coin and the contract: `ETH.0x…`. */
  collection: string;
}

/** The tokens of one collection, and over them one token; the address says which. */
export function NftDrawer({ subWallet, collection }: NftDrawerProps) {
  const { t } = useTranslation();
  const { token, change } = useCentre();
  const at = collection.indexOf('.');
  const contract = {
    base_symbol: collection.slice(0, at),
    contract_address: collection.slice(at + 1),
  };
  const [moved, setMoved] = useState<NftInfo | null>(null);
  const close = () => change({ open: '', token: '' });
  return (
    <DrawerStack
      pages={[
        {
          key: 'collection',
          title: t('nft.tokens'),
          size: 'wide',
          content: (
            <NftTokensPage subWallet={subWallet} contract={contract} onOpen={(id) => change({ token: id })} />
          ),
        },
        ...(token === ''
          ? []
          : [
              {
                key: 'token',
                title: t('nft.token'),
                content: (
                  <NftTokenPage
                    subWallet={subWallet}
                    contract={contract}
                    tokenId={token}
                    onTransfer={setMoved}
                  />
                ),
              },
            ]),
        ...(token === '' || moved === null
          ? []
          : [
              {
                key: 'transfer',
                title: t('nft.transfer.title'),
                content: <NftTransferPage subWallet={subWallet} nft={moved} />,
              },
            ]),
      ]}
      onPop={() => {
        if (moved !== null) setMoved(null);
        else if (token === '') close();
        else change({ token: '' });
      }}
      onClear={close}
    />
  );
}
