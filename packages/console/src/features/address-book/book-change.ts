import type { StrategyAsked } from '#features/decisions';

/** A change of a shared book, as its strategy is asked about: of one sub-wallet, or of several. */
export const bookChange = (wallet_id: number, sub_wallet_id?: number): StrategyAsked => ({
  wallet_id,
  business_type: 'address_book',
  ...(sub_wallet_id === undefined ? {} : { sub_wallet_id }),
});
