import type { BatchPlan, Planned } from './batch-plan.ts';

/** A batch as an earlier console wrote it down: it knew of one fee only, and asked about no risk. */
export type FormerPlan = Omit<BatchPlan, 'fees' | 'payments'> &
  Partial<Pick<BatchPlan, 'fees'>> & {
    payments: readonly (Omit<Planned, 'rate' | 'feeUnit' | 'confirmRisk'> & Partial<Planned>)[];
  };

/** The same batch with everything in it that is asked for now. */
export const inFull = (kept: FormerPlan): BatchPlan => ({
  fees: {},
  ...kept,
  payments: kept.payments.map((payment) => ({
    rate: payment.fee,
    feeUnit: payment.base,
    confirmRisk: false,
    ...payment,
  })),
});
