import { isTerminal, type TransactionPage, type TransactionRow } from '@mpc/api';

/** A page of the list, and which of its rows the last answer left out although nothing had ended them. */
export interface KeptPage extends TransactionPage {
  kept: readonly string[];
}

/** Tells one row from another: each kind counts for itself. */
const keyOf = ({ trans_kind, id }: TransactionRow): string => `${trans_kind} ${id}`;

interface ListQuestion {
  /** Rows may leave because they no longer have a status that was asked for. */
  byStatus: boolean;
  pageSize: number;
  /** Whether they stand in the order of time, and which way. @default newest first */
  byTime?: boolean;
  oldestFirst?: boolean;
}

const newestFirst = (one: TransactionRow, other: TransactionRow): number =>
  other.created_at - one.created_at || other.id - one.id;

/** What is known of a row: an answer may come from a server that has not heard of the last step yet. */
function newer(now: TransactionRow, before: TransactionRow | undefined): TransactionRow {
  return before !== undefined && before.updated_at > now.updated_at ? before : now;
}

/**
 * A new answer, with the rows that vanished from it although they were still under way: a list that flickers must not
 * make anybody think that a payment is gone. A row that was pushed to the next page, or has been missing twice from a
 * list narrowed by status, is let go.
 */
export function keepRows(
  before: KeptPage | undefined,
  answer: TransactionPage,
  asked: ListQuestion,
): KeptPage {
  if (before === undefined) return { ...answer, kept: [] };
  const { byTime = true, oldestFirst = false } = asked;
  const earlier = new Map(before.list.map((row) => [keyOf(row), row]));
  const list = answer.list.map((row) => newer(row, earlier.get(keyOf(row))));
  const inOrder = oldestFirst
    ? (one: TransactionRow, other: TransactionRow) => newestFirst(other, one)
    : newestFirst;
  const here = new Set(list.map(keyOf));
  const last = list.at(-1);
  const isFull = answer.list.length >= asked.pageSize;
  const isPushedOut = (row: TransactionRow) =>
    isFull && (!byTime || (last !== undefined && inOrder(last, row) < 0));
  const kept = before.list.filter(
    (row) =>
      !here.has(keyOf(row)) &&
      !isTerminal(row) &&
      !isPushedOut(row) &&
      !(asked.byStatus && before.kept.includes(keyOf(row))),
  );
  return {
    ...answer,
    list: kept.length === 0 ? list : byTime ? [...list, ...kept].sort(inOrder) : [...list, ...kept],
    kept: kept.map(keyOf),
  };
}
