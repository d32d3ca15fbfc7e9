import type { contract } from '../contract.ts';
import { accountSandbox } from './domains/account/account.sandbox.ts';
import { addressBookSandbox } from './domains/address-book/address-book.sandbox.ts';
import { approvalsSandbox } from './domains/approvals/approvals.sandbox.ts';
import { kytSandbox } from './domains/kyt/kyt.sandbox.ts';
import { receivingSandbox } from './domains/receiving/receiving.sandbox.ts';
import { signingSandbox } from './domains/signing/signing.sandbox.ts';
import { transactionsSandbox } from './domains/transactions/transactions.sandbox.ts';
import { walletsSandbox } from './domains/wallets/wallets.sandbox.ts';
import { withdrawalsSandbox } from './domains/withdrawals/withdrawals.sandbox.ts';
import type { Asking, ResolversOf } from './wire/resolver.ts';

type Contract = typeof contract;

const resolvers = {
  account: accountSandbox,
  addressBook: addressBookSandbox,
  approvals: approvalsSandbox,
  kyt: kytSandbox,
  receiving: receivingSandbox,
  signing: signingSandbox,
  transactions: transactionsSandbox,
  wallets: walletsSandbox,
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
