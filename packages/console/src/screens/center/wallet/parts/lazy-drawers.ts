import { lazyPart } from '../../../../shared/lazy-part.ts';

const both = ['transfer', 'order'] as const;

export const ReceiveDrawer = lazyPart(() => import('./receive/receive-drawer.tsx'), 'ReceiveDrawer', both);

export const TransferDrawer = lazyPart(
  () => import('./transfer/transfer-drawer.tsx'),
  'TransferDrawer',
  both,
);

export const BatchDrawer = lazyPart(() => import('./batch/batch-drawer.tsx'), 'BatchDrawer', both);

export const Brc20Drawer = lazyPart(() => import('./inscriptions/brc20-drawer.tsx'), 'Brc20Drawer', both);

export const Web3Drawer = lazyPart(() => import('./web3/web3-drawer.tsx'), 'Web3Drawer', both);

export const PendingDrawer = lazyPart(
  () => import('../../../../shared/speed-up/pending-drawer.tsx'),
  'PendingDrawer',
  both,
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

export const AddressDrawer = lazyPart(() => import('./addresses/address-drawer.tsx'), 'AddressDrawer', both);

export const NftDrawer = lazyPart(() => import('./nft/nft-drawer.tsx'), 'NftDrawer', both);
