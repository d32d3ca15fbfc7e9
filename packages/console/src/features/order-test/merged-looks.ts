import type { ExplainedLook } from '@mpc/api/strategies';

/** What strategies say alike of several who are paid. */
export interface MergedLook {
  key: string;
  of: ExplainedLook;
  /** How many are paid. */
  count: number;
}

/** Recipients of whom every strategy says the same stand together. */
export function mergedLooks(looks: readonly ExplainedLook[]): MergedLook[] {
  const merged = new Map<string, MergedLook>();
  for (const of of looks) {
    const { type, look, strategies } = of;
    const said = strategies.map(({ conditions }) => conditions.map(({ met }) => met).join(' ')).join(';');
    const key = `${type} ${look.moved.symbol} ${look.moved.amount.least} ${said}`;
    const one = merged.get(key);
    merged.set(key, { key, of, count: (one?.count ?? 0) + 1 });
  }
  return [...merged.values()];
}
