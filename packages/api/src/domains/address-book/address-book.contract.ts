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
  BookAuditVerdict,
  EntryStatusAnswer,
  EntryStatusQuestion,
} from './book-audit.schema.ts';

const refreshes = ['approvals', 'wallets', 'kyt', 'operations'] as const;

/** Addresses that may be paid, and whether a sub-wallet pays only those. */
export const addressBook = domain('addressBook', {
  withdrawAddresses: query('GET /api/mpc/address_book/withdraw_address_list', {
    params: BookFilter,
    data: v.array(BookEntry),
  }),
  audit: query('GET /api/mpc/address_book_audit/detail', { params: BookAuditQuestion, data: BookAudit }),
  passAudit: command('GET /api/mpc/address_book_audit/pass', {
    params: BookAuditVerdict,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  refuseAudit: command('GET /api/mpc/address_book_audit/refuse', {
    params: BookAuditVerdict,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  revokeAudit: command('GET /api/mpc/address_book_audit/revoke', {
    params: BookAuditQuestion,
    refreshes,
    refusals: [codes.alreadyHandled],
  }),
  audits: query('GET /api/mpc/address_book_audit/list', { params: BookAuditFilter, data: BookAuditPage }),
  statuses: query('GET /api/mpc/address_book_audit/audit_status', {
    params: EntryStatusQuestion,
    data: EntryStatusAnswer,
  }),
  list: query('GET /api/mpc/address_book/list', { params: EntryFilter, data: EntryPage }),
  remove: command('GET /api/mpc/address_book/delete', {
    params: EntryRemoval,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  coin: query('GET /api/mpc/address_book/coin/info', {
    params: v.strictObject({ symbol: v.string(), wallet_id: v.optional(Id) }),
    data: Coin,
    refusals: [codes.coinNotSupported],
  }),
  chains: query('GET /api/mpc/address_book/support/mainchain', {
    params: v.strictObject({ wallet_id: v.optional(Id) }),
    data: v.array(Network),
  }),
  add: command('GET /api/mpc/address_book/add', {
    params: AddEntries,
    data: EntriesTaken,
    refreshes,
    refusals: [codes.invalidAddress, codes.packageExpired, codes.subWalletNotFound, codes.changePending],
  }),
  enableWhitelist: command('GET /api/mpc/address_book/enable_white', {
    params: WhitelistSwitch,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  disableWhitelist: command('GET /api/mpc/address_book/disable_white', {
    params: WhitelistSwitch,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  setWhite: command('GET /api/mpc/address_book/white/modify/status', {
    params: EntryWhite,
    data: AuditOpened,
    refreshes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  chainInUse: query('GET /api/mpc/address_book/current/mainchain', {
    params: v.strictObject({ sub_wallet_id: v.optional(Id) }),
    data: ChainInUse,
  }),
  subWalletState: query('GET /api/mpc/sub_wallet/status', {
    params: v.strictObject({ sub_wallet_id: Id }),
    data: SubWalletState,
  }),
});
