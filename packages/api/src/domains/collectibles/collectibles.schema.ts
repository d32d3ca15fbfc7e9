import * as v from 'valibot';
import {
  Address,
  Amount,
  Flag,
  Id,
  pageOf,
  pageParams,
  Payment,
  Remark,
  Time,
} from '../../core/wire.schema.ts';

/** How a contract keeps its tokens: each once, or in amounts. */
export const NftStandard = v.picklist(['ERC721', 'ERC1155']);
export type NftStandard = v.InferOutput<typeof NftStandard>;

/** Whose collections. */
export const NftFilter = v.strictObject({
  /** 2: grouped by collection. */
  type: v.literal(2),
  sub_wallet_id: Id,
  base_symbol: v.optional(v.string()),
  /** Part of a name or contract address. */
  keyword: v.optional(v.string()),
});

/** A collection, with how many of its tokens a sub-wallet holds. */
export const NftCollection = v.strictObject({
  collection_name: v.string(),
  contract_address: Address,
  base_symbol: v.string(),
  coin_net: v.string(),
  token_standard: NftStandard,
  /** Tokens that differ; of each there may be more than one. */
  count: v.number(),
  image: v.string(),
});
export type NftCollection = v.InferOutput<typeof NftCollection>;

/** The collections a sub-wallet holds tokens of. */
export const NftCollections = v.strictObject({ nft_list: v.array(NftCollection) });
export type NftCollections = v.InferOutput<typeof NftCollections>;

/** Which tokens of a collection. @default by their number */
export const NftTokenFilter = v.strictObject({
  sub_wallet_id: Id,
  contract_address: Address,
  base_symbol: v.string(),
  /** Part of a name or token id. */
  keyword: v.optional(v.string()),
  /** 1 videos only, 0 others only. */
  is_video: v.optional(Flag),
  order_by: v.optional(v.picklist(['token_id', 'nft_name', 'received_at'])),
  /** @default asc */
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A token that is one of a kind, or some of a kind. */
export const Nft = v.strictObject({
  base_symbol: v.string(),
  coin_net: v.string(),
  contract_address: Address,
  /** A whole number of up to 78 digits. */
  token_id: v.string(),
  /** `#` and its number where it has no name. */
  nft_name: v.string(),
  /** An address of a picture, or the picture itself as a data: address. */
  image: v.string(),
  /** Its media type; empty where there is none. */
  image_type: v.string(),
  is_video: Flag,
  collection_name: v.string(),
  token_standard: NftStandard,
  /** How many of it there are here. */
  amount: Amount,
  received_at: Time,
});
export type Nft = v.InferOutput<typeof Nft>;

/** A page of the tokens of a collection. */
export const NftTokens = v.strictObject({
  nft_token_list: v.array(Nft),
  pageTotal: v.number(),
  count: v.number(),
});
export type NftTokens = v.InferOutput<typeof NftTokens>;

/** One token. @default in the first of my sub-wallets that holds it */
export const NftAsked = v.strictObject({
  sub_wallet_id: v.optional(Id),
  base_symbol: v.string(),
  contract_address: Address,
  /** Number of the token in its contract. */
  token_id: v.string(),
});

/** A token with all that is known of it. */
export const NftInfo = v.strictObject({
  ...Nft.entries,
  description: v.string(),
  attributes: v.array(v.strictObject({ trait_type: v.string(), value: v.string() })),
  /** Where it lies. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  address: Address,
  /** Explorer prefix of an address; empty where there is none. */
  address_link: v.string(),
});
export type NftInfo = v.InferOutput<typeof NftInfo>;

/** 0 transferable, 1 frozen by a pending order. */
export const InscriptionStatus = v.picklist([0, 1]);

/** Which inscriptions of a sub-wallet. @default the highest number first */
export const InscriptionFilter = v.strictObject({
  sub_wallet_id: Id,
  address: v.optional(Address),
  /** BRC-20 ticker. */
  ticker: v.optional(v.string()),
  status: v.optional(InscriptionStatus),
  /** Part of a number, id or output. */
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['inscription_number', 'amount', 'created_at'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A transfer of a token, written on an output of Bitcoin: whoever gets the output gets the tokens. */
export const Inscription = v.strictObject({
  inscription_id: v.string(),
  inscription_number: v.number(),
  ticker: v.string(),
  protocol: v.literal('brc-20'),
  op: v.literal('transfer'),
  /** Of the token. */
  amount: Amount,
  /** The output it is on: `hash:index`. */
  utxo: v.string(),
  /** What the output is worth, in the smallest unit of Bitcoin. */
  sats: v.number(),
  address: Address,
  status: InscriptionStatus,
  /** The order that holds it; absent where none does. */
  withdraw_id: v.optional(Id),
  created_at: Time,
});
export type Inscription = v.InferOutput<typeof Inscription>;

/** What a sub-wallet has of one token: of all, what may be sent and what orders hold. */
export const InscriptionTicker = v.strictObject({
  ticker: v.string(),
  protocol: v.literal('brc-20'),
  count: v.number(),
  total: Amount,
  available: Amount,
  locked: Amount,
});
export type InscriptionTicker = v.InferOutput<typeof InscriptionTicker>;

/** A page of inscriptions, and all tokens of the sub-wallet whatever was asked for. */
export const InscriptionPage = v.strictObject({
  ...pageOf(Inscription).entries,
  tickers: v.array(InscriptionTicker),
});
export type InscriptionPage = v.InferOutput<typeof InscriptionPage>;

/** Sends inscriptions of a sub-wallet to one address, each whole. `request_id` is made once per intent. */
export const Brc20Withdraw = v.strictObject({
  request_id: v.pipe(v.string(), v.uuid()),
  sub_wallet_id: Id,
  /** Inscriptions to send, at most 20. */
  inscription_ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  address_to: Address,
  /** Satoshi per byte. @default the standard tier */
  fee_rate: v.optional(Payment),
  remark: v.optional(Remark),
  /** 1 once a person has accepted the risk that code 200137 names. */
  confirm_risk: v.optional(Flag),
});
export type Brc20Withdraw = v.InferOutput<typeof Brc20Withdraw>;
