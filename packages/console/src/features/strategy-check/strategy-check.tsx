import { lint, type Finding, type LintedRule } from '@mpc/api/strategies';
import { Card, Skeleton, Stack } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { FindingsList } from './findings-list.tsx';
import { ReplayResult } from './replay-result.tsx';
import { compare } from './replay-view.rules.ts';
import { useStrategyFacts } from './use-strategy-facts.ts';
import { withChange, type StrategyChange } from './with-change.rules.ts';

export interface StrategyCheckProps {
  walletId: number;
  subWalletId: number;
  /** A change that is drafted or asked for; without it those in force are looked at alone. */
  change?: StrategyChange | undefined;
  /** What is wrong with strategies of this type alone: 1 transfer, 2 web3. */
  type?: 1 | 2;
}

/** Whether a finding is about strategies of a type. What is wrong with the basic strategy itself is about both. */
const isAbout = (type: 1 | 2 | undefined, rules: readonly LintedRule[]) => (finding: Finding) => {
  const id = finding.strategy_id || ('by' in finding ? finding.by : 0);
  return (
    type === undefined || id === 0 || rules.some((rule) => rule.strategy_id === id && rule.type === type)
  );
};

/** What is wrong with the strategies of a sub-wallet, and how its last orders would be decided by a draft of them. */
export function StrategyCheck({ walletId, subWalletId, change, type }: StrategyCheckProps) {
  const { t } = useTranslation('strategyEngine');
  const { linted, past, recorded, checks, names } = useStrategyFacts(walletId, subWalletId);
  // A change is made anew with every drawing of whoever asks; it is the same as long as it says the same.
  const said = JSON.stringify(change);
  const after = useMemo(() => {
    const asked: StrategyChange | undefined = said === undefined ? undefined : JSON.parse(said);
    return linted && (asked === undefined ? linted : withChange(linted, asked));
  }, [linted, said]);
  const findings = useMemo(() => after && lint(after).filter(isAbout(type, after.rules)), [type, after]);
  const isChange = change !== undefined;
  const before = useMemo(() => (isChange && linted ? lint(linted) : undefined), [isChange, linted]);
  const comparison = useMemo(
    () =>
      isChange && linted && after && past && recorded
        ? compare({ before: linted, after, orders: past.orders, recorded, since: past.since })
        : undefined,
    [isChange, linted, after, past, recorded],
  );
  const of = { walletId, subWalletId, newTab: isChange };
  if (haveFailed(checks)) return <ChecksFailed checks={checks} />;
  return (
    <Stack>
      {!isChange ? null : comparison === undefined || past === undefined ? (
        <Skeleton shape="rows" count={3} />
      ) : (
        <ReplayResult of={of} comparison={comparison} count={past.count} />
      )}
      <Card title={t('check.findings')}>
        {findings === undefined || after === undefined ? (
          <Skeleton shape="rows" count={2} />
        ) : (
          <FindingsList of={of} findings={findings} before={before} rules={after.rules} names={names} />
        )}
      </Card>
    </Stack>
  );
}
