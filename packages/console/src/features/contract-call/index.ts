import { lazyPart } from '#shared/lazy-part.ts';

export { alertsOf, contradicts, grantsAny } from './call-leaves.rules.ts';
export type { CallReading } from './call-reading.ts';
export { callRecipients } from './call-recipients.rules.ts';
export { DappCard } from './dapp-card.tsx';
export { tokenMoveData } from './encode-call.ts';
export type { CallViewProps } from './call-view.tsx';
export type { ShownCall } from './shown-call.ts';
export { Unlimited } from './unlimited.tsx';
export { loadReadCall, useCallReading } from './use-call-reading.ts';

export const CallView = lazyPart(
  () => import('./call-part.ts').then(({ CallView: view }) => ({ CallView: view })),
  'CallView',
  'order',
);
