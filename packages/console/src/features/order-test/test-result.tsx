import { Banner, Card, Skeleton, Stack, Text } from '@mpc/ui';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useMethodNames } from '#features/contract-call';
import { DecisionName, RuleName, type TestedOrder } from '#features/strategy-check';
import { StepsLine } from '#features/strategies';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import type { Naming } from './condition-lines.ts';
import { LookCard } from './look-card.tsx';
import { mergedLooks } from './merged-looks.ts';
import type { TestedDecision, TestScope } from '#features/strategy-check';

interface TestResultProps {
  scope: TestScope;
  test: TestedDecision;
}

/** Which strategy decides an order, whom it asks, and what each strategy says of it. */
export function TestResult({ scope, test }: TestResultProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const methods = useMethodNames();
  const { result, checks, past, coins = [], names } = test;
  if (haveFailed(checks)) return <ChecksFailed checks={checks} />;
  if (result === undefined) return <Skeleton shape="rows" count={3} />;
  if (result.kind === 'missing') return <Banner tone="attention">{t('test.noCoin')}</Banner>;
  const { tested, order } = result;
  const naming: Naming = { t, words, names, coins, methods };
  return (
    <Stack>
      <Card title={t('test.decision')}>
        <Decision scope={scope} tested={tested} names={names} />
      </Card>
      {past !== undefined && past.since > -Infinity ? (
        <Text as="p" size="label" tone="muted">
          {t('test.loaded', { shown: past.orders.length, count: past.count })}
        </Text>
      ) : null}
      {mergedLooks(tested.looks).map(({ key, of, count }) => (
        <LookCard
          key={key}
          scope={scope}
          of={of}
          count={count}
          isCall={order.call !== undefined}
          naming={naming}
        />
      ))}
    </Stack>
  );
}

interface DecisionProps {
  scope: TestScope;
  tested: TestedOrder;
  names: ReadonlyMap<number, string>;
}

function Decision({ scope, tested, names }: DecisionProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { decision, line } = tested;
  const of = { ...scope, newTab: false };
  const person = (uid: number) => names.get(uid) ?? t('check.formerMember', { uid });
  const action = decision.kind === 'decided' ? decision.by[0]?.action : undefined;
  return (
    <Stack gap="s">
      <Text tone="strong">
        <DecisionName decision={decision} {...of} />
      </Text>
      {decision.kind === 'undecidable' ? (
        <Text>
          {sentenceWith({ name: <RuleName rule={decision.at} {...of} /> }, (names) =>
            t('test.undecidable', names),
          )}
        </Text>
      ) : null}
      {action === 2 ? <Text>{words('todo.summary.action.refuse')}</Text> : null}
      {action === 3 ? <Text>{words('todo.summary.action.pass')}</Text> : null}
      {line === null || line.length === 0 ? null : (
        <StepsLine
          label={t('steps.line')}
          steps={line.map(({ node_type, threshold, uids }, at) => ({
            key: String(at),
            type: node_type,
            name: '',
            threshold,
            people: uids.map(person),
          }))}
        />
      )}
    </Stack>
  );
}
