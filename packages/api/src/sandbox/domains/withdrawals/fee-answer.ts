import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import { addressKey } from '../../../addresses/index.ts';
import type { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import type { FeeEstimate } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { coinOf, ownSubWallet, sees, subWalletOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { extentOf } from '../collectibles/inscription-state.ts';
import { gasOfCall } from '../web3/call-gas.ts';
import { checkNetwork } from './check-recipient.ts';
import { quoteFee } from './fee-quote.ts';
import { payersOf, selectUnspent } from './funds.ts';

type Question = ParamsOf<typeof withdrawals.fee>;

/** The sub-wallet that is asked for: by its number, or by its addresses. */
function payerOf(asking: Asking, { sub_wallet_id, from, symbol }: Question): SubWalletRow {
  if (sub_wallet_id !== undefined) return ownSubWallet(asking, sub_wallet_id);
  if (from === undefined) throw new BadField('sub_wallet_id', 'missing');
  const { world, person } = asking;
  const { base_symbol } = coinOf(world, { symbol });
  const [home] = world.addresses
    .where('key', addressKey(base_symbol, from[0] ?? ''))
    .filter((row) => row.base_symbol === base_symbol && sees(world, person.uid, subWalletOf(world, row)));
  if (home === undefined) throw new BadField('from', 'unknown');
  return subWalletOf(world, home);
}

/** How many addresses an amount would be taken from; one where there is not enough: the order says so, the quote need not. */
function inputsFor({ world }: Asking, asked: Question, subWallet: SubWalletRow, coin: CoinRow): number {
  const { amount, from, output_count } = asked;
  if (amount === undefined) return 1;
  const { sub_wallet_id, wallet_id } = subWallet;
  const payers = payersOf(world, sub_wallet_id, coin, from);
  const feeFor = (inputs: number) =>
    quoteFee(world, coin, wallet_id, asked.to, { inputs, outputs: output_count }).trans_fee;
  try {
    return selectUnspent(world, payers, coin, amount, feeFor).inputs;
  } catch (error) {
    if (error instanceof Refused && !(error instanceof BadField)) return payers.length;
    throw error;
  }
}

/** What a transfer or a call would cost now. */
export function answerFee(asking: Asking, asked: Question): FeeEstimate {
  const { world } = asking;
  const coin = world.coins.get(asked.symbol);
  if (coin === undefined) throw new Refused(codes.coinNotSupported);
  const subWallet = payerOf(asking, asked);
  if (!subWallet.focus.includes(coin.symbol)) throw new Refused(codes.coinNotSupported);
  const { to, output_count, inscription_count, input_data } = asked;
  if (to !== undefined) checkNetwork(coin, to);
  const isUtxo = world.chains.get(coin.base_symbol)?.fees.kind === 'utxo';
  if (inscription_count !== undefined && isUtxo)
    return quoteFee(world, coin, subWallet.wallet_id, to, extentOf(inscription_count));
  return quoteFee(world, coin, subWallet.wallet_id, to, {
    inputs: isUtxo ? inputsFor(asking, asked, subWallet, coin) : 1,
    outputs: output_count,
    gas: input_data === undefined ? undefined : gasOfCall(input_data),
  });
}
