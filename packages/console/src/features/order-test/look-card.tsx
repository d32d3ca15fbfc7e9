import { decimalOf, type Explained, type ExplainedLook } from '@mpc/api/strategies';
import { Card, Divider, Inline, Stack, StatusTag, Tag, Text, type Tone } from '@mpc/ui';
import { Fragment } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { conditionLine, type Naming } from './condition-lines.ts';
import { RuleName, type NamedIn, type TestScope } from '#features/strategy-check';

interface LookCardProps {
  scope: TestScope;
  of: ExplainedLook;
  /** How many are paid of whom the same is said. */
  count: number;
  /** It is about a contract call, or what that transfers. */
  isCall: boolean;
  naming: Naming;
}

const tones = { yes: 'success', no: 'idle', unknown: 'attention' } as const satisfies Record<string, Tone>;

/** Every strategy of one type in its order, and whether it is met by what is looked at. */
export function LookCard({ scope, of, count, isCall, naming }: LookCardProps) {
  const { t } = useTranslation('strategyEngine');
  const { type, look, strategies } = of;
  const named = { ...scope, newTab: false };
  // The first of which it is not sure that it is not met: it decides, or nobody can say what does.
  const first = strategies.findIndex(({ met }) => met !== 'no');
  const { symbol, amount } = look.moved;
  const coin = naming.coins.find((one) => one.symbol === symbol);
  const title =
    type === 2
      ? t('test.web3')
      : isCall
        ? t('test.transferOf', {
            amount: `${exactAmount(decimalOf(amount.least))} ${coin?.symbol_alias ?? t('test.unknownToken')}`,
          })
        : t('test.transfer');
  return (
    <Card title={title}>
      <Stack gap="s">
        {count > 1 ? <Text tone="muted">{t('test.recipients', { count })}</Text> : null}
        {strategies.map((explained, at) => (
          <Fragment key={explained.rule.strategy_id}>
            <StrategyRow
              named={named}
              place={at + 1}
              explained={explained}
              look={look}
              decides={at === first && explained.met === 'yes'}
              naming={naming}
            />
            <Divider />
          </Fragment>
        ))}
        <Inline gap="s">
          <Tag size="small">{strategies.length + 1}</Tag>
          <RuleName rule={null} {...named} />
          <Text tone="muted">{t('list.everythingElse')}</Text>
          {first < 0 ? <StatusTag tone="running">{t('test.decides')}</StatusTag> : null}
        </Inline>
      </Stack>
    </Card>
  );
}

interface StrategyRowProps {
  named: NamedIn;
  place: number;
  explained: Explained;
  look: ExplainedLook['look'];
  decides: boolean;
  naming: Naming;
}

/** Whether one strategy is met, with the conditions by which it is or is not. */
function StrategyRow({ named, place, explained, look, decides, naming }: StrategyRowProps) {
  const { t } = useTranslation('strategyEngine');
  const { rule, met, conditions } = explained;
  const isOtherCoin = conditions.some((one) => one.name === 'coins' && one.met === 'no');
  const shown = conditions
    .filter((one) => met === 'yes' || one.met === met)
    // An amount of one coin says nothing of another.
    .filter(({ name: of }) => !(isOtherCoin && of === 'limit' && rule.conditions.limit?.unit === 'coin'))
    .map((one) => conditionLine(one, { rule, look }, naming));
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Tag size="small">{place}</Tag>
        <RuleName rule={rule} {...named} />
        <StatusTag tone={tones[met]}>{t(`test.met.${met}`)}</StatusTag>
        {decides ? <StatusTag tone="running">{t('test.decides')}</StatusTag> : null}
      </Inline>
      {shown.length === 0 ? <Text tone="muted">{t('list.everyOrder')}</Text> : null}
      {shown.map(({ key, label, asks, has }) => (
        <Text key={key} as="p" tone="muted">
          {t('test.condition', { label, asks, has })}
        </Text>
      ))}
    </Stack>
  );
}
