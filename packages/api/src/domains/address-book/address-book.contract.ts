import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { Coin, Network } from '../wallets/wallets.schema.ts';
import {
  AddEntries,
  AuditOpened,
  BookEntry,
  BookFilter,
  ChainInUse,
  EntriesTaken,
  EntryFilter,
  EntryPage,
  EntryRemoval,
  EntryWhite,
  SubWalletState,
  WhitelistSwitch,
} from './address-book.schema.ts';
import {
  BookAudit,
  BookAuditFilter,
  BookAuditPage,
  BookAuditQuestion,
  BookAuditDecision,
  EntryStatusAnswer,
  EntryStatusQuestion,
} from './book-audit.schema.ts';

const refreshes = ['approvals', 'wallets', 'kyt', 'operations'] as const;

/** Addresses that may be paid, and whether a sub-wallet pays only those. */
export const addressBook = domain('addressBook', {
  /**
   * List saved recipients for a transfer. Entries that the sub-wallet may pay in a coin, with their label, memo and
   * whitelist state.
   */
  withdrawAddresses: query('GET /api/mpc/address_book/withdraw_address_list', {
    params: BookFilter,
    data: v.array(BookEntry),
  }),
  /** Get an address book request. The change, the approval timeline and the person who requested it. */
  audit: query('GET /api/mpc/address_book_audit/detail', {
    params: BookAuditQuestion,
    data: BookAudit,
    echoes: { audit_id: 'audit_id' },
  }),
  /**
   * Approve an address book request. Counts as the caller's approval of the active step; the change takes effect
   * after the last step. A command, although it is a GET.
   */
  passAudit: command('GET /api/mpc/address_book_audit/pass', {
    params: BookAuditDecision,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  /**
   * Reject an address book request. Closes the request; the address book stays as it is. A command, although it is a
   * GET.
   */
  refuseAudit: command('GET /api/mpc/address_book_audit/refuse', {
    params: BookAuditDecision,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  /**
   * Cancel an address book request. For its initiator, while the request is pending. A command, although it is a GET.
   */
  revokeAudit: command('GET /api/mpc/address_book_audit/revoke', {
    params: BookAuditQuestion,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  /** List address book requests. Changes of entries and of whitelist mode, pending and finished. */
  audits: query('GET /api/mpc/address_book_audit/list', {
    params: BookAuditFilter,
    data: BookAuditPage,
    echoes: { wallet_id: 'list.*.wallet_id', initiator_uid: 'list.*.initiator.uid' },
  }),
  /**
   * Get the approval status of entries. Tells which of the given entries, or of a sub-wallet's entries, wait for
   * approval.
   */
  statuses: query('GET /api/mpc/address_book_audit/audit_status', {
    params: EntryStatusQuestion,
    data: EntryStatusAnswer,
  }),
  /** List address book entries. Shared entries of the wallet and personal entries of the caller. */
  list: query('GET /api/mpc/address_book/list', {
    params: EntryFilter,
    data: EntryPage,
    echoes: { wallet_id: 'list.*.wallet_id', base_symbol: 'list.*.base_symbol' },
  }),
  /**
   * Request removal of an entry. Shared entries are removed after approval, which `audit_id` names; personal ones at
   * once, with `audit_id` 0. A command, although it is a GET.
   */
  remove: command('GET /api/mpc/address_book/delete', {
    params: EntryRemoval,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /** Get a coin for a new entry. With the address and memo patterns of its network. */
  coin: query('GET /api/mpc/address_book/coin/info', {
    params: v.strictObject({ symbol: v.string(), wallet_id: v.optional(Id) }),
    data: Coin,
    echoes: { symbol: 'symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /**
   * List networks that entries can be saved for. All supported networks, and whether the wallet, or any wallet of the
   * caller, has opened each.
   */
  chains: query('GET /api/mpc/address_book/support/mainchain', {
    params: v.strictObject({ wallet_id: v.optional(Id) }),
    data: v.array(Network),
  }),
  /**
   * Request new entries, or a change of one. Shared entries wait for approval, which `audit_id` names; personal ones
   * are saved at once, with `audit_id` 0. Rows that exist already are answered in `repeated`, faulty ones in
   * `invalid`. A command, although it is a GET.
   */
  add: command('GET /api/mpc/address_book/add', {
    params: AddEntries,
    data: EntriesTaken,
    refreshes,
    refusals: [codes.invalidAddress, codes.packageExpired, codes.subWalletNotFound, codes.changePending],
  }),
  /**
   * Request whitelist mode for a sub-wallet. Once approved, the sub-wallet pays whitelisted addresses only (200109
   * otherwise). A command, although it is a GET.
   */
  enableWhitelist: command('GET /api/mpc/address_book/enable_white', {
    params: WhitelistSwitch,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /**
   * Request the end of whitelist mode for a sub-wallet. Once approved, the sub-wallet pays any address again. A
   * command, although it is a GET.
   */
  disableWhitelist: command('GET /api/mpc/address_book/disable_white', {
    params: WhitelistSwitch,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /**
   * Request a change of an entry's whitelist state. Puts the entry on the whitelist or takes it off after approval. A
   * command, although it is a GET.
   */
  setWhite: command('GET /api/mpc/address_book/white/modify/status', {
    params: EntryWhite,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /**
   * List networks in use. Networks of the coins that a sub-wallet, or any of the caller's, has in its list; the one
   * with the most coins comes first.
   */
  chainInUse: query('GET /api/mpc/address_book/current/mainchain', {
    params: v.strictObject({ sub_wallet_id: v.optional(Id) }),
    data: ChainInUse,
  }),
  /** Get the settings state of a sub-wallet. Whitelist mode, visibility in the app, sweep role and KYT monitoring. */
  subWalletState: query('GET /api/mpc/sub_wallet/status', {
    params: v.strictObject({ sub_wallet_id: Id }),
    data: SubWalletState,
  }),
});
