import { isTerminal, type TransactionPage, type TransactionRow } from '@mpc/api';

/** A page of the list, and which of its rows the last answer left out although nothing had ended them. */
export interface KeptPage extends TransactionPage {
  kept: readonly number[];
}

interface Asked {
  /** Rows may leave because they no longer have a status that was asked for. */
  byStatus: boolean;
  pageSize: number;
}

const newestFirst = (one: TransactionRow, other: TransactionRow): number =>
  other.created_at - one.created_at || other.id - one.id;

/**
 * A new answer, with the rows that vanished from it although they were still under way: a list that flickers must not
 * make anybody think that a payment is gone. A row that was pushed to the next page, or has been missing twice from a
 * list narrowed by status, is let go.
 */
export function keepRows(before: KeptPage | undefined, answer: TransactionPage, asked: Asked): KeptPage {
  if (before === undefined) return { ...answer, kept: [] };
  const here = new Set(answer.list.map((row) => row.id));
  const last = answer.list.at(-1);
  const isFull = answer.list.length >= asked.pageSize;
  const isPushedOut = (row: TransactionRow) => isFull && last !== undefined && newestFirst(last, row) < 0;
  const kept = before.list.filter(
    (row) =>
      !here.has(row.id) &&
      !isTerminal(row) &&
      !isPushedOut(row) &&
      !(asked.byStatus && before.kept.includes(row.id)),
  );
  return {
    ...answer,
    list: kept.length === 0 ? answer.list : [...answer.list, ...kept].sort(newestFirst),
    kept: kept.map((row) => row.id),
  };
}
