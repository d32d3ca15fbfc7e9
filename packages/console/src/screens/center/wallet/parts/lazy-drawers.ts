import { lazy } from 'react';
import { withWords } from '../../../../shared/i18n/with-words.ts';

const both = ['transfer', 'order'] as const;

export const ReceiveDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('./receive/receive-drawer.tsx'))).ReceiveDrawer,
}));

export const TransferDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('./transfer/transfer-drawer.tsx'))).TransferDrawer,
}));

export const BatchDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('./batch/batch-drawer.tsx'))).BatchDrawer,
}));

export const Brc20Drawer = lazy(async () => ({
  default: (await withWords(both, () => import('./inscriptions/brc20-drawer.tsx'))).Brc20Drawer,
}));

export const Web3Drawer = lazy(async () => ({
  default: (await withWords(both, () => import('./web3/web3-drawer.tsx'))).Web3Drawer,
}));

export const PendingDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('../../../../shared/speed-up/pending-drawer.tsx')))
    .PendingDrawer,
}));

export const ManageCoinsDrawer = lazy(async () => ({
  default: (await withWords('transfer', () => import('./manage/manage-coins-drawer.tsx'))).ManageCoinsDrawer,
}));

export const AliasDialog = lazy(async () => ({
  default: (await withWords('transfer', () => import('./panel/alias-dialog.tsx'))).AliasDialog,
}));

export const CoinDrawer = lazy(async () => ({
  default: (await withWords('transfer', () => import('./coins/coin-drawer.tsx'))).CoinDrawer,
}));

export const HideCoinDialog = lazy(async () => ({
  default: (await withWords('transfer', () => import('./coins/hide-coin-dialog.tsx'))).HideCoinDialog,
}));

export const AddressDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('./addresses/address-drawer.tsx'))).AddressDrawer,
}));

export const NftDrawer = lazy(async () => ({
  default: (await withWords(both, () => import('./nft/nft-drawer.tsx'))).NftDrawer,
}));
