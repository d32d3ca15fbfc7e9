import type { Endpoint } from './core/endpoint.ts';
import { account } from './domains/account/account.contract.ts';
import { addressBook } from './domains/address-book/address-book.contract.ts';
import { approvals } from './domains/approvals/approvals.contract.ts';
import { kyt } from './domains/kyt/kyt.contract.ts';
import { receiving } from './domains/receiving/receiving.contract.ts';
import { signing } from './domains/signing/signing.contract.ts';
import { transactions } from './domains/transactions/transactions.contract.ts';
import { wallets } from './domains/wallets/wallets.contract.ts';
import { withdrawals } from './domains/withdrawals/withdrawals.contract.ts';

/** Every domain of the server. For documents, tests and the sandbox; screens import the domain they use. */
export const contract = {
  account,
  addressBook,
  approvals,
  kyt,
  receiving,
  signing,
  transactions,
  wallets,
  withdrawals,
};

/** Every call, once. */
export const calls: readonly Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain),
);
