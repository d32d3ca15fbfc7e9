export { CallView, CallWarning } from './call-view.tsx';
export { DappCard } from './dapp-card.tsx';
export { tokenMoveData } from './encode-call.ts';
export { type CallReading, contradicts, readCall } from './read-call.rules.ts';
export { Unlimited } from './unlimited.tsx';
