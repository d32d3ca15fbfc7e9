// One part: whoever reads a call shows it.
export { CallView } from './call-view.tsx';
export { readCall } from './read-call.rules.ts';
