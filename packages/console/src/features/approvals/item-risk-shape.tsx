import { missingNumber, StatusTag } from '@mpc/ui';

/** Holds the place of a risk that is being read, so that nothing moves when it comes. */
export function ItemRiskShape() {
  return <StatusTag tone="idle">{missingNumber}</StatusTag>;
}
