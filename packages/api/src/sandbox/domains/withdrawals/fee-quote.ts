import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { FeeEstimate } from '../../../domains/withdrawals/withdrawals.schema.ts';
import type { ChainRow, CoinRow } from '../../world/rows.ts';
import { known, onChainKey, type World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';

/** How large a transaction is: what a chain's fee grows with. */
export interface Extent {
  /** Addresses it is paid from, on the chains of unspent outputs. @default 1 */
  inputs?: number | undefined;
  /** Addresses it pays. @default 1 */
  outputs?: number | undefined;
  /** Units of gas a call needs, where it is no plain transfer. */
  gas?: string | undefined;
}

/** The sandbox's node of HECO is down for good: no fee can be estimated there (200075). */
const unreachable: readonly string[] = ['HECO'];

/** Part of what burning would cost that the auto agent charges for delegated energy and bandwidth. */
export const agentRate = '0.62';

/** What gas of a price costs, in the main coin. */
export function gasFee(price: string, limit: string): string {
  return new Big(price).times(limit).times('0.000000001').toFixed();
}

/** What bytes at a rate cost, in the main coin. */
export function byteFee(rate: string, size: number): string {
  return new Big(rate).times(size).times('0.00000001').toFixed();
}

/** What of the fee is spent in the end: a token's transfer needs less gas than the limit leaves room for. */
export function feeSpent(coin: CoinRow, fee: string): string {
  const isEvmToken = coin.contract_address.startsWith('0x');
  return isEvmToken ? new Big(fee).times('0.7094').round(18, Big.roundDown).toFixed() : fee;
}

/** Bytes of a transaction of witness outputs, its change included. */
function sizeOf(inputs: number, outputs: number): number {
  return Math.ceil(10.5 + 68 * inputs + 31 * (outputs + 1));
}

function gasOf(coin: CoinRow, outputs: number): string {
  const isToken = coin.symbol !== coin.base_symbol;
  if (outputs > 1) return String(32_000 + outputs * (isToken ? 52_000 : 28_000));
  return isToken ? '65000' : '21000';
}

/** A first payment of a TRON token to somebody costs twice the energy, because their balance has to be stored. */
function tronEnergy(world: World, coin: CoinRow, to: string | undefined): number {
  if (coin.symbol === coin.base_symbol) return 0;
  const isKnown = to !== undefined && world.transactions.has('receiver', onChainKey(coin.symbol, to));
  return isKnown ? 64_285 : 130_285;
}

function quoteTron(
  world: World,
  coin: CoinRow,
  fees: { energy: string; bandwidth: string },
  to: string | undefined,
) {
  const energy_need = tronEnergy(world, coin, to);
  const net_need = energy_need > 0 ? 345 : 268;
  const burnt = new Big(fees.energy).times(energy_need).plus(new Big(fees.bandwidth).times(net_need));
  const agent_fee = burnt.times(agentRate).round(6, Big.roundUp).toFixed();
  return { energy_need, net_need, burn_fee: burnt.toFixed(), agent_fee };
}

function feesOf(world: World, coin: CoinRow): ChainRow['fees'] {
  if (unreachable.includes(coin.base_symbol)) throw new Refused(codes.feeEstimationFailed);
  return known(world.chains.get(coin.base_symbol), `chain ${coin.base_symbol}`).fees;
}

/** What the auto agent would charge for a payment on TRON, whether it is on or not; undefined on other chains. */
export function agentFeeOf(world: World, coin: CoinRow, to: string): string | undefined {
  const fees = feesOf(world, coin);
  return fees.kind === 'tron' ? quoteTron(world, coin, fees, to).agent_fee : undefined;
}

/** What a transfer of a coin out of a wallet would cost now. */
export function quoteFee(
  world: World,
  coin: CoinRow,
  wallet_id: number,
  to?: string,
  { inputs = 1, outputs = 1, gas }: Extent = {},
): FeeEstimate {
  const fees = feesOf(world, coin);
  const fee_unit = coin.base_symbol;
  if (fees.kind === 'flat') return { fee_unit, fee: fees.fee, fee_changeable: false, trans_fee: fees.fee };
  if (fees.kind === 'evm') {
    const [gas_price1, gas_price2, gas_price3] = fees.gas_prices;
    const gas_limit = gas ?? gasOf(coin, outputs);
    const trans_fee = gasFee(gas_price2, gas_limit);
    return { fee_unit, gas_limit, gas_price1, gas_price2, gas_price3, fee_changeable: true, trans_fee };
  }
  if (fees.kind === 'utxo') {
    const [fee_rate1, fee_rate2, fee_rate3] = fees.fee_rates;
    const size = sizeOf(inputs, outputs);
    const trans_fee = byteFee(fee_rate2, size);
    return { fee_unit, fee_rate1, fee_rate2, fee_rate3, size, fee_changeable: true, trans_fee };
  }
  const { agent_fee, ...need } = quoteTron(world, coin, fees, to);
  const isOn = known(world.wallets.get(wallet_id), `wallet ${wallet_id}`).tron_agent === 'on';
  const fee = isOn ? agent_fee : need.burn_fee;
  const quote = { fee_unit, fee, trans_fee: fee, ...need };
  return isOn ? { ...quote, agent_fee, fee_changeable: true } : { ...quote, fee_changeable: false };
}
