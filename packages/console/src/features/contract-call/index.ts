import { lazyPart } from '#shared/lazy-part.tsx';
import { loadReadCall, useCallReader, useCallReading } from './use-call-reading.ts';

export { alertsOf, contradicts, grantsAny, type CallReading } from '@mpc/api/calls';
export { callRecipients } from './call-recipients.rules.ts';
export { CallHeadline } from './call-headline.tsx';
export { DappCard } from './dapp-card.tsx';
export { type GivenAllowance, revokeData, tokenMoveData } from './encode-call.ts';
export type { CallViewProps } from './call-view.tsx';
export type { ShownCall } from './shown-call.ts';
export { Unlimited } from './unlimited.tsx';
export { useMethodNames } from './use-method-names.ts';
export { loadReadCall, useCallReader, useCallReading };

export const CallView = lazyPart(
  // Both at once: what shows a call, and what reads it.
  async () => (await Promise.all([import('./call-view.tsx'), loadReadCall()]))[0],
  'CallView',
  'order',
);
