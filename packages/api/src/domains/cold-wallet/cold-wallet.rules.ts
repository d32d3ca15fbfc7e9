import type { ColdCheck } from './cold-wallet.schema.ts';

/** How far the set-up of a cold wallet is. */
export interface ColdProgress {
  /** Of the three: a fund strategy, a multi-signature address, a warning notice. */
  done: number;
  total: number;
  /** A whole number. */
  percent: number;
  isComplete: boolean;
}

/** Counts what of a cold wallet is set up. */
export function coldProgress(check: ColdCheck): ColdProgress {
  const parts = [check.funding_strategy, check.multising_address, check.warning_notice];
  const done = parts.filter(Boolean).length;
  const total = parts.length;
  return { done, total, percent: Math.round((done / total) * 100), isComplete: done === total };
}
