import Big from 'big.js';
import type { FeeEstimate } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { addressKey } from '../../../addresses/index.ts';
import type { CoinRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';

/** The fee fields of an order; only those of its coin's family may be there. */
export interface FeeFields {
  gas_price?: string | undefined;
  gas_limit?: string | undefined;
  fee_rate?: string | undefined;
  size?: number | undefined;
  fee?: string | undefined;
}

function gasFee(price: string, limit: string): string {
  return new Big(price).times(limit).div(1e9).toFixed();
}

/** What of the fee is spent in the end: a token's transfer needs less gas than the limit leaves room for. */
export function feeSpent(coin: CoinRow, fee: string): string {
  const isEvmToken = coin.contract_address.startsWith('0x');
  return isEvmToken ? new Big(fee).times('0.7094').round(18, Big.roundDown).toFixed() : fee;
}

/** A first payment of a TRON token to somebody costs twice the energy, because their balance has to be stored. */
function tronEnergy(world: World, coin: CoinRow, to: string | undefined): number {
  if (coin.symbol === coin.base_symbol) return 0;
  const key = to === undefined ? undefined : addressKey(coin.base_symbol, to);
  const isKnown = world.transactions
    .all()
    .some(
      (row) =>
        row.symbol === coin.symbol && row.txid !== '' && addressKey(coin.base_symbol, row.address_to) === key,
    );
  return isKnown ? 64_285 : 130_285;
}

/** Part of what burning would cost that the auto agent charges for delegated energy and bandwidth. */
const agentRate = '0.62';

/** What a transfer of a coin out of a wallet would cost now. */
export function quoteFee(world: World, coin: CoinRow, wallet_id: number, to?: string): FeeEstimate {
  const { fees } = known(world.chains.get(coin.base_symbol), `chain ${coin.base_symbol}`);
  const fee_unit = coin.base_symbol;
  if (fees.kind === 'flat') return { fee_unit, fee: fees.fee, fee_changeable: false, trans_fee: fees.fee };
  if (fees.kind === 'evm') {
    const [gas_price1, gas_price2, gas_price3] = fees.gas_prices;
    const gas_limit = coin.symbol === coin.base_symbol ? '21000' : '65000';
    const trans_fee = gasFee(gas_price2, gas_limit);
    return { fee_unit, gas_limit, gas_price1, gas_price2, gas_price3, fee_changeable: true, trans_fee };
  }
  const energy_need = tronEnergy(world, coin, to);
  const net_need = energy_need > 0 ? 345 : 268;
  const burnt = new Big(fees.energy).times(energy_need).plus(new Big(fees.bandwidth).times(net_need));
  const burn_fee = burnt.toFixed();
  const agent_fee = burnt.times(agentRate).round(6, Big.roundUp).toFixed();
  const isOn = known(world.wallets.get(wallet_id), `wallet ${wallet_id}`).tron_agent === 'on';
  const fee = isOn ? agent_fee : burn_fee;
  const need = { fee_unit, fee, trans_fee: fee, energy_need, net_need, burn_fee };
  return isOn ? { ...need, agent_fee, fee_changeable: true } : { ...need, fee_changeable: false };
}

function refuseField(name: string, isWrong: boolean): void {
  if (isWrong) throw new Refused('100004', { name });
}

/** The fee an order will pay. Fields of another family, too little gas, or another fee than one quoted where it is fixed, are refused. */
export function feeOf(estimate: FeeEstimate, asked: FeeFields): string {
  refuseField('fee_rate', asked.fee_rate !== undefined);
  refuseField('size', asked.size !== undefined);
  const { gas_limit, gas_price1, gas_price2 } = estimate;
  if (gas_limit === undefined || gas_price1 === undefined || gas_price2 === undefined) {
    refuseField('gas_price', asked.gas_price !== undefined);
    refuseField('gas_limit', asked.gas_limit !== undefined);
    const { trans_fee, agent_fee, burn_fee } = estimate;
    const asks = asked.fee ?? trans_fee;
    // A fixed fee is taken as quoted; on TRON either way to pay may be chosen.
    const offered = [trans_fee, agent_fee, burn_fee].filter((fee) => fee !== undefined);
    refuseField('fee', !offered.some((fee) => new Big(fee).eq(asks)));
    return asks;
  }
  refuseField('fee', asked.fee !== undefined);
  const price = asked.gas_price ?? gas_price2;
  const limit = asked.gas_limit ?? gas_limit;
  refuseField('gas_price', new Big(price).lt(gas_price1));
  refuseField('gas_limit', new Big(limit).lt(gas_limit));
  return gasFee(price, limit);
}
