import { addressKey } from '../../../addresses/index.ts';
import type { BlacklistScope } from '../../../domains/blacklist/blacklist.schema.ts';
import { Table } from '../../world/table.ts';

/** An address on the blacklist of a wallet. */
export interface BlacklistRow {
  id: number;
  wallet_id: number;
  base_symbol: string;
  address: string;
  /** Empty for every coin of the chain. */
  symbol: string;
  reason: string;
  scope: BlacklistScope;
  status: 0 | 1;
  creator_uid: number;
  created_at: number;
}

/** Where an account stands on the blacklist of a wallet, however its address is spelled. */
export function blacklistKey(walletId: number, baseSymbol: string, address: string): string {
  return `${walletId}/${baseSymbol}/${addressKey(baseSymbol, address)}`;
}

/** Who is never paid or swept. */
export function blacklistTables() {
  return {
    blacklist: new Table<BlacklistRow, 'wallet_id' | 'account'>((row) => row.id, {
      wallet_id: (row) => row.wallet_id,
      account: (row) => blacklistKey(row.wallet_id, row.base_symbol, row.address),
    }),
  };
}
