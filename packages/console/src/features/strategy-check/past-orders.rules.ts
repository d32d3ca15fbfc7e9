import { isTerminal, WithdrawStatus, type Coin, type TransactionRow } from '@mpc/api';
import {
  anyAmount,
  cutToCents,
  exactly,
  placeKey,
  type CallFacts,
  type Moved,
  type PastOrder,
} from '@mpc/api/strategies';
import type { CallReading, ReadCall } from '#features/contract-call';

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

/** The amount of a token in the smallest unit, as an amount of its coin. */
function inCoin(units: string, { decimals }: Coin): string {
  const digits = units.padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const transferring = new Set(['transfer', 'transferFrom']);

/** Every call that a call makes, itself first, with the contract that is called. */
function everyCall(reading: CallReading, contract: string): { reading: CallReading; contract: string }[] {
  const inner = reading.kind === 'read' ? (reading.calls ?? []) : [];
  return [{ reading, contract }, ...inner.flatMap((call) => everyCall(call.reading, call.to ?? contract))];
}

/** The token transfers a call makes. What they were worth then is not known, but for the one that the list itself tells. */
function transfersOf(
  row: TransactionRow,
  base: string,
  contract: string,
  { readCall, coins }: Known,
): Moved[] {
  const reading = readCall(row.input_data ?? '0x');
  if (reading.kind === 'none')
    return [{ ...moneyOf(row), parties: [{ place: placeKey(base, contract) }] }].filter(
      ({ amount }) => amount.most > 0n,
    );
  const isDirect = reading.kind === 'read' && transferring.has(reading.method);
  return everyCall(reading, contract).flatMap((call): Moved[] => {
    if (call.reading.kind !== 'read' || !transferring.has(call.reading.method)) return [];
    const to = call.reading.params.find(({ role }) => role === 'recipient')?.value ?? '';
    const units = call.reading.params.find(({ token }) => token !== undefined)?.value ?? '0';
    const parties = [{ place: placeKey(base, to) }];
    if (isDirect) return [{ ...moneyOf(row), parties }];
    const key = placeKey(base, call.contract);
    const coin = coins.find(
      ({ base_symbol, contract_address }) =>
        base_symbol === base && contract_address !== '' && placeKey(base, contract_address) === key,
    );
    if (coin === undefined) return [{ ...none, parties }];
    return [{ symbol: coin.symbol, amount: exactly(inCoin(units, coin)), usd: anyAmount, parties }];
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
  const all = everyCall(reading, contract);
  return {
    place: placeKey(base, contract),
    method: /^0x[0-9a-f]{8}/i.exec(input)?.[0].toLowerCase() ?? '',
    args: reading.kind === 'read' ? reading.params.map(({ value }) => value) : null,
    isRead: all.every((one) => one.reading.kind === 'read' || one.reading.kind === 'none'),
    transfers: transfersOf(row, base, contract, known),
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
