import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { wallets } from '../../../domains/wallets/wallets.contract.ts';
import { governedWallet, refuseExpired, walletOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { openChain } from './open-chain.ts';
import { day } from '../../../core/durations.ts';

/** How many coins the list of a sub-wallet has room for. */
const focusRoom = 30;

/** Whether a coin may be put into a list. */
export function focusLimitOf(
  world: World,
  subWallet: SubWalletRow,
  coin: CoinRow,
): DataOf<typeof wallets.focusLimit> {
  const isOpen = walletOf(world, subWallet).open_chains.includes(coin.base_symbol);
  const mustPay = !isOpen && world.chains.get(coin.base_symbol)?.need_payment === true;
  const used = subWallet.focus.length;
  const reasons = [
    subWallet.focus.includes(coin.symbol) && ('focused' as const),
    used >= focusRoom && ('limit' as const),
    mustPay && ('payment' as const),
  ];
  const reason = reasons.find((found) => found !== false) ?? '';
  return { allow: reason === '', reason, limit: focusRoom, used };
}

/** Puts a coin into a list. A chain that costs nothing is opened with its first coin. */
export function focus(world: World, subWallet: SubWalletRow, coin: CoinRow): void {
  const { reason, limit } = focusLimitOf(world, subWallet, coin);
  if (reason === 'focused') return;
  if (reason === 'limit') throw new Refused(codes.coinListFull, { limit: String(limit) });
  if (reason === 'payment')
    throw new Refused(codes.quotaReached, { quota: coin.coin_net }, { base_symbol: coin.base_symbol });
  openChain(world, walletOf(world, subWallet), coin.base_symbol);
  world.subWallets.update(subWallet, { focus: [...subWallet.focus, coin.symbol] });
}

/** Takes a coin out of a list. What there is of it stays. */
export function unfocus(world: World, subWallet: SubWalletRow, { symbol }: CoinRow): void {
  world.subWallets.update(subWallet, { focus: subWallet.focus.filter((one) => one !== symbol) });
}

const reviewTime = day;

/** Whether a text could be the contract of a token: on some chains nobody may pay to one. */
export function mayBeContract(baseSymbol: string, text: string): boolean {
  const check = checkAddress(baseSymbol, text);
  return check.ok || check.reason.code === 'systemAddress';
}

/** Takes a request to list a token, or finds the one there is. Somebody looks at it within a day. */
export function requestListing(
  asking: Asking,
  asked: ParamsOf<typeof wallets.requestListing>,
): DataOf<typeof wallets.requestListing> {
  const { world, person } = asking;
  const { base_symbol, contract_address } = asked;
  const wallet = governedWallet(asking, asked.wallet_id);
  refuseExpired(asking, wallet);
  if (world.coins.get(base_symbol)?.support_token !== '1') throw new Refused(codes.coinNotSupported);
  if (!mayBeContract(base_symbol, contract_address)) throw new BadField('contract_address', 'format');
  const key = addressKey(base_symbol, contract_address);
  const isListed = world.coins
    .where('base_symbol', base_symbol)
    .some((row) => row.contract_address !== '' && addressKey(base_symbol, row.contract_address) === key);
  const known = world.listings.where('contract', key).find((row) => row.status !== 2);
  if (known !== undefined) return { id: known.id, status: known.status };
  if (isListed) throw new BadField('contract_address', 'taken');
  const now = world.clock.now();
  const { id } = world.listings.insert({
    ...asked,
    id: world.nextId('listing'),
    uid: person.uid,
    remark: asked.remark ?? '',
    status: 0,
    created_at: now,
  });
  world.clock.schedule({ at: now + reviewTime, kind: 'wallets.reviewListing', id });
  return { id, status: 0 };
}
