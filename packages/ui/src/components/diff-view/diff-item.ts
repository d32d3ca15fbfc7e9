import type { ReactNode } from 'react';

/** A value: its text, with what is shown in its place where that is more than the text. */
export type DiffSide = string | { text: string; show: ReactNode };

/** One field before and after. */
export interface DiffItem {
  key: string;
  label: ReactNode;
  /** Undefined or empty where it was not set. */
  before?: DiffSide | undefined;
  /** Undefined or empty where it is no longer set. */
  after?: DiffSide | undefined;
  /** `address` shows the whole address; `text` compares a long text line by line and word by word. @default 'plain' */
  kind?: 'plain' | 'address' | 'text';
}

/** What happened to a field. */
export type DiffState = 'added' | 'removed' | 'changed' | 'unchanged';

/** The text that is compared; empty where nothing is set. */
export const textOf = (side: DiffSide | undefined): string =>
  side === undefined ? '' : typeof side === 'string' ? side : side.text;

/** Judged by the texts alone. */
export function stateOf({ before, after }: Pick<DiffItem, 'before' | 'after'>): DiffState {
  const [one, other] = [textOf(before), textOf(after)];
  if (one === other) return 'unchanged';
  if (one === '') return 'added';
  return other === '' ? 'removed' : 'changed';
}

/** Whether its values take the room of both columns: one text, or one value that stays. */
export const isWide = (item: DiffItem): boolean => item.kind === 'text' || stateOf(item) === 'unchanged';

/** Whether two addresses could be taken for each other, so that every character that differs is worth a mark. */
export const lookAlike = (one: string, other: string): boolean =>
  one.length === other.length && (one.slice(0, 4) === other.slice(0, 4) || one.slice(-4) === other.slice(-4));
