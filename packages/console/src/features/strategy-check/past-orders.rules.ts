import { isTerminal, WithdrawStatus, type Coin, type TransactionRow } from '@mpc/api';
import { accountAddress } from '@mpc/api/addresses';
import { isReadWhole, paymentsIn, unitsToAmount, type CallReading, type ReadCall } from '@mpc/api/calls';
import {
  anyAmount,
  cutToCents,
  exactly,
  placeKey,
  type CallFacts,
  type Moved,
  type PastOrder,
  type Range,
} from '@mpc/api/strategies';

/** An order of the list, as strategies look at it. */
export interface ListedOrder extends PastOrder {
  row: TransactionRow;
}

/** What reads calls, and the coins that tokens are known by. */
export interface Known {
  readCall: ReadCall;
  coins: readonly Coin[];
}

const worthOf = ({ amount_usd }: TransactionRow) =>
  // The price of a coin that has none is not known by anybody.
  amount_usd === undefined ? null : cutToCents(amount_usd);

/** What leaves, without those it goes to. */
type Money = Pick<Moved, 'symbol' | 'amount' | 'usd'>;

const none: Money = { symbol: '', amount: exactly('0'), usd: null };

/** A call of a contract, and what is known of what it moves. */
export interface Called {
  base: string;
  contract: string;
  input: string;
  /** Of the main coin, sent along. */
  sent: Money;
  /** What a plain transfer of tokens moves, where that is told beside the call. */
  told?: Money;
  /** What an amount of a token was worth when it was requested. */
  worth: (coin: Coin, amount: string) => Range | null;
}

/** What a call transfers, and every call inside of it. */
function transfersOf(call: Called, reading: CallReading, { coins }: Known): Moved[] {
  const { base, contract, sent, told, worth } = call;
  if (reading.kind === 'none')
    return sent.amount.most > 0n ? [{ ...sent, parties: [{ place: placeKey(base, contract) }] }] : [];
  const isTold = reading.kind === 'read' && reading.method === 'transfer' && told?.symbol !== base;
  return paymentsIn(reading, contract).map(({ token, to, amount: units }): Moved => {
    const parties = [{ place: placeKey(base, accountAddress(base, to)) }];
    if (isTold && told !== undefined) return { ...told, parties };
    const key = placeKey(base, accountAddress(base, token));
    const coin = coins.find(({ symbol, base_symbol, contract_address }) =>
      token === 'main'
        ? symbol === base
        : base_symbol === base && contract_address !== '' && placeKey(base, contract_address) === key,
    );
    if (coin === undefined) return { ...none, parties };
    const amount = unitsToAmount(units, coin.decimals);
    return { symbol: coin.symbol, amount: exactly(amount), usd: worth(coin, amount), parties };
  });
}

const moneyOf = (row: TransactionRow): Money => ({
  symbol: row.symbol,
  amount: exactly(row.amount.startsWith('-') ? '0' : row.amount),
  usd: worthOf(row),
});

/** A call, as strategies look at it. */
export function callFacts(call: Called, known: Known): CallFacts {
  const { base, contract, input } = call;
  const reading = known.readCall(input);
  return {
    place: placeKey(base, contract),
    method: /^0x[0-9a-f]{8}/i.exec(input)?.[0].toLowerCase() ?? '',
    args: reading.kind === 'read' ? reading.params.map(({ value }) => value) : null,
    isRead: isReadWhole(reading),
    transfers: transfersOf(call, reading, known),
  };
}

const callOf = (row: TransactionRow, known: Known): CallFacts =>
  callFacts(
    {
      base: row.main_chain_symbol ?? row.base_symbol,
      contract: row.interactive_contract ?? row.address_to,
      input: row.input_data ?? '0x',
      sent: moneyOf(row),
      told: moneyOf(row),
      // What other tokens were worth then is not known.
      worth: () => anyAmount,
    },
    known,
  );

/** Orders of the list, the oldest first. Whether an address stood on the whitelist then is not known. */
export function pastOrdersOf(rows: readonly TransactionRow[], known: Known): ListedOrder[] {
  return rows
    .filter(({ trans_kind }) => trans_kind === 'withdraw' || trans_kind === 'web3')
    .toSorted((one, other) => one.created_at - other.created_at || one.id - other.id)
    .map((row): ListedOrder => {
      const isCall = row.trans_kind === 'web3';
      const isVoid = isTerminal(row) && row.status !== WithdrawStatus.done;
      const paid = row.outputs?.map(({ address }) => address) ?? [row.address_to];
      return {
        row,
        ...moneyOf(row),
        parties: isCall ? [] : paid.map((address) => ({ place: placeKey(row.base_symbol, address) })),
        created_at: row.created_at,
        initiator_uid: row.initiator?.uid,
        source: row.withdraw_source,
        ...(isCall ? { call: callOf(row, known) } : {}),
        ...(isVoid ? { void_at: row.updated_at } : {}),
      };
    });
}
