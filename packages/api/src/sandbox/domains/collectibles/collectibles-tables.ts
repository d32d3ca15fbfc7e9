import type { Inscription, Nft } from '../../../domains/collectibles/collectibles.schema.ts';
import { Table } from '../../world/table.ts';

/** What a contract says of all its tokens. */
export interface CollectionRow {
  base_symbol: string;
  contract_address: string;
  collection_name: string;
  token_standard: Nft['token_standard'];
  image: string;
}

/** What a sub-wallet holds of one token. */
export interface NftRow extends Omit<Nft, 'coin_net' | 'collection_name' | 'token_standard'> {
  sub_wallet_id: number;
  address: string;
  description: string;
  attributes: readonly { trait_type: string; value: string }[];
}

/** An inscription, and the last order that took it along: while that is under way it is held, once it is done it is gone. */
export interface InscriptionRow extends Omit<Inscription, 'status' | 'withdraw_id'> {
  sub_wallet_id: number;
  /** 0 where no order ever did. */
  order_id: number;
}

/** A contract of a chain, whatever the case it is written in. */
export function contractKey({
  base_symbol,
  contract_address,
}: Pick<CollectionRow, 'base_symbol' | 'contract_address'>): string {
  return `${base_symbol}/${contract_address.toLowerCase()}`;
}

/** What is kept of this domain. */
export function collectiblesTables() {
  return {
    nftCollections: new Table<CollectionRow>(contractKey, {}),
    nfts: new Table<NftRow, 'sub_wallet_id' | 'token'>(
      (row) => `${row.sub_wallet_id}/${contractKey(row)}/${row.token_id}`,
      {
        sub_wallet_id: (row) => row.sub_wallet_id,
        token: (row) => `${contractKey(row)}/${row.token_id}`,
      },
    ),
    inscriptions: new Table<InscriptionRow, 'sub_wallet_id' | 'order_id'>((row) => row.inscription_id, {
      sub_wallet_id: (row) => row.sub_wallet_id,
      order_id: (row) => row.order_id,
    }),
  };
}
