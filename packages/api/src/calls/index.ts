export {
  alertsOf,
  contradicts,
  grantsAny,
  isReadWhole,
  partiesOf,
  paymentsIn,
  type CallAlert,
  type CallPayment,
  type Party,
} from './call-leaves.ts';
export type { CallReading, CallTransfer, CallValue, Grant, InnerCall, ReadCall } from './call-reading.ts';
export { knownMethods, type GrantOf, type Inner, type KnownMethod } from './known-methods.ts';
export { readCall } from './read-call.ts';
export { unitsToAmount } from './units.ts';
