import type { DomainName } from './core/domain-name.ts';
import type { Endpoint } from './core/endpoint.ts';
import { account } from './domains/account/account.contract.ts';
import { addressBook } from './domains/address-book/address-book.contract.ts';
import { apiSettings } from './domains/api-settings/api-settings.contract.ts';
import { approvals } from './domains/approvals/approvals.contract.ts';
import { autoCollect } from './domains/auto-collect/auto-collect.contract.ts';
import { billing } from './domains/billing/billing.contract.ts';
import { blacklist } from './domains/blacklist/blacklist.contract.ts';
import { callbacks } from './domains/callbacks/callbacks.contract.ts';
import { coldWallet } from './domains/cold-wallet/cold-wallet.contract.ts';
import { collectibles } from './domains/collectibles/collectibles.contract.ts';
import { collection } from './domains/collection/collection.contract.ts';
import { keyExport } from './domains/key-export/key-export.contract.ts';
import { kyt } from './domains/kyt/kyt.contract.ts';
import { members } from './domains/members/members.contract.ts';
import { notices } from './domains/notices/notices.contract.ts';
import { operations } from './domains/operations/operations.contract.ts';
import { receiving } from './domains/receiving/receiving.contract.ts';
import { refunds } from './domains/refunds/refunds.contract.ts';
import { signing } from './domains/signing/signing.contract.ts';
import { strategies } from './domains/strategies/strategies.contract.ts';
import { ton } from './domains/ton/ton.contract.ts';
import { transactions } from './domains/transactions/transactions.contract.ts';
import { tron } from './domains/tron/tron.contract.ts';
import { wallets } from './domains/wallets/wallets.contract.ts';
import { web3 } from './domains/web3/web3.contract.ts';
import { withdrawals } from './domains/withdrawals/withdrawals.contract.ts';

/** Every domain of the server. For documents, tests and the sandbox; screens import the domain they use. */
export const contract = {
  account,
  addressBook,
  apiSettings,
  approvals,
  autoCollect,
  billing,
  blacklist,
  callbacks,
  coldWallet,
  collectibles,
  collection,
  keyExport,
  kyt,
  members,
  notices,
  operations,
  receiving,
  refunds,
  signing,
  strategies,
  ton,
  transactions,
  tron,
  wallets,
  web3,
  withdrawals,
} satisfies Record<DomainName, Record<string, Endpoint>>;

/** Every call, once. */
export const calls: readonly Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain),
);
