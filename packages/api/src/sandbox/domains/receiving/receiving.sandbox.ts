import { addressKey } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { DataOf } from '../../../core/endpoint.ts';
import type { receiving } from '../../../domains/receiving/receiving.contract.ts';
import {
  focusCoin,
  homeOf,
  ownSubWallet,
  ownWallet,
  refuseExpired,
  roleIn,
  sees,
  subWalletOf,
  subWalletsOf,
  walletOf,
  walletsOf,
} from '../../world/access.ts';
import type { AddressRow, CoinRow } from '../../world/rows.ts';
import { known } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { aliasOf } from '../wallets/aliases.ts';
import { addressPage } from './address-list.ts';
import { addressesUsed, newAddress } from './new-address.ts';
import { ownHome } from './own-home.ts';

function addressView(row: AddressRow, coin: CoinRow): DataOf<typeof receiving.depositAddress> {
  return {
    address_id: row.id,
    address: row.address,
    memo: row.memo,
    addr_type: row.addr_type,
    address_label: row.address_label,
    enable_deposit: coin.enable_deposit,
    deposit_confirmation: coin.deposit_confirmation,
  };
}

/** The addresses that money comes in on. */
export const receivingSandbox = {
  depositAddress({ sub_wallet_id, symbol }, asking) {
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = focusCoin(asking, subWallet, symbol);
    const home = known(
      homeOf(asking.world, sub_wallet_id, coin.base_symbol),
      `${coin.base_symbol} address of ${subWallet.sub_wallet_name}`,
    );
    return addressView(home, coin);
  },

  newDepositAddress({ sub_wallet_id, symbol }, asking) {
    const { world, person } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const wallet = walletOf(world, subWallet);
    if (roleIn(wallet, person.uid) !== 1) throw new Refused(codes.noPermission);
    refuseExpired(asking, wallet);
    const coin = focusCoin(asking, subWallet, symbol);
    // On chains with memos the account there is serves everybody.
    if (!coin.support_multi_addr) throw new Refused(codes.addressExists);
    const { address_limit } = wallet;
    if (addressesUsed(world, wallet.wallet_id) >= address_limit)
      throw new Refused(codes.quotaReached, { quota: String(address_limit) });
    return addressView(newAddress(world, wallet, subWallet, coin.base_symbol), coin);
  },

  myAddresses({ wallet_id, symbol, keyword = '' }, asking) {
    const { world, person } = asking;
    const coin = world.coins.get(symbol);
    if (coin === undefined) throw new Refused(codes.coinNotSupported);
    const text = keyword.trim().toLowerCase();
    const wallets = wallet_id === undefined ? walletsOf(world, person.uid) : [ownWallet(asking, wallet_id)];
    return wallets.flatMap((wallet) =>
      subWalletsOf(world, person.uid, wallet.wallet_id)
        .filter((row) => row.focus.includes(symbol))
        .flatMap(({ sub_wallet_id, sub_wallet_name }) => {
          const home = homeOf(world, sub_wallet_id, coin.base_symbol);
          const alias = aliasOf(world, { uid: person.uid, wallet_id: wallet.wallet_id, sub_wallet_id });
          const texts = [sub_wallet_name, alias, home?.address ?? ''];
          if (home === undefined || !texts.some((one) => one.toLowerCase().includes(text))) return [];
          const { address, memo } = home;
          const { wallet_id, wallet_name } = wallet;
          return [{ wallet_id, wallet_name, sub_wallet_id, sub_wallet_name, address, memo }];
        }),
    );
  },

  addresses(asked, asking) {
    const subWallet = ownSubWallet(asking, asked.sub_wallet_id);
    return addressPage(asking.world, focusCoin(asking, subWallet, asked.symbol), asked);
  },

  relabel({ address_id, address_label }, { world, person }) {
    const row = world.addresses.get(address_id);
    if (row === undefined || !sees(world, person.uid, subWalletOf(world, row)))
      throw new BadField('address_id', 'unknown');
    const { address, sub_wallet_id } = row;
    // One address that serves several chains has one label.
    for (const same of world.addresses.where('sub_wallet_id', sub_wallet_id))
      if (same.address === address) world.addresses.update(same, { address_label: address_label.trim() });
    return null;
  },

  addressInfo({ address, symbol }, asking) {
    const coin = asking.world.coins.get(symbol);
    if (coin === undefined) throw new Refused(codes.coinNotSupported);
    const found = ownHome(asking, coin.base_symbol, addressKey(coin.base_symbol, address));
    if (found === undefined) return null;
    const { subWallet, home } = found;
    return {
      sub_wallet_id: subWallet.sub_wallet_id,
      sub_wallet_name: subWallet.sub_wallet_name,
      addr_type: home.addr_type,
      address_label: home.address_label,
      merge_address_symbol: coin.merge_address_symbol,
      memo: home.memo,
    };
  },
} satisfies ResolversOf<typeof receiving>;
