import { homeOf } from '../../world/access.ts';
import { available } from '../../world/ledger.ts';
import type { AddressRow, OutgoingRow, SweepRow, Web3Row } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { notScreened } from '../kyt/screening.ts';
import { begin } from '../transactions/moved.ts';
import { subWalletOf } from '../../world/access.ts';

const sendDelay = 2_000;

/** Something that leaves a sub-wallet on an EVM chain. */
export interface Leaving {
  sub_wallet_id: number;
  base_symbol: string;
  symbol: string;
  amount: string;
  address_from?: string;
  address_to: string;
  fee: string;
  request_id: string;
  /** 0 the clock. */
  initiator_uid: number;
  status: 1100 | 1200;
  nodes?: OutgoingRow['nodes'];
  remark?: string;
}

/** What every row of this domain's transactions starts with. */
export function leavingRow(
  world: World,
  { base_symbol, ...facts }: Leaving,
): Omit<SweepRow, 'trans_kind' | 'rule_id'> {
  const now = world.clock.now();
  const home = known(homeOf(world, facts.sub_wallet_id, base_symbol), `${base_symbol} address`);
  return {
    address_from: home.address,
    nodes: [],
    remark: '',
    ...facts,
    id: world.nextId('transaction'),
    item_id: world.nextId('item'),
    wallet_id: subWalletOf(world, facts).wallet_id,
    memo: '',
    txid: '',
    confirmations: 0,
    tx_height: 0,
    created_at: now,
    updated_at: now,
    kyt_status: 0,
    kyt: notScreened,
    fee_symbol: base_symbol,
    strategy: { strategy_id: 0, name: '', type: 2 },
    pending_round: false,
    replaced: [],
  };
}

/** Whether a sub-wallet can pay a fee. */
export function canPay(world: World, subWalletId: number, baseSymbol: string, fee: string): boolean {
  return available(world, subWalletId, baseSymbol).gte(fee);
}

/** Whether an address can pay a fee itself. */
export function canPayFrom(
  world: World,
  { sub_wallet_id, base_symbol, address }: AddressRow,
  fee: string,
): boolean {
  const { total, locked } = world.ledger.at(sub_wallet_id, base_symbol, address);
  return total.minus(locked).gte(fee) && canPay(world, sub_wallet_id, base_symbol, fee);
}

/** What is signed goes to its chain in a moment. */
export function send(world: World, id: number): void {
  world.clock.schedule({ at: world.clock.now() + sendDelay, kind: 'order.broadcast', id });
}

interface Call extends Pick<
  Leaving,
  | 'sub_wallet_id'
  | 'base_symbol'
  | 'symbol'
  | 'amount'
  | 'address_from'
  | 'address_to'
  | 'fee'
  | 'initiator_uid'
> {
  trans_type: 0 | 1;
  /** The contract that is called, or permitted. */
  interactive_contract: string;
  signed_by: string;
}

/** A call of a contract that the phone has signed: a deployment, or what a coin's contract is told. */
export function callContract(
  world: World,
  { trans_type, interactive_contract, signed_by, ...call }: Call,
): Web3Row {
  const row = begin<Web3Row>(world, {
    ...leavingRow(world, { ...call, request_id: '', status: 1200 }),
    trans_kind: 'web3',
    trans_type,
    interactive_contract,
    main_chain_symbol: call.base_symbol,
    signed_at: world.clock.now(),
    signed_by,
  });
  send(world, row.id);
  return row;
}
