import * as v from 'valibot';
import { domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { BookEntry, BookFilter, SubWalletState } from './address-book.schema.ts';

/** Addresses that may be paid, and whether a sub-wallet pays only those. */
export const addressBook = domain('addressBook', {
  withdrawAddresses: query('GET /api/mpc/address_book/withdraw_address_list', {
    params: BookFilter,
    data: v.array(BookEntry),
  }),
  subWalletState: query('GET /api/mpc/sub_wallet/status', {
    params: v.strictObject({ sub_wallet_id: Id }),
    data: SubWalletState,
  }),
});
