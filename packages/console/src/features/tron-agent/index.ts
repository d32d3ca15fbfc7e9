export { AgentCards } from './agent-cards.tsx';
export { agentOf, agentPace } from './agent-query.ts';
export { isUnused } from './unused-agent.rules.ts';
export { AgentNotice } from './agent-notice.tsx';
export { delegateTones } from './agent-looks.ts';
export { ratePercent } from './agent-rate.rules.ts';
export { useSwitchBar } from './use-switch-bar.ts';
