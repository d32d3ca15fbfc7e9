import { addressOn } from '../../world/addresses.seed.ts';
import type { AddressRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

type Owner = Pick<SubWalletRow, 'sub_wallet_id' | 'wallet_id'>;

function addressFor(world: World, base: string, { sub_wallet_id, wallet_id }: Owner) {
  // On chains with memos a wallet has one account, and the memo tells its sub-wallets apart.
  const hasMemo = world.chains.get(base)?.is_support_memo === 1;
  return hasMemo
    ? { address: addressOn(base, `wallet ${wallet_id}`), memo: `${sub_wallet_id}` }
    : { address: addressOn(base, `sub-wallet ${sub_wallet_id}`), memo: '' };
}

/** The address that a sub-wallet receives on first on a chain, and pays from. */
export function homeRow(world: World, owner: Owner, base_symbol: string, created_at: number): AddressRow {
  return {
    id: world.nextId('address'),
    sub_wallet_id: owner.sub_wallet_id,
    base_symbol,
    ...addressFor(world, base_symbol, owner),
    addr_type: 1,
    is_common: 1,
    address_label: '',
    created_at,
  };
}

/** One more address of a sub-wallet: of the same name it is the same again on every chain of a family. */
export function moreRow(
  world: World,
  { sub_wallet_id }: Owner,
  base_symbol: string,
  name: string,
  facts: Pick<AddressRow, 'addr_type' | 'address_label' | 'created_at'>,
): AddressRow {
  return {
    id: world.nextId('address'),
    sub_wallet_id,
    base_symbol,
    address: addressOn(base_symbol, `sub-wallet ${sub_wallet_id}, ${name}`),
    memo: '',
    is_common: 0,
    ...facts,
  };
}
