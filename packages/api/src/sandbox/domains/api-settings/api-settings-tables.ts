import { Table } from '../../world/table.ts';

/** What a wallet's API lets in, and where it reports to. Keys are PEM; what is not set is empty. */
export interface ApiValuesRow {
  client_rsa_pub: string;
  cosigner_rsa_pub: string;
  ip_whitelist: readonly string[];
  /** Where changes of transactions are told. */
  notify_url: string;
  cosigner_url: string;
}

/** The program that signs by itself, as it last reported. How far its key share is stands in the wallet. */
export interface CoSignerRow {
  version: string;
  kind: 'standard' | 'sgx';
  online: 0 | 1;
  /** Whom it asks before it signs, as set in it; empty where it verifies the order's signature instead. */
  withdraw_callback: string;
}

/** The API of a wallet as it is in force: 1 enabled, 2 disabled. There is no row until the first values are approved. */
export interface ApiKeyRow extends ApiValuesRow {
  wallet_id: number;
  status: 1 | 2;
  co_signer: CoSignerRow | null;
  created_at: number;
  updated_at: number;
  updated_by: number;
}

/** One API to a wallet at most. */
export function apiSettingsTables() {
  return { apiKeys: new Table<ApiKeyRow>((row) => row.wallet_id, {}) };
}
