import type { contract } from '../contract.ts';
import { accountSandbox } from './domains/account/account.sandbox.ts';
import { addressBookSandbox } from './domains/address-book/address-book.sandbox.ts';
import { apiSettingsSandbox } from './domains/api-settings/api-settings.sandbox.ts';
import { approvalsSandbox } from './domains/approvals/approvals.sandbox.ts';
import { autoCollectSandbox } from './domains/auto-collect/auto-collect.sandbox.ts';
import { billingSandbox } from './domains/billing/billing.sandbox.ts';
import { blacklistSandbox } from './domains/blacklist/blacklist.sandbox.ts';
import { callbacksSandbox } from './domains/callbacks/callbacks.sandbox.ts';
import { coldWalletSandbox } from './domains/cold-wallet/cold-wallet.sandbox.ts';
import { collectiblesSandbox } from './domains/collectibles/collectibles.sandbox.ts';
import { collectionSandbox } from './domains/collection/collection.sandbox.ts';
import { keyExportSandbox } from './domains/key-export/key-export.sandbox.ts';
import { kytSandbox } from './domains/kyt/kyt.sandbox.ts';
import { membersSandbox } from './domains/members/members.sandbox.ts';
import { noticesSandbox } from './domains/notices/notices.sandbox.ts';
import { operationsSandbox } from './domains/operations/operations.sandbox.ts';
import { receivingSandbox } from './domains/receiving/receiving.sandbox.ts';
import { refundsSandbox } from './domains/refunds/refunds.sandbox.ts';
import { signingSandbox } from './domains/signing/signing.sandbox.ts';
import { strategiesSandbox } from './domains/strategies/strategies.sandbox.ts';
import { tonSandbox } from './domains/ton/ton.sandbox.ts';
import { transactionsSandbox } from './domains/transactions/transactions.sandbox.ts';
import { tronSandbox } from './domains/tron/tron.sandbox.ts';
import { walletsSandbox } from './domains/wallets/wallets.sandbox.ts';
import { web3Sandbox } from './domains/web3/web3.sandbox.ts';
import { withdrawalsSandbox } from './domains/withdrawals/withdrawals.sandbox.ts';
import type { Asking, ResolversOf } from './wire/resolver.ts';

type Contract = typeof contract;

const resolvers = {
  account: accountSandbox,
  addressBook: addressBookSandbox,
  apiSettings: apiSettingsSandbox,
  approvals: approvalsSandbox,
  autoCollect: autoCollectSandbox,
  billing: billingSandbox,
  blacklist: blacklistSandbox,
  callbacks: callbacksSandbox,
  coldWallet: coldWalletSandbox,
  collectibles: collectiblesSandbox,
  collection: collectionSandbox,
  keyExport: keyExportSandbox,
  kyt: kytSandbox,
  members: membersSandbox,
  notices: noticesSandbox,
  operations: operationsSandbox,
  receiving: receivingSandbox,
  refunds: refundsSandbox,
  signing: signingSandbox,
  strategies: strategiesSandbox,
  ton: tonSandbox,
  transactions: transactionsSandbox,
  tron: tronSandbox,
  wallets: walletsSandbox,
  web3: web3Sandbox,
  withdrawals: withdrawalsSandbox,
} satisfies { [Domain in keyof Contract]: ResolversOf<Contract[Domain]> };

/** A call by its domain and its name there, such as `withdrawals.create`. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

/** What answers a call, whatever its parameters: they were decoded by its own schema. */
export const resolverByCall = new Map(
  Object.entries(resolvers).flatMap(([domain, calls]) =>
    Object.entries(calls).map(
      ([name, resolve]) =>
        [`${domain}.${name}`, resolve as (params: unknown, asking: Asking) => unknown] as const,
    ),
  ),
);
