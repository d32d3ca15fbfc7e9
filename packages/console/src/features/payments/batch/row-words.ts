import type { Tone } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { sayStatus, statusLook } from '#shared/status/transaction-status.ts';
import { outcomeTones, sayOutcome, sayWhy } from './outcome-words.ts';
import type { BatchRow, RowState } from './row-state.rules.ts';

/** Where a row stands, in the words that orders have everywhere. */
export function sayRow(t: TFunction, { state, order, outcome }: BatchRow): string {
  if (state === 'differs') return t('batch.outcome.differs');
  return order === null ? sayOutcome(t, outcome) : sayStatus(t, order);
}

/** A state in words, without what only one order has. */
export const sayState = (t: TFunction, state: RowState): string =>
  state === 'notSubmitted' ||
  state === 'unknown' ||
  state === 'differs' ||
  state === 'submitted' ||
  state === 'confirming'
    ? t(`batch.state.${state}`)
    : t(`status.withdraw.${state}`);

/** What its color means. */
export function toneOf({ state, order, outcome }: BatchRow): Tone {
  if (state === 'differs') return outcomeTones.differs;
  return order === null
    ? outcomeTones[outcome?.state ?? 'waiting']
    : (statusLook(order)?.tone ?? 'attention');
}

/** What there is to explain of it: that it went into another batch, or why it was not sent. */
export function sayRowWhy(t: TFunction, { outcome, order }: BatchRow): string | null {
  if (outcome?.state === 'moved') return t('batch.outcome.moved');
  return order === null ? sayWhy(t, outcome) : null;
}
