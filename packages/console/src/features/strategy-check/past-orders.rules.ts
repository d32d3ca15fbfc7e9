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
} from '@mpc/api/strategies';

/** An order of the list, as strategies look at it. */
export interface ListedOrder extends PastOrder {
  row: TransactionRow;
}

/** What reads calls, and the coins that tokens are known by. */
interface Known {
  readCall: ReadCall;
  coins: readonly Coin[];
}

const worthOf = ({ amount_usd }: TransactionRow) =>
  // The price of a coin that has none is not known by anybody.
  amount_usd === undefined ? null : cutToCents(amount_usd);

const none = { symbol: '', amount: exactly('0'), usd: null };

/** What a call transfers, and every call inside of it. What that was worth then is not known, but where the list tells it. */
function transfersOf(
  row: TransactionRow,
  { base, contract, reading }: { base: string; contract: string; reading: CallReading },
  coins: readonly Coin[],
): Moved[] {
  if (reading.kind === 'none')
    return [{ ...moneyOf(row), parties: [{ place: placeKey(base, contract) }] }].filter(
      ({ amount }) => amount.most > 0n,
    );
  const ofTheRow = reading.kind === 'read' && reading.method === 'transfer' && row.symbol !== base;
  return paymentsIn(reading, contract).map(({ token, to, amount }): Moved => {
    const parties = [{ place: placeKey(base, accountAddress(base, to)) }];
    if (ofTheRow) return { ...moneyOf(row), parties };
    const key = placeKey(base, accountAddress(base, token));
    const coin = coins.find(({ symbol, base_symbol, contract_address }) =>
      token === 'main'
        ? symbol === base
        : base_symbol === base && contract_address !== '' && placeKey(base, contract_address) === key,
    );
    if (coin === undefined) return { ...none, parties };
    return {
      symbol: coin.symbol,
      amount: exactly(unitsToAmount(amount, coin.decimals)),
      usd: anyAmount,
      parties,
    };
  });
}

const moneyOf = (row: TransactionRow) => ({
  symbol: row.symbol,
  amount: exactly(row.amount.startsWith('-') ? '0' : row.amount),
  usd: worthOf(row),
});

function callOf(row: TransactionRow, known: Known): CallFacts {
  const base = row.main_chain_symbol ?? row.base_symbol;
  const contract = row.interactive_contract ?? row.address_to;
  const input = row.input_data ?? '0x';
  const reading = known.readCall(input);
  return {
    place: placeKey(base, contract),
    method: /^0x[0-9a-f]{8}/i.exec(input)?.[0].toLowerCase() ?? '',
    args: reading.kind === 'read' ? reading.params.map(({ value }) => value) : null,
    isRead: isReadWhole(reading),
    transfers: transfersOf(row, { base, contract, reading }, known.coins),
  };
}

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
