import {
  autoCollect,
  DepositStatus,
  transactions,
  type AutoCollectConfig,
  type SweepCoinInfo,
  type SweepFee,
  type TransactionRow,
  type WaitingAddress,
} from '@mpc/api';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { day, minute } from '#shared/durations.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { readRows, type ReadRows } from './read-rows.ts';

/** Days of deposits that are replayed. */
const replayedDays = 30;

/** How far the reading is. */
export interface ReadingProgress {
  what: 'addresses' | 'deposits';
  done: number;
  of: number;
}

/** A deposit, as far as the replay needs it. */
interface ReadDeposit {
  address: string;
  amount: string;
  time: number;
}

/** Everything that the planner computes with. */
export interface PlannerFacts {
  coin: SweepCoinInfo;
  config: AutoCollectConfig;
  fee: SweepFee;
  /** Of the coin that pays fees; undefined while it has no price. */
  mainPrice: string | undefined;
  /** Addresses of users that hold the coin or were swept; none where the coin has no rule. */
  addresses: WaitingAddress[];
  /** On these addresses; where the coin has no rule, in all sub-wallets in scope. */
  deposits: ReadDeposit[];
  /** From when to when deposits were read. */
  from: number;
  to: number;
  /** How many rows were read, and how many there are. */
  read: Record<ReadingProgress['what'], { done: number; of: number }>;
}

interface Reading {
  walletId: number;
  symbol: string;
  onProgress: (progress: ReadingProgress) => void;
  signal: AbortSignal;
}

/** More sub-wallets than these are not named in a question: deposits of all are read, and those elsewhere left out. */
const namedAtMost = 100;

/** What is read by the thousand is not kept. */
const once = { staleTime: 0, gcTime: 0 } as const;

const nothing = { rows: [], count: 0 };

/** Largest balances first. */
function readAddresses(client: QueryClient, { walletId, symbol, onProgress, signal }: Reading) {
  return readRows<WaitingAddress>({
    signal,
    keyOf: ({ sub_wallet_id, address, memo }) => `${sub_wallet_id}/${address}/${memo}`,
    onProgress: (done, of) => onProgress({ what: 'addresses', done, of }),
    page: (at) =>
      client.fetchQuery({
        ...read(autoCollect.waitingAddresses, {
          wallet_id: walletId,
          symbol,
          order_by: 'balance',
          order: 'desc',
          ...at,
        }),
        ...once,
      }),
  });
}

/** What was credited in some sub-wallets between two moments, newest first. */
async function readDeposits(
  client: QueryClient,
  { walletId, symbol, onProgress, signal }: Reading,
  period: { start_time: number; end_time: number },
): Promise<ReadRows<TransactionRow>> {
  const inScope = await client.fetchQuery(read(autoCollect.subWallets, { wallet_id: walletId, in_scope: 1 }));
  // No sub-wallet at all would be asked for as all of them.
  if (inScope.length === 0) return nothing;
  const sub_wallet_id = inScope.map((row) => row.sub_wallet_id);
  return readRows<TransactionRow>({
    signal,
    keyOf: ({ id }) => id,
    onProgress: (done, of) => onProgress({ what: 'deposits', done, of }),
    page: (at) =>
      client.fetchQuery({
        ...read(transactions.list, {
          wallet_id: walletId,
          ...(sub_wallet_id.length > namedAtMost ? {} : { sub_wallet_id }),
          trans_kind: ['deposit'],
          status: [DepositStatus.credited],
          symbol,
          ...period,
          order_by: 'created_at',
          order: 'desc',
          ...at,
        }),
        ...once,
      }),
  });
}

/** Reads what the planner needs. Deposits that reach other addresses than those that are swept are left out. */
export async function readPlannerFacts(client: QueryClient, reading: Reading): Promise<PlannerFacts> {
  const asked = { wallet_id: reading.walletId, symbol: reading.symbol };
  const to = Math.floor(currentTime() / minute) * minute;
  const from = to - replayedDays * day;
  const [coin, config, fee] = await Promise.all([
    client.fetchQuery(read(autoCollect.coin, asked)),
    client.fetchQuery(read(autoCollect.config, { wallet_id: asked.wallet_id })),
    client.fetchQuery(read(autoCollect.fee, asked)),
  ]);
  const { base_symbol, symbol } = coin.coin;
  const main =
    base_symbol === symbol
      ? coin
      : await client.fetchQuery(read(autoCollect.coin, { ...asked, symbol: base_symbol }));
  const addresses = coin.rule === null ? nothing : await readAddresses(client, reading);
  const deposits = await readDeposits(client, reading, { start_time: from, end_time: to });
  const isSwept = new Set(addresses.rows.map(({ address }) => address));
  const isAll = coin.rule === null || addresses.rows.length < addresses.count;
  const oldest = deposits.rows.at(-1);
  return {
    coin,
    config,
    fee,
    mainPrice: main.coin.price_usd,
    addresses: addresses.rows,
    deposits: deposits.rows
      .filter(({ address_to }) => isAll || isSwept.has(address_to))
      .map(({ address_to, amount, created_at }) => ({ address: address_to, amount, time: created_at })),
    from: deposits.rows.length < deposits.count && oldest !== undefined ? oldest.created_at : from,
    to,
    read: {
      addresses: { done: addresses.rows.length, of: addresses.count },
      deposits: { done: deposits.rows.length, of: deposits.count },
    },
  };
}
