import { addressBookLifecycle } from './domains/address-book/address-book-lifecycle.ts';
import { approvalsLifecycle } from './domains/approvals/approvals-lifecycle.ts';
import { apiSettingsLifecycle } from './domains/api-settings/api-settings-lifecycle.ts';
import { autoCollectLifecycle } from './domains/auto-collect/auto-collect-lifecycle.ts';
import { billingLifecycle } from './domains/billing/billing-lifecycle.ts';
import { callbacksLifecycle } from './domains/callbacks/callbacks-lifecycle.ts';
import { coldWalletLifecycle } from './domains/cold-wallet/cold-wallet-lifecycle.ts';
import { collectionLifecycle } from './domains/collection/collection-lifecycle.ts';
import { keyExportLifecycle } from './domains/key-export/key-export-lifecycle.ts';
import { kytLifecycle } from './domains/kyt/kyt-lifecycle.ts';
import { refundsLifecycle } from './domains/refunds/refunds-lifecycle.ts';
import { signingLifecycle } from './domains/signing/signing-lifecycle.ts';
import { strategiesLifecycle } from './domains/strategies/strategies-lifecycle.ts';
import { transactionsLifecycle } from './domains/transactions/transactions-lifecycle.ts';
import { tronLifecycle } from './domains/tron/tron-lifecycle.ts';
import { walletsLifecycle } from './domains/wallets/wallets-lifecycle.ts';
import { web3Lifecycle } from './domains/web3/web3-lifecycle.ts';
import { withdrawalsLifecycle } from './domains/withdrawals/withdrawals-lifecycle.ts';
import { mergeLifecycles } from './world/lifecycle.ts';

/** How the world goes on: every domain's part in it. */
export const lifecycle = mergeLifecycles([
  addressBookLifecycle,
  apiSettingsLifecycle,
  autoCollectLifecycle,
  billingLifecycle,
  callbacksLifecycle,
  coldWalletLifecycle,
  collectionLifecycle,
  keyExportLifecycle,
  kytLifecycle,
  refundsLifecycle,
  signingLifecycle,
  strategiesLifecycle,
  transactionsLifecycle,
  tronLifecycle,
  walletsLifecycle,
  web3Lifecycle,
  withdrawalsLifecycle,
  approvalsLifecycle,
]);
