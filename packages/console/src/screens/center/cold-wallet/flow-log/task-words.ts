import type { TaskDirection, TaskEvent } from '@mpc/api';
import type { ParseKeys, TFunction } from 'i18next';
import { codeWords, lookOf } from '#shared/status/look-of.ts';

export type Tier = 'hot' | 'warm' | 'cold';

const directions: Record<TaskDirection, { label: ParseKeys<'coldWallet'>; from: Tier; to: Tier }> = {
  1: { label: 'strategy.direction.1', from: 'warm', to: 'hot' },
  2: { label: 'strategy.direction.2', from: 'hot', to: 'warm' },
  3: { label: 'strategy.direction.3', from: 'warm', to: 'cold' },
};

const sources: Record<1 | 2, { label: ParseKeys<'coldWallet'> }> = {
  1: { label: 'flow.source.1' },
  2: { label: 'flow.source.2' },
};

const events: Record<TaskEvent, { label: ParseKeys<'coldWallet'>; state: 'done' | 'failed' }> = {
  start: { label: 'flow.event.start', state: 'done' },
  exception: { label: 'flow.event.exception', state: 'failed' },
  start_fail: { label: 'flow.event.start_fail', state: 'failed' },
  fail: { label: 'flow.event.fail', state: 'failed' },
  success: { label: 'flow.event.success', state: 'done' },
};

/** Which way a task moves funds, in words; a code nobody here knows is said as it is. */
export const directionWords = (direction: number, t: TFunction<'coldWallet'>): string =>
  codeWords(directions, direction, (key) => t(key));

/** Who made a task, in words. */
export const sourceWords = (source: number, t: TFunction<'coldWallet'>): string =>
  codeWords(sources, source, (key) => t(key));

/** The tier at one end of a movement; null for a direction nobody here knows. */
export const tierAt = (direction: number, end: 'from' | 'to'): Tier | null =>
  lookOf(directions, direction)?.[end] ?? null;

/** An event of a timeline, in words, and how it looks. */
export const eventLook = (event: string, t: TFunction<'coldWallet'>) => ({
  title: codeWords(events, event, (key) => t(key)),
  state: lookOf(events, event)?.state ?? ('done' as const),
});
