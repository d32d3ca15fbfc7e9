import { codes } from '../../../core/codes.ts';
import type { DataOf } from '../../../core/endpoint.ts';
import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import { coinOf, ownSubWallet, ownWallet, walletsOf } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { networkView } from '../wallets/wallet-view.ts';
import { seenBy } from './own-entry.ts';

/** The wallet named, or all of the caller's. */
function walletsAsked(asking: Asking, walletId: number | undefined): WalletRow[] {
  const { world, person } = asking;
  return walletId === undefined ? walletsOf(world, person.uid) : [ownWallet(asking, walletId)];
}

/** A coin, with the forms of its addresses and memos; followed where some sub-wallet of the caller's follows it. */
export function coinFor(asking: Asking, symbol: string, walletId?: number): DataOf<typeof addressBook.coin> {
  const { world, person } = asking;
  const coin = world.coins.get(symbol);
  const wallets = walletsAsked(asking, walletId);
  if (coin === undefined) throw new Refused(codes.coinNotSupported);
  const subWallets = [...seenBy(world, person.uid, walletId).values()];
  return {
    ...coin,
    need_payment: world.chains.get(coin.base_symbol)?.need_payment ?? false,
    if_open_chain: wallets.some((wallet) => wallet.open_chains.includes(coin.base_symbol)),
    is_focus: subWallets.some(({ focus }) => focus.includes(symbol)) ? 1 : 0,
  };
}

/** Every chain whose addresses can be kept; open where some wallet of those has it open. */
export function chainsFor(asking: Asking, walletId?: number): DataOf<typeof addressBook.chains> {
  const wallets = walletsAsked(asking, walletId);
  return asking.world.chains.all().flatMap((chain) => {
    const views = wallets.map((wallet) => networkView(chain, wallet));
    const view = views.find((one) => one.if_open_chain) ?? views[0];
    return view === undefined ? [] : [view];
  });
}

/** The chains that the coins of a sub-wallet are on, of all the caller's where none is named, the one of most coins first. */
export function chainInUse(asking: Asking, subWalletId?: number): DataOf<typeof addressBook.chainInUse> {
  const { world, person } = asking;
  const subWallets =
    subWalletId === undefined ? [...seenBy(world, person.uid).values()] : [ownSubWallet(asking, subWalletId)];
  const uses = new Map<string, number>();
  for (const { focus } of subWallets) {
    for (const symbol of focus) {
      const { base_symbol } = coinOf(world, { symbol });
      uses.set(base_symbol, (uses.get(base_symbol) ?? 0) + 1);
    }
  }
  const list = [...uses]
    .sort(([, one], [, other]) => other - one)
    .map(([base_symbol]) => ({
      base_symbol,
      coin_net: world.chains.get(base_symbol)?.coin_net ?? base_symbol,
    }));
  return { ...(list[0] ?? { base_symbol: '', coin_net: '' }), list };
}
