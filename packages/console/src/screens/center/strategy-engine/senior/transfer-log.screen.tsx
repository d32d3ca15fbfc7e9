import { StrategyLog } from './log/strategy-log.tsx';

/** What strategies decided about transfers, and how those strategies were changed. */
export function TransferLogScreen() {
  return <StrategyLog kind="transfer" />;
}
