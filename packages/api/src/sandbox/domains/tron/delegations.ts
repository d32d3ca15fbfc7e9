import Big from 'big.js';
import { coinOf, walletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { isSettledApart } from '../../world/ledger.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { newHash } from '../transactions/deposit-lifecycle.ts';
import { agentRate, quoteFee } from '../withdrawals/fee-quote.ts';
import type { DelegateOrderRow } from './tron-tables.ts';
import { second } from '../../../core/durations.ts';

/** How long energy is delegated for. */
const lent = 600 * second;

/** The platform's account that stakes, and delegates what that yields. */
const staker = addressOn('TRX', 'platform energy');

/** The least of energy that is ordered, and of bandwidth. */
const leastEnergy = 10_000;
const leastNet = 300;

/** What is ordered for a need: some more, in full hundreds. */
function ordered(need: number, least: number): number {
  return need === 0 ? 0 : Math.max(least, Math.ceil(need / 100) * 100 + (need > least ? 100 : 0));
}

const inSun = (trx: string) => new Big(trx).times(1e6).toFixed();
const charged = (burnt: string) => new Big(burnt).times(agentRate).toFixed();

/** Sun that the chain burns for one energy, and for one bandwidth. */
export function chainPrices(world: World): { energy: string; net: string } {
  const fees = world.chains.get('TRX')?.fees;
  if (fees?.kind !== 'tron') throw new Error('TRON has no prices');
  return { energy: inSun(fees.energy), net: inSun(fees.bandwidth) };
}

/** What is needed, what that would burn, and what the agent charges, in TRX. */
interface Need {
  energy: number;
  net: number;
  burn: string;
  fee: string;
}

type About = Pick<
  DelegateOrderRow,
  'wallet_id' | 'sub_wallet_id' | 'trans_id' | 'address_to' | 'contract_address'
> &
  Pick<DelegateOrderRow, 'buy_type'>;

/** Orders energy and bandwidth; the clock delegates them, and takes them back. */
function order(world: World, about: About, { energy, net, fee }: Need): DelegateOrderRow {
  const now = world.clock.now();
  const prices = chainPrices(world);
  const id = world.nextId('delegateOrder');
  world.clock.schedule({ at: now + second / 2, kind: 'tron.delegation', id });
  return world.delegateOrders.insert({
    ...about,
    id,
    request_id: `delegate-${id}`,
    resource_type: net === 0 ? 1 : 0,
    service_charge_type: '10010',
    service_charge_rate: agentRate,
    service_charge: fee,
    energy_num: about.buy_type === 1 ? energy : ordered(energy, leastEnergy),
    net_num: ordered(net, leastNet),
    energy_price: charged(prices.energy),
    net_price: charged(prices.net),
    address_from: staker,
    energy_txid: '',
    net_txid: '',
    reclaim_energy_txid: '',
    reclaim_net_txid: '',
    energy_time: 0,
    net_time: 0,
    reclaim_energy_time: 0,
    reclaim_net_time: 0,
    status: 0,
    fail_reason: '',
    created_at: now,
  });
}

function note(
  world: World,
  of: DelegateOrderRow,
  { energy, net, burn, fee }: Need,
  more: { settle_status: 0 | 1; trans_kind?: OutgoingRow['trans_kind'] },
): void {
  const { wallet_id, sub_wallet_id, trans_id, address_to, id } = of;
  world.feeUsages.insert({
    id: world.nextId('feeUsage'),
    wallet_id,
    sub_wallet_id,
    trans_id,
    ...more,
    address: address_to,
    energy_used: energy,
    net_used: net,
    burn_trx: burn,
    service_fee: fee,
    saved_trx: new Big(burn).minus(fee).toFixed(),
    payment_id: 0,
    delegate_id: id,
    created_at: world.clock.now(),
  });
}

/** What is signed on TRON gets the energy it is charged for: paid with it, or settled later. What was agreed is lent whatever has become of the agent since; nobody runs up a debt while it is off. */
export function delegateFor(world: World, row: OutgoingRow): void {
  if (row.fee_symbol !== 'TRX' || row.delegate_fee === undefined) return;
  if (isSettledApart(row) && walletOf(world, row).tron_agent !== 'on') return;
  const coin = coinOf(world, row);
  const quote = quoteFee(world, coin, row.wallet_id, row.address_to);
  const { energy_need = 0, net_need = 0, burn_fee = row.delegate_fee } = quote;
  const need = { energy: energy_need, net: net_need, burn: burn_fee, fee: row.delegate_fee };
  const { wallet_id, sub_wallet_id, id: trans_id, address_from: address_to, trans_kind } = row;
  const { contract_address } = coin;
  const about = { wallet_id, sub_wallet_id, trans_id, address_to, contract_address, buy_type: 2 as const };
  const settle_status = isSettledApart(row) ? 0 : 1;
  note(world, order(world, about, need), need, { trans_kind, settle_status });
}

/** Somebody buys energy for an address, for no transaction in particular. */
export function buyEnergy(
  world: World,
  home: Pick<DelegateOrderRow, 'wallet_id' | 'sub_wallet_id'> & { address: string },
  energy: number,
): void {
  const burn = new Big(chainPrices(world).energy).times(energy).div(1e6);
  const need = { energy, net: 0, burn: burn.toFixed(), fee: charged(burn.toFixed()) };
  const { wallet_id, sub_wallet_id, address: address_to } = home;
  const about = {
    wallet_id,
    sub_wallet_id,
    trans_id: 0,
    address_to,
    contract_address: '',
    buy_type: 1 as const,
  };
  note(world, order(world, about, need), need, { settle_status: 0 });
}

function delegated(world: World, row: DelegateOrderRow): Partial<DelegateOrderRow> {
  const now = world.clock.now();
  const hash = () => newHash(world, coinOf(world, { symbol: 'TRX' }));
  return {
    ...(row.energy_num > 0 && { energy_txid: hash(), energy_time: now }),
    ...(row.net_num > 0 && { net_txid: hash(), net_time: now }),
  };
}

function takenBack(world: World, row: DelegateOrderRow): Partial<DelegateOrderRow> {
  const { energy_txid, energy_time, net_txid, net_time } = delegated(world, row);
  return {
    ...(energy_txid !== undefined && {
      reclaim_energy_txid: energy_txid,
      reclaim_energy_time: energy_time ?? 0,
    }),
    ...(net_txid !== undefined && { reclaim_net_txid: net_txid, reclaim_net_time: net_time ?? 0 }),
  };
}

/** How long an order stays in each state that passes by itself. */
const stay: Partial<Record<DelegateOrderRow['status'], number>> = { 1: second, 2: lent, 3: 3 * second };

/** An order comes to its next state: being delegated, delegated, being taken back, finished. */
export function passOn(world: World, id: number): void {
  const row = world.delegateOrders.get(id);
  if (row === undefined || row.status > 3) return;
  const status = (row.status + 1) as 1 | 2 | 3 | 4;
  world.delegateOrders.update(row, {
    status,
    ...(status === 2 ? delegated(world, row) : {}),
    ...(status === 4 ? takenBack(world, row) : {}),
  });
  const wait = stay[status];
  if (wait !== undefined) world.clock.schedule({ at: world.clock.now() + wait, kind: 'tron.delegation', id });
}
