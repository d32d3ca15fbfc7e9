import type { BookEntry, MyAddresses, OwnAddress, TransactionRow } from '@mpc/api';
import { queryOptions } from '@tanstack/react-query';
import { live } from '#shared/freshness/live.ts';
import type { KnownContracts } from './recipient.rules.ts';

/**
 * What an address is to an order: by default whom it pays. The contract of a call is judged by its address alone; whom a
 * call pays may be the payer itself; a spender, or a tier of a cold wallet, may be a contract.
 */
export type RecipientRole = 'contract' | 'paidByCall' | 'spender' | 'tier';

/** Everybody whom an order pays, or whom an address book is to have on a network. */
export interface PaidRecipients {
  walletId: number;
  /** Who pays; of an address book, one of those that may. */
  subWalletId: number;
  /** The main coin of the network, and the coin that is paid. */
  baseSymbol: string;
  symbol: string;
  /** With what an address book is to call them. */
  recipients: readonly { address: string; memo: string; label?: string; role?: RecipientRole }[];
  /** They are not paid yet, but kept in the books of these sub-wallets: who will pay them is not known. */
  keptFor?: readonly number[];
}

/** What the server answers about recipients; undefined where it did not. */
export interface RecipientEvidence {
  /** Why something was not answered. */
  failed: readonly unknown[];
  contracts: KnownContracts | undefined;
  book: readonly Pick<BookEntry, 'base_symbol' | 'address' | 'label'>[] | undefined;
  mine: MyAddresses | undefined;
  paid: readonly TransactionRow[] | undefined;
  /** By address. */
  owners: Readonly<Record<string, OwnAddress | undefined>>;
  isBlack: Readonly<Record<string, boolean | undefined>>;
}

/** Reads what recipients are judged by: the same that a transfer's form asks. Of a contract alone nothing is asked. */
export const recipientEvidence = (paid: PaidRecipients) =>
  queryOptions({
    queryKey: ['approvals', 'recipients', paid],
    // It asks much that nothing else in sight needs.
    queryFn: async ({ client }) => (await import('./read-evidence.ts')).readEvidence(client, paid),
    enabled: paid.recipients.some(({ role }) => role !== 'contract'),
    staleTime: live.refetchInterval,
    ...live,
  });
