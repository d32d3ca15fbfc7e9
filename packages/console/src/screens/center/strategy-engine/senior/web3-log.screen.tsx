import { StrategyLog } from './log/strategy-log.tsx';

/** What strategies decided about contract calls, and how those strategies were changed. */
export function Web3LogScreen() {
  return <StrategyLog kind="web3" />;
}
