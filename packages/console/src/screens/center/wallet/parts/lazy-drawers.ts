import { lazyPart } from '#shared/lazy-part.tsx';

const both = ['transfer', 'order'] as const;
const withAddresses = ['transfer', 'order', 'btcAddress'] as const;

export const ReceiveDrawer = lazyPart(
  () => import('./receive/receive-drawer.tsx'),
  'ReceiveDrawer',
  withAddresses,
);

export const ManageCoinsDrawer = lazyPart(
  () => import('./manage/manage-coins-drawer.tsx'),
  'ManageCoinsDrawer',
  'transfer',
);

export const AliasDialog = lazyPart(() => import('./panel/alias-dialog.tsx'), 'AliasDialog', 'transfer');

export const CoinDrawer = lazyPart(() => import('./coins/coin-drawer.tsx'), 'CoinDrawer', 'transfer');

export const HideCoinDialog = lazyPart(
  () => import('./coins/hide-coin-dialog.tsx'),
  'HideCoinDialog',
  'transfer',
);

export const AddressDrawer = lazyPart(
  () => import('./addresses/address-drawer.tsx'),
  'AddressDrawer',
  withAddresses,
);

export const NftDrawer = lazyPart(() => import('./nft/nft-drawer.tsx'), 'NftDrawer', both);
