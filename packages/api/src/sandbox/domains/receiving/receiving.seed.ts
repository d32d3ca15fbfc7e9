import { addressOn } from '../../world/addresses.seed.ts';
import { coinOf } from '../../world/access.ts';
import { amountBetween, type History } from '../../world/history.ts';
import type { AddressRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { homeRow, moreRow } from './address-rows.ts';
import { sharingChains } from './new-address.ts';
import { day, minute } from '../../../core/durations.ts';

const { customerDeposits, reserve, vendors } = subWalletIds;

/** Users of a sub-wallet with an address of their own: on TRON and on Ethereum by turns. */
function userRows(world: World, wallet: WalletRow, owner: SubWalletRow, count: number): AddressRow[] {
  return Array.from({ length: count }, (_, index) => index + 1001).flatMap((user) =>
    sharingChains(wallet, user % 2 === 0 ? 'ETH' : 'TRX').map((base) =>
      moreRow(world, owner, base, `user ${user}`, {
        addr_type: 1,
        address_label: `user ${user}`,
        created_at: owner.created_at + (user - 1000) * 6 * day,
      }),
    ),
  );
}

/** Addresses that the system made for itself: for what is swept, and for what is left over of a payment. */
const systemAddresses: readonly (readonly [subWalletId: number, base: string, name: string])[] = [
  [customerDeposits, 'TRX', 'sweep'],
  [customerDeposits, 'ETH', 'sweep'],
  [reserve, 'BTC', 'change'],
  [reserve, 'BTC', 'change 2'],
  [reserve, 'LTC', 'change'],
];

/** One address for every sub-wallet on every chain its wallet has opened, and more where users have their own. */
export function addressRows(
  world: World,
  wallets: readonly WalletRow[],
  subWallets: readonly SubWalletRow[],
): AddressRow[] {
  return subWallets.flatMap((subWallet) => {
    const { sub_wallet_id, created_at } = subWallet;
    const wallet = wallets.find((row) => row.wallet_id === subWallet.wallet_id);
    if (wallet === undefined) return [];
    return [
      ...wallet.open_chains.map((base) => homeRow(world, subWallet, base, created_at)),
      ...(sub_wallet_id === customerDeposits ? userRows(world, wallet, subWallet, 40) : []),
      ...systemAddresses
        .filter(([owner]) => owner === sub_wallet_id)
        .map(([, base, name]) =>
          moreRow(world, subWallet, base, name, { addr_type: 2, address_label: '', created_at }),
        ),
    ];
  });
}

/** What the chains that few use started with, and what has come in since, now and then. */
const openings: readonly (readonly [subWalletId: number, symbol: string, amount: string, more: string])[] = [
  [reserve, 'BTC', '12.4', '0.35'],
  [reserve, 'LTC', '850.5', '42'],
  [reserve, 'DOGE', '120000', '8400'],
  [vendors, 'SOL', '420.75', '18.5'],
  [vendors, 'TON', '5200', '310'],
  [vendors, 'ATOM', '1900', '125.5'],
  [vendors, 'EOS', '8000', '640.25'],
  [vendors, 'HECO', '300', '12'],
];

/** What users pay in, by chain: a coin with its least, its most and its digits. */
const payIns = {
  TRX: [
    ['TUSDT', 20, 900, 2],
    ['TUSDT', 40, 300, 2],
    ['TRX', 60, 2500, 0],
  ],
  ETH: [
    ['USDTERC20', 50, 1800, 2],
    ['ETH', 0.01, 0.4, 4],
  ],
} as const;

/** Money on the chains that few use, and on the addresses of users; eight of them have had nothing yet. */
export function seedReceiving(world: World, history: History): void {
  const { random } = world;

  function come(ago: number, address_to: AddressRow, symbol: string, amount: string, from: string): void {
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      arrive(world, {
        sub_wallet_id: address_to.sub_wallet_id,
        symbol,
        amount,
        address_from: addressOn(coin.base_symbol, from),
        address_to: address_to.address,
        txid: newHash(world, coin),
      });
    });
  }

  for (const [subWalletId, symbol, first, more] of openings) {
    const [home] = world.addresses.where('home', `${subWalletId}/${symbol}`);
    if (home === undefined) continue;
    come(89 * day, home, symbol, first, 'treasury of old');
    come(random.whole(45, 85) * day, home, symbol, more, 'market');
    come(random.whole(2, 40) * day, home, symbol, more, 'market');
  }

  const users = world.addresses
    .where('sub_wallet_id', customerDeposits)
    .filter((row) => row.address_label !== '' && (row.base_symbol === 'TRX' || row.base_symbol === 'ETH'));
  for (const user of users.slice(0, -8)) {
    const [low, high] = random.next() < 0.2 ? [2, 30] : [41, 85];
    for (let times = random.whole(1, 3); times > 0; times--) {
      const coins = payIns[user.base_symbol === 'TRX' ? 'TRX' : 'ETH'];
      const [symbol, least, most, digits] = random.pick<(typeof coins)[number]>(coins);
      const ago = random.whole(low, high) * day + random.whole(0, 1439) * minute;
      come(ago, user, symbol, amountBetween(random, least, most, digits), `${user.address_label} outside`);
    }
  }
}
