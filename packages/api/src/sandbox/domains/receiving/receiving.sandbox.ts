import { addressKey } from '../../../addresses/index.ts';
import type { receiving } from '../../../domains/receiving/receiving.contract.ts';
import { focusCoin, ownSubWallet } from '../../world/access.ts';
import { known } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { ownHome } from './own-home.ts';

/** The addresses that money comes in on. */
export const receivingSandbox = {
  depositAddress({ sub_wallet_id, symbol }, asking) {
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = focusCoin(asking, subWallet, symbol);
    const home = known(
      asking.world.addresses.get(`${sub_wallet_id}/${coin.base_symbol}`),
      `${coin.base_symbol} address of ${subWallet.sub_wallet_name}`,
    );
    return {
      address: home.address,
      memo: home.memo,
      addr_type: 1,
      address_label: '',
      enable_deposit: coin.enable_deposit,
      deposit_confirmation: coin.deposit_confirmation,
    };
  },

  addressInfo({ address, symbol }, asking) {
    const coin = asking.world.coins.get(symbol);
    if (coin === undefined) throw new Refused('120202');
    const home = ownHome(asking, coin.base_symbol, addressKey(coin.base_symbol, address));
    if (home === undefined) return null;
    return {
      sub_wallet_id: home.subWallet.sub_wallet_id,
      sub_wallet_name: home.subWallet.sub_wallet_name,
      addr_type: 1,
      merge_address_symbol: coin.merge_address_symbol,
      memo: home.memo,
    };
  },
} satisfies ResolversOf<typeof receiving>;
