import * as v from 'valibot';
import { Address, Amount, Decimals, Flag, Id, pageOf, pageParams, Remark } from '../../core/wire.schema.ts';
import { TransactionRow } from '../transactions/transactions.schema.ts';
import { Coin } from './wallets.schema.ts';

/** A coin in the list of a sub-wallet. */
export const CoinAsked = v.strictObject({ sub_wallet_id: Id, symbol: v.string() });

/** A coin as a sub-wallet holds it. */
export const CoinAsset = v.strictObject({
  coin: Coin,
  /** Of the coin: available, held by orders in progress, waiting to be swept, and all three. */
  balances: v.strictObject({
    normal_balance: Amount,
    lock_balance: Amount,
    collecting_balance: Amount,
    total_balance: Amount,
  }),
  /** All of it in USD; absent while no price is known. */
  total_usd: v.optional(Amount),
  /** Addresses of the sub-wallet on the coin's chain. */
  addresses_count: v.number(),
  /** What moved last, the newest first. */
  recent: v.array(TransactionRow),
});
export type CoinAsset = v.InferOutput<typeof CoinAsset>;

/** Puts a coin into the list of a sub-wallet (1), or takes it out (0). */
export const FocusChange = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.string(),
  /** 1 add to the list, 0 remove from it. */
  focus: Flag,
});

/** Which of the coins there are, as a sub-wallet could have them. */
export const CoinSearch = v.strictObject({
  sub_wallet_id: Id,
  /** Part of a symbol, name or contract address. */
  keyword: v.optional(v.string()),
  base_symbol: v.optional(v.string()),
  /** 1 only coins of networks the wallet has opened, 0 only the others. */
  open_chain: v.optional(Flag),
  /** 1 only coins in the list, 0 only the others. */
  is_focus: v.optional(Flag),
  order_by: v.optional(v.picklist(['id', 'symbol_alias', 'price_usd'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Coins that were searched for. */
export const CoinPage = pageOf(Coin);
export type CoinPage = v.InferOutput<typeof CoinPage>;

/** Whether a coin could be put into a sub-wallet's list. */
export const FocusLimitQuestion = v.strictObject({ wallet_id: Id, sub_wallet_id: Id, symbol: v.string() });

/** How full a list of coins is, and whether one more may be added. */
export const FocusLimit = v.strictObject({
  allow: v.boolean(),
  /** Why not: it is there already, the list is full, or its chain has to be paid for; empty where it may. */
  reason: v.picklist(['', 'focused', 'limit', 'payment']),
  limit: v.number(),
  used: v.number(),
});
export type FocusLimit = v.InferOutput<typeof FocusLimit>;

/** How far a request to list a coin has come: 0 in review, 1 listed, 2 rejected. */
export const ListingStatus = v.picklist([0, 1, 2]);

/** Asks for a token that the server does not know. */
export const ListingRequest = v.strictObject({
  wallet_id: Id,
  base_symbol: v.string(),
  contract_address: Address,
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  /** Digits after the decimal point. */
  decimals: Decimals,
  /** Website of the project. */
  link: v.pipe(v.string(), v.url(), v.maxLength(255)),
  remark: v.optional(Remark),
});

/** A request to list a coin. Asking again for the same contract answers the request there is, with what became of it. */
export const Listing = v.strictObject({ id: Id, status: ListingStatus });
export type Listing = v.InferOutput<typeof Listing>;
