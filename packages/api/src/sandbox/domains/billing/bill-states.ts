import Big from 'big.js';
import type { Shown } from '../../../domains/approvals/shown.schema.ts';
import { walletOf } from '../../world/access.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { agree, endItem, isAsked, openItem, pendingItem } from '../approvals/items.ts';
import { startOrder } from '../kyt/kyt-orders.ts';
import { openChain } from '../wallets/open-chain.ts';
import type { BillRow } from './billing-tables.ts';
import { periodAfter, planOf } from './packages.ts';
import { day } from '../../../core/durations.ts';

/** How long a bill that is not paid in time stays open. */
const graceTime = 30 * day;

/** How long before a package ends its renewal is billed. */
const renewalAhead = 14 * day;

/** What is left to pay of a bill, in USDT. */
export function unpaidOf({ amount, payments }: BillRow): string {
  const left = payments.reduce((sum, { credited }) => sum.minus(credited), new Big(amount));
  return left.lt(0) ? '0' : left.toFixed();
}

/** Whether a bill may still be paid. */
export function isPayable({ status }: BillRow): boolean {
  return status === 0 || status === 3 || status === 5;
}

/** Whether paying it is what keeps a wallet going. */
function isForPackage({ bill_type }: BillRow): boolean {
  return bill_type === 1 || bill_type === 2;
}

/** Asks whoever pays bills: the wallet's strategy for them, else its owner or an admin. */
function askToPay(world: World, bill: BillRow): void {
  const { wallet_id, bill_id, amount, bill_type } = bill;
  const { members } = walletOf(world, bill);
  const governing = members.filter(({ role }) => role !== 3).map(({ uid }) => uid);
  const owner = known(
    members.find(({ role }) => role === 1),
    `owner of wallet ${wallet_id}`,
  );
  openItem(world, {
    item_type: 15,
    business_id: bill_id,
    wallet_id,
    initiator_uid: owner.uid,
    title: { key: `todo.title.bill.${bill_type}`, params: { amount, symbol: 'USDT' } },
    before: null,
    after: null,
    expire_at: 0,
    steps: world.workspaceStrategies.get(`${wallet_id}/bill`)?.nodes ?? [
      { node_type: 1, threshold: 1, uids: governing },
    ],
  });
}

/** Who pays has dealt with what asked for it. */
export function settleItem(world: World, { bill_id }: BillRow, person: PersonRow, shown: Shown = {}): void {
  const item = pendingItem(world, 15, bill_id);
  const settled = item !== undefined && isAsked(item, person.uid) ? agree(world, item, person, shown) : item;
  if (settled?.status === 0) endItem(world, settled, 5);
}

/** A bill as it is made. */
export type NewBill = Pick<BillRow, 'wallet_id' | 'bill_type' | 'items' | 'subject' | 'due_time'> &
  Partial<Pick<BillRow, 'discount' | 'period_start' | 'period_end'>>;

/** Makes a bill, and asks for its payment. */
export function issueBill(world: World, facts: NewBill): BillRow {
  const { discount = '0', period_start = null, period_end = null } = facts;
  const whole = facts.items.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const bill = world.bills.insert({
    ...facts,
    discount,
    period_start,
    period_end,
    bill_id: world.nextId('bill'),
    status: 0,
    amount: whole.minus(discount).toFixed(),
    pay_time: null,
    created_at: world.clock.now(),
    lock: null,
    payments: [],
  });
  world.clock.schedule({ at: bill.due_time, kind: 'bill.due', id: bill.bill_id });
  askToPay(world, bill);
  return bill;
}

/** The renewal of a wallet's package, due on its last day; where one is open already, nothing. */
export function issueRenewal(world: World, walletId: number): void {
  const { package_name, package_expire_time } = walletOf(world, { wallet_id: walletId });
  const bills = world.bills.where('wallet_id', walletId);
  if (bills.some((bill) => bill.bill_type === 2 && (isPayable(bill) || bill.status === 1))) return;
  const { price, period } = planOf(package_name);
  if (price === '0') return;
  const name = `${package_name}, one ${period}`;
  issueBill(world, {
    wallet_id: walletId,
    bill_type: 2,
    items: [{ name, qty: 1, unit_price: price, amount: price }],
    subject: package_name,
    due_time: package_expire_time,
    period_start: package_expire_time,
    period_end: periodAfter(package_expire_time, period),
  });
}

/** When the next renewal of a wallet's package is billed. */
export function awaitRenewal(world: World, walletId: number): void {
  const { package_expire_time } = walletOf(world, { wallet_id: walletId });
  const at = Math.max(world.clock.now(), package_expire_time - renewalAhead);
  world.clock.schedule({ at, kind: 'bill.renew', id: walletId });
}

/** Until when the package of a bill's wallet runs once the bill is paid; null where it is for something else. */
export function expiryAfter(world: World, bill: BillRow): number | null {
  if (!isForPackage(bill)) return null;
  const { package_expire_time } = walletOf(world, bill);
  const from = Math.max(world.clock.now(), package_expire_time);
  return periodAfter(from, planOf(bill.subject).period);
}

function putIntoForce(world: World, bill: BillRow): void {
  const wallet = walletOf(world, bill);
  if (bill.bill_type === 3) openChain(world, wallet, bill.subject);
  if (bill.bill_type === 4) startOrder(world, Number(bill.subject));
  const package_expire_time = expiryAfter(world, bill);
  if (package_expire_time === null) return;
  world.wallets.update(wallet, { package_name: bill.subject, package_expire_time });
  awaitRenewal(world, wallet.wallet_id);
}

/** The chain has confirmed what came: the bill is paid, or too little was. */
export function confirmPayment(world: World, id: number): void {
  const bill = world.bills.get(id);
  if (bill?.status !== 1) return;
  const isPaid = new Big(unpaidOf(bill)).eq(0);
  if (!isPaid) {
    askToPay(world, world.bills.update(bill, { status: 5, lock: null }));
    return;
  }
  putIntoForce(world, world.bills.update(bill, { status: 2, pay_time: world.clock.now() }));
}

/** Its day has passed. What keeps a wallet going stays to be paid, anything else is closed after a while. */
export function passDue(world: World, id: number): void {
  const bill = world.bills.get(id);
  if (bill?.status !== 0) return;
  world.bills.update(bill, { status: 3 });
  if (isForPackage(bill)) return;
  world.clock.schedule({ at: world.clock.now() + graceTime, kind: 'bill.close', id });
}

/** Nobody paid in the end. */
export function closeBill(world: World, id: number): void {
  const bill = world.bills.get(id);
  if (bill?.status !== 3) return;
  world.bills.update(bill, { status: 4 });
  const item = pendingItem(world, 15, id);
  if (item !== undefined) endItem(world, item, 5);
}
