import { addressKey, checkAddress } from '../../../addresses/index.ts';
import type { kyt } from '../../../domains/kyt/kyt.contract.ts';
import { focusCoin, ownSubWallet } from '../../world/access.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { isWhite } from '../address-book/book.ts';
import { ownHome } from '../receiving/own-home.ts';
import { isBlacklisted, notScreened, screen } from './screening.ts';

/** Chain-risk screening. */
export const kytSandbox = {
  withdrawCheck({ sub_wallet_id, symbol, address_to }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const { base_symbol, coin_net } = focusCoin(asking, subWallet, symbol);
    if (!checkAddress(base_symbol, address_to).ok) throw new Refused('110055', { net: coin_net });
    const screening =
      subWallet.kyt_status === 0 ? notScreened : screen(base_symbol, address_to, world.clock.now());
    if (screening === undefined) throw new Refused('200139');
    return {
      kyt: screening,
      white: isWhite(world, sub_wallet_id, base_symbol, address_to) ? 1 : 0,
      black: isBlacklisted(base_symbol, address_to) ? 1 : 0,
      own_address: ownHome(asking, base_symbol, addressKey(base_symbol, address_to)) === undefined ? 0 : 1,
    };
  },
} satisfies ResolversOf<typeof kyt>;
