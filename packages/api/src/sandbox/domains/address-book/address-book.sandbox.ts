import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import { focusCoin, ownSubWallet } from '../../world/access.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { paymentsTo } from './book.ts';

/** Addresses that may be paid, and whether a sub-wallet pays only those. */
export const addressBookSandbox = {
  withdrawAddresses({ sub_wallet_id, symbol, scope: wanted }, asking) {
    const { world, person } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const base = symbol === undefined ? undefined : focusCoin(asking, subWallet, symbol).base_symbol;
    const shelves = [
      { scope: 'shared', rows: world.book.where('shelf', `sub-wallet ${sub_wallet_id}`) },
      { scope: 'personal', rows: world.book.where('shelf', `person ${person.uid}`) },
    ] as const;
    return shelves
      .filter(({ scope }) => wanted === undefined || wanted === scope)
      .flatMap(({ scope, rows }) =>
        rows
          .filter((row) => base === undefined || row.base_symbol === base)
          .map((row) => {
            const payments = paymentsTo(world, sub_wallet_id, row);
            const last_used_at = payments.at(-1)?.created_at;
            const { shelf: _, ...entry } = row;
            return { ...entry, scope, used_count: payments.length, last_used_at };
          }),
      );
  },

  subWalletState({ sub_wallet_id }, asking) {
    const { white_status, app_show_status, collect_role, kyt_status } = ownSubWallet(asking, sub_wallet_id);
    return { white_status, app_show_status, collect_role, kyt_status };
  },
} satisfies ResolversOf<typeof addressBook>;
