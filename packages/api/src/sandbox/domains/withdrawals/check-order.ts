import Big from 'big.js';
import { addressKey, checkAddress } from '../../../addresses/index.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { focusCoin, ownSubWallet, statusOf, walletOf } from '../../world/access.ts';
import { available } from '../../world/ledger.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import { requestKey } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { isWhite } from '../address-book/book.ts';
import { isBlacklisted, screen } from '../kyt/screening.ts';
import { remainingToday } from './daily-limit.ts';
import { feeOf, quoteFee } from './fee-quote.ts';
import type { Payment } from './place-order.ts';

type Asked = ParamsOf<typeof withdrawals.create>;

function checkDestination({ world }: Asking, asked: Asked, subWallet: SubWalletRow, coin: CoinRow): void {
  const { base_symbol } = coin;
  if (!checkAddress(base_symbol, asked.address_to).ok) throw new Refused('110055', { net: coin.coin_net });
  const isOwn = world.addresses
    .where('key', addressKey(base_symbol, asked.address_to))
    .some((row) => row.sub_wallet_id === subWallet.sub_wallet_id);
  if (isOwn) throw new Refused('3040006');
  const home = world.addresses.get(`${subWallet.sub_wallet_id}/${base_symbol}`)?.address ?? '';
  if (asked.from !== undefined && addressKey(base_symbol, asked.from) !== addressKey(base_symbol, home))
    throw new Refused('100004', { name: 'from' });
  if (asked.memo !== undefined && coin.support_memo === '0') throw new Refused('100004', { name: 'memo' });
}

function checkAmount({ world }: Asking, { amount }: Asked, subWallet: SubWalletRow, coin: CoinRow): void {
  const name = coin.symbol_alias;
  if ((amount.split('.')[1] ?? '').length > coin.decimals)
    throw new Refused('110161', { coin: name, decimals: String(coin.decimals) });
  if (new Big(amount).lte(0) || new Big(amount).lt(coin.min_withdraw))
    throw new Refused('110078', { min: coin.min_withdraw, coin: name });
  const remaining = remainingToday(world, walletOf(world, subWallet), coin);
  if (remaining?.lt(amount)) throw new Refused('110087', { remaining: remaining.toFixed(), coin: name });
}

function checkRisk(
  { world }: Asking,
  asked: Asked,
  subWallet: SubWalletRow,
  coin: CoinRow,
): Payment['screening'] {
  const { base_symbol } = coin;
  const isListed = isWhite(world, subWallet.sub_wallet_id, base_symbol, asked.address_to);
  // While its turning off waits for approval it is still on; while its turning on waits, it is not on yet.
  const isOn = subWallet.white_status === 1 || subWallet.white_status === 3;
  if (isOn && !isListed) throw new Refused('200109');
  if (isBlacklisted(base_symbol, asked.address_to)) throw new Refused('200143');
  if (subWallet.kyt_status === 0) return undefined;
  const screening = screen(base_symbol, asked.address_to, world.clock.now());
  if (asked.confirm_risk !== 1) {
    if (screening === undefined) throw new Refused('200139');
    if (screening.level > 2)
      throw new Refused('200137', { risk: screening.categories.join(', ') }, screening);
  }
  return screening ?? null;
}

function checkBalance({ world }: Asking, asked: Asked, subWallet: SubWalletRow, coin: CoinRow): string {
  const { sub_wallet_id } = subWallet;
  const left = available(world, sub_wallet_id, coin.symbol).minus(asked.amount);
  if (left.lt(0)) throw new Refused('100011');
  const fee = feeOf(quoteFee(world, coin, subWallet.wallet_id, asked.address_to), asked);
  const forFee = coin.symbol === coin.base_symbol ? left : available(world, sub_wallet_id, coin.base_symbol);
  if (forFee.lt(fee)) {
    const main = world.coins.get(coin.base_symbol);
    throw new Refused('120403', { coin: main?.symbol_alias ?? coin.base_symbol });
  }
  return fee;
}

/**
 * Everything that can be said against a payment, in order. A request that was taken before is answered first: whatever
 * else has changed since, it must not look as if nothing had happened.
 */
export function checkOrder(asking: Asking, asked: Asked): Payment {
  const { world, person } = asking;
  const [taken] = world.transactions.where('request', requestKey(person.uid, asked.request_id));
  if (taken !== undefined) throw new Refused('100023', {}, { withdraw_id: taken.id });

  const subWallet = ownSubWallet(asking, asked.sub_wallet_id);
  if (statusOf(world, walletOf(world, subWallet)) === 2) throw new Refused('200040');
  const coin = focusCoin(asking, subWallet, asked.symbol);
  if (!coin.enable_withdraw) throw new Refused('110227', { coin: coin.symbol_alias });
  checkDestination(asking, asked, subWallet, coin);
  checkAmount(asking, asked, subWallet, coin);
  const screening = checkRisk(asking, asked, subWallet, coin);
  const fee = checkBalance(asking, asked, subWallet, coin);
  const { request_id, sub_wallet_id, symbol, amount, address_to, memo = '', remark = '' } = asked;
  return {
    request_id,
    initiator_uid: person.uid,
    sub_wallet_id,
    symbol,
    amount,
    address_to,
    memo,
    remark,
    fee,
    ...(screening === undefined ? {} : { screening }),
  };
}
