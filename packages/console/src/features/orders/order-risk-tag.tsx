import type { RiskLevel } from '@mpc/api';
import { isStatusOfRating, type Screened } from '#shared/status/kyt-status.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { RiskTag } from './risk-tag.tsx';

/** How risky the screening found whom an order pays, or that it does not say. */
export function OrderRiskTag({ of }: { of: Screened & { kyt: { level: RiskLevel } } }) {
  return isStatusOfRating(of) ? <RiskTag level={of.kyt.level} /> : <KytTag of={of} />;
}
