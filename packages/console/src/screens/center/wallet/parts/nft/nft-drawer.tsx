import { DrawerStack } from '@mpc/ui';
import type { SubWallet } from '@mpc/api';
import { useTranslation } from 'react-i18next';
import { useCentre } from '../../use-centre.ts';
import { NftTokenPage } from './nft-token-page.tsx';
import { NftTokensPage } from './nft-tokens-page.tsx';

export interface NftDrawerProps {
  subWallet: SubWallet;
  /** The chain's main coin and the contract: `ETH.0x…`. */
  collection: string;
}

/** The tokens of one collection, and over them one token; the address says which. */
export function NftDrawer({ subWallet, collection }: NftDrawerProps) {
  const { t } = useTranslation();
  const { said, change } = useCentre();
  const at = collection.indexOf('.');
  const contract = {
    base_symbol: collection.slice(0, at),
    contract_address: collection.slice(at + 1),
  };
  const token = said('token');
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
                content: <NftTokenPage subWallet={subWallet} contract={contract} tokenId={token} />,
              },
            ]),
      ]}
      onPop={() => (token === '' ? close() : change({ token: '' }))}
      onClear={close}
    />
  );
}
