import { addressKey } from '../../addresses/index.ts';
import type { Clock } from './clock.ts';
import { people, type PersonRow } from './people.seed.ts';
import { createRandom, type Random } from './random.ts';
import type {
  AddressRow,
  BookRow,
  ChainRow,
  CoinRow,
  SignCodeRow,
  StrategyRow,
  SubWalletRow,
  TransactionRow,
  WalletRow,
} from './rows.ts';
import { Table } from './table.ts';

/** Everything there is in one sandbox. */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly people: readonly PersonRow[];
  readonly wallets: Table<WalletRow>;
  readonly subWallets: Table<SubWalletRow, 'wallet_id'>;
  readonly chains: Table<ChainRow>;
  readonly coins: Table<CoinRow>;
  readonly addresses: Table<AddressRow, 'sub_wallet_id' | 'key'>;
  readonly transactions: Table<TransactionRow, 'sub_wallet_id' | 'wallet_id' | 'request'>;
  readonly book: Table<BookRow, 'shelf'>;
  readonly strategies: Table<StrategyRow, 'sub_wallet_id'>;
  readonly signCodes: Table<SignCodeRow, 'order_id'>;
  /** The next number for a new row of that sort. */
  nextId(sort: 'transaction' | 'item'): number;
}

/** Where an order is found again by the key its initiator gave it. */
export function requestKey(uid: number, requestId: string): string {
  return `${uid}/${requestId.toLowerCase()}`;
}

/** A world with nothing in it but its people. */
export function createWorld(clock: Clock, seed: number): World {
  const next = { transaction: 700_001, item: 300_001 };
  return {
    clock,
    random: createRandom(seed),
    people: Object.values(people),
    wallets: new Table((row) => row.wallet_id, {}),
    subWallets: new Table((row) => row.sub_wallet_id, { wallet_id: (row) => row.wallet_id }),
    chains: new Table((row) => row.symbol, {}),
    coins: new Table((row) => row.symbol, {}),
    addresses: new Table((row) => `${row.sub_wallet_id}/${row.base_symbol}`, {
      sub_wallet_id: (row) => row.sub_wallet_id,
      key: (row) => addressKey(row.base_symbol, row.address),
    }),
    transactions: new Table((row) => row.id, {
      sub_wallet_id: (row) => row.sub_wallet_id,
      wallet_id: (row) => row.wallet_id,
      request: (row) =>
        row.trans_kind === 'withdraw' ? requestKey(row.initiator_uid, row.request_id) : row.trans_kind,
    }),
    book: new Table((row) => row.id, { shelf: (row) => row.shelf }),
    strategies: new Table((row) => row.strategy_id, { sub_wallet_id: (row) => row.sub_wallet_id }),
    signCodes: new Table((row) => row.qrc_id, { order_id: (row) => row.order_id }),
    nextId: (sort) => next[sort]++,
  };
}

/** The row that must be there, because another row names it. */
export function known<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`The sandbox's world has no ${what}`);
  return row;
}
