export { all, type Check, type Checks, type LengthBounds } from './create-checks.ts';
export type { DecimalBounds } from './check-decimals.rules.ts';
export type { IpKind } from './check-addresses.rules.ts';
export { useChecks } from './use-checks.ts';
