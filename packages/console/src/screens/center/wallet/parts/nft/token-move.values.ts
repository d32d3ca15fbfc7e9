import type { NftInfo } from '@mpc/api';
import { isAmount, type AddressOrigin } from '@mpc/ui';
import { tokenMoveData } from '#features/contract-call';
import { emptyWeb3, type Web3Values } from '#features/payments';
import { compare } from '#shared/money/decimal.ts';

/** What is typed to give a token away. */
export interface TokenMoveValues {
  address: string;
  origin: AddressOrigin;
  /** How many of it, where there can be more than one. */
  quantity: string;
}

/** A form nobody has touched. */
export const emptyTokenMove: TokenMoveValues = { address: '', origin: 'typed', quantity: '1' };

/** Whether something kept in the browser is a draft of this form. */
export function isTokenMove(kept: unknown): kept is TokenMoveValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const { address, origin, quantity } = kept as Record<string, unknown>;
  return (
    [address, quantity].every((text) => typeof text === 'string') &&
    (origin === 'typed' || origin === 'pasted')
  );
}

/** A token on its way, as the call of its contract that is then reviewed like any other. */
export const tokenMoveCall = (nft: NftInfo, to: string, quantity: string): Web3Values => ({
  ...emptyWeb3,
  chain: nft.base_symbol,
  contract: nft.contract_address,
  from: nft.address,
  data: tokenMoveData({
    standard: nft.token_standard,
    from: nft.address,
    to,
    tokenId: nft.token_id,
    amount: quantity,
  }),
});

/** What is against a quantity: it is no whole number above nothing, or more than there are. */
export function quantityFault(quantity: string, has: string): 'form' | 'over' | null {
  if (!isAmount(quantity, { decimals: 0 }) || compare(quantity, '0') !== 1) return 'form';
  return compare(quantity, has) === 1 ? 'over' : null;
}
