import { addressKey } from '../../../addresses/index.ts';
import { Table } from '../../world/table.ts';

/** What somebody calls a wallet, or one of its sub-wallets. */
export interface AliasRow {
  uid: number;
  wallet_id: number;
  /** 0 where it is the wallet's. */
  sub_wallet_id: number;
  alias: string;
}

/** A token that somebody asked for. */
export interface ListingRow {
  id: number;
  wallet_id: number;
  uid: number;
  base_symbol: string;
  contract_address: string;
  symbol: string;
  decimals: number;
  link: string;
  remark: string;
  /** 0 in review, 1 listed, 2 refused. */
  status: 0 | 1 | 2;
  created_at: number;
}

/** Where an alias is found. */
export function aliasKey({ uid, wallet_id, sub_wallet_id }: Omit<AliasRow, 'alias'>): string {
  return `${uid}/${wallet_id}/${sub_wallet_id}`;
}

/** What is kept of this domain besides what the whole world knows. */
export function walletsTables() {
  return {
    aliases: new Table<AliasRow>(aliasKey, {}),
    listings: new Table<ListingRow, 'contract'>((row) => row.id, {
      contract: (row) => addressKey(row.base_symbol, row.contract_address),
    }),
  };
}
