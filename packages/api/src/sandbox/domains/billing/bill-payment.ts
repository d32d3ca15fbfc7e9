import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, walletsOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { inUsd } from '../../world/ledger.ts';
import { known, type World } from '../../world/world.ts';
import { blockTime } from '../transactions/deposit-lifecycle.ts';
import { unpaidOf } from './bill-states.ts';
import type { BillPaymentRow, BillRow, PriceLock } from './billing-tables.ts';
import { minute } from '../../../core/durations.ts';

/** Coins that bills are paid with. */
export const payCoins: readonly string[] = ['TUSDT', 'USDTERC20', 'USDTBEP20', 'USDC', 'TRX', 'ETH'];

/** How long a price holds. */
const lockTime = 30 * minute;

const digits = 6;

/** So much of a coin for what is left of a bill: the price that holds, or a new one. */
export function lockPrice(world: World, bill: BillRow, symbol: string): PriceLock {
  const now = world.clock.now();
  const { lock } = bill;
  if (lock?.symbol === symbol && lock.expire_at > now) return lock;
  const coin = coinOf(world, { symbol });
  const worth = unpaidOf(bill);
  // Prices move a little from one lock to the next; USDT and USDC are what bills are in.
  const isStable = coin.symbol_alias === 'USDT' || coin.symbol_alias === 'USDC';
  const move = isStable ? 1 : new Big(world.random.whole(9_900, 10_100)).div(10_000);
  const price = new Big(inUsd(coin, '1') ?? 1).times(move);
  const fresh: PriceLock = {
    symbol,
    address: addressOn(coin.base_symbol, `bill ${bill.bill_id}`),
    amount: new Big(worth).div(price).round(digits, Big.roundUp).toFixed(),
    worth,
    expire_at: now + lockTime,
  };
  world.bills.update(bill, { lock: fresh });
  return fresh;
}

/** What the payer's own wallets have sent to where the bill is paid, and was not counted yet. */
function sentFrom(world: World, uid: number, bill: BillRow, lock: PriceLock) {
  const key = addressKey(coinOf(world, lock).base_symbol, lock.address);
  return walletsOf(world, uid)
    .flatMap(({ wallet_id }) => world.transactions.where('wallet_id', wallet_id))
    .filter((row) => row.trans_kind === 'withdraw' && row.symbol === lock.symbol && row.txid !== '')
    .filter((row) => row.status === WithdrawStatus.inPayment || row.status === WithdrawStatus.done)
    .filter((row) => addressKey(coinOf(world, row).base_symbol, row.address_to) === key)
    .filter((row) => bill.payments.every(({ txid }) => txid !== row.txid))
    .map(({ amount, txid }) => ({ amount, txid }));
}

/** Money has come for a bill; how much it is worth is known once its chain has confirmed it. */
export function takePayment(
  world: World,
  bill: BillRow,
  money: readonly { amount: string; txid: string }[],
): BillRow {
  const now = world.clock.now();
  const lock = known(bill.lock ?? undefined, `price of bill ${bill.bill_id}`);
  const coin = coinOf(world, lock);
  const payments = money.map(({ amount, txid }): BillPaymentRow => {
    const isWhole = new Big(amount).gte(lock.amount);
    const part = new Big(amount).times(lock.worth).div(lock.amount).toFixed(2, Big.roundDown);
    return { symbol: lock.symbol, amount, credited: isWhole ? lock.worth : part, txid, created_at: now };
  });
  const at = now + coin.deposit_confirmation * blockTime(world, coin);
  world.clock.schedule({ at, kind: 'bill.confirm', id: bill.bill_id });
  return world.bills.update(bill, { status: 1, payments: [...bill.payments, ...payments] });
}

/** Somebody says that a bill is paid: what their wallets have sent counts, else what they were asked for. */
export function submitPayment(world: World, bill: BillRow, uid: number, txid = ''): BillRow {
  const lock = known(bill.lock ?? undefined, `price of bill ${bill.bill_id}`);
  const sent = sentFrom(world, uid, bill, lock);
  return takePayment(world, bill, sent.length > 0 ? sent : [{ amount: lock.amount, txid }]);
}
