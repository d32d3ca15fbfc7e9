import { coinOf, homeOf, subWalletOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { Web3Row } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { strategyHit } from '../approvals/strategy-hit.ts';
import { notScreened } from '../kyt/screening.ts';
import { begin } from '../transactions/moved.ts';
import type { Screened } from '../withdrawals/check-recipient.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { feeTerms, type FeeAgreed } from '../withdrawals/fee-terms.ts';
import { orderLifetime } from '../withdrawals/order-lifecycle.ts';
import { startOf, stopWhereRefused } from '../withdrawals/order-start.ts';
import { gasOfCall } from './call-gas.ts';
import { decodeCall, methodOf } from './decode-call.ts';

/** A call that every check has let through. */
export interface ContractCall {
  request_id: string;
  initiator_uid: number;
  main_chain_symbol: string;
  sub_wallet_id: number;
  interactive_contract: string;
  /** In the main coin. */
  amount: string;
  input_data: string;
  dapp_name?: string;
  dapp_url?: string;
  dapp_img?: string;
  remark?: string;
  /** @default the usual address */
  address_from?: string;
  /** @default as quoted */
  terms?: FeeAgreed;
  screening?: Screened;
  withdraw_source?: 1 | 2 | 3;
}

/** What a call moves by itself: the main coin sent along, the token a transfer names, nothing but a permission. */
export function movedBy(
  world: World,
  { main_chain_symbol, interactive_contract, amount, input_data }: ContractCall,
): { symbol: string; amount: string } {
  const place = { base: main_chain_symbol, contract: interactive_contract, input_data };
  const decoded = decodeCall(world, place);
  if (decoded?.unlimited === 1) return { symbol: main_chain_symbol, amount: '-1' };
  if (decoded?.method === 'transfer' && decoded.symbol !== undefined && decoded.amount !== undefined)
    return { symbol: decoded.symbol, amount: decoded.amount };
  return { symbol: main_chain_symbol, amount };
}

/** Takes a call: what it moves and its fee are held from now on, and whoever its strategy names is asked. */
export function placeCall(world: World, call: ContractCall): Web3Row {
  const now = world.clock.now();
  const { sub_wallet_id, main_chain_symbol, interactive_contract, input_data, initiator_uid } = call;
  const { wallet_id } = subWalletOf(world, call);
  const main = coinOf(world, { symbol: main_chain_symbol });
  const { screening, terms, withdraw_source = 3, amount: value, ...facts } = call;
  const moved = movedBy(world, call);
  const strategy = strategyHit(world, sub_wallet_id, {
    symbol: main_chain_symbol,
    amount: value,
    address_to: interactive_contract,
    contract: interactive_contract,
    input_data,
    initiator_uid,
    source: withdraw_source,
  });
  const { strategy_id, name, type } = strategy;
  const usd = moved.amount === '-1' ? undefined : inUsd(coinOf(world, moved), moved.amount);
  const gas = gasOfCall(input_data);
  const order = begin<Web3Row>(world, {
    address_from: known(homeOf(world, sub_wallet_id, main_chain_symbol), 'address').address,
    remark: '',
    dapp_name: '',
    dapp_url: '',
    dapp_img: '',
    ...(terms ?? feeTerms(quoteFee(world, main, wallet_id, interactive_contract, { gas }), {})),
    ...facts,
    ...moved,
    id: world.nextId('transaction'),
    item_id: world.nextId('item'),
    trans_kind: 'web3',
    trans_type: methodOf(input_data)?.isPermission === true ? 0 : 1,
    wallet_id,
    withdraw_source,
    address_to: interactive_contract,
    memo: '',
    txid: '',
    confirmations: 0,
    tx_height: 0,
    created_at: now,
    updated_at: now,
    fee_symbol: main_chain_symbol,
    ...startOf(world, strategy.nodes),
    strategy: { strategy_id, name, type },
    kyt: screening ?? notScreened,
    kyt_status: screening === undefined ? 0 : screening === null ? 7 : screening.level > 2 ? 5 : 2,
    pending_round: false,
    replaced: [],
    ...(usd === undefined ? {} : { amount_usd: usdText(usd), price_usd: coinOf(world, moved).price_usd }),
  });
  world.clock.schedule({ at: now + orderLifetime, kind: 'order.expire', id: order.id });
  return stopWhereRefused(world, order, strategy);
}
