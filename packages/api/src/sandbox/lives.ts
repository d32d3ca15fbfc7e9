import { addressBookLife } from './domains/address-book/address-book-life.ts';
import { approvalsLife } from './domains/approvals/approvals-life.ts';
import { apiSettingsLife } from './domains/api-settings/api-settings-life.ts';
import { autoCollectLife } from './domains/auto-collect/auto-collect-life.ts';
import { billingLife } from './domains/billing/billing-life.ts';
import { callbacksLife } from './domains/callbacks/callbacks-life.ts';
import { coldWalletLife } from './domains/cold-wallet/cold-wallet-life.ts';
import { collectionLife } from './domains/collection/collection-life.ts';
import { keyExportLife } from './domains/key-export/key-export-life.ts';
import { kytLife } from './domains/kyt/kyt-life.ts';
import { refundsLife } from './domains/refunds/refunds-life.ts';
import { signingLife } from './domains/signing/signing-life.ts';
import { strategiesLife } from './domains/strategies/strategies-life.ts';
import { transactionsLife } from './domains/transactions/transactions-life.ts';
import { tronLife } from './domains/tron/tron-life.ts';
import { walletsLife } from './domains/wallets/wallets-life.ts';
import { web3Life } from './domains/web3/web3-life.ts';
import { withdrawalsLife } from './domains/withdrawals/withdrawals-life.ts';
import { together } from './world/life.ts';

/** How the world goes on: every domain's part in it. */
export const life = together([
  addressBookLife,
  apiSettingsLife,
  autoCollectLife,
  billingLife,
  callbacksLife,
  coldWalletLife,
  collectionLife,
  keyExportLife,
  kytLife,
  refundsLife,
  signingLife,
  strategiesLife,
  transactionsLife,
  tronLife,
  walletsLife,
  web3Life,
  withdrawalsLife,
  approvalsLife,
]);
