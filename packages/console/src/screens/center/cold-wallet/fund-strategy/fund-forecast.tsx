import type { ColdCoinInfo } from '@mpc/api';
import {
  Amount,
  Banner,
  KeyValueList,
  Section,
  Skeleton,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { multiply } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import {
  checksAhead,
  forecast,
  limitNotes,
  stepsOf,
  type FlowStep,
  type FundFacts,
} from './fund-flow.rules.ts';
import type { UsedFacts } from './fund-queries.ts';
import type { FundDraft } from './fund-strategy.values.ts';
import { spanWords } from './span-words.ts';

interface FundForecastProps {
  info: Pick<ColdCoinInfo, 'coin'>;
  draft: FundDraft;
  used: UsedFacts;
}

/** What a strategy would do next with the balances there are now: which tasks, when, at what fee, and what is left where. */
export function FundForecast({ info, draft, used }: FundForecastProps) {
  const { t } = useTranslation('coldWallet');
  if (!used.isWanted) return <Text as="p">{t('strategy.sim.noContracts')}</Text>;
  if (used.failed !== undefined) return <QueryView query={used.failed}>{() => null}</QueryView>;
  if (used.isUnreadable) return <Banner tone="danger">{t('strategy.sim.unreadable')}</Banner>;
  if (used.facts === null) return <Skeleton shape="rows" count={3} />;
  return <Forecast info={info} draft={draft} facts={used.facts} feeCoin={used.feeCoin} />;
}

interface ForecastProps extends Omit<FundForecastProps, 'used'>, Pick<UsedFacts, 'feeCoin'> {
  facts: FundFacts;
}

function Forecast({ info, draft, facts, feeCoin }: ForecastProps) {
  const { t } = useTranslation('coldWallet');
  const unit = info.coin.symbol_alias;
  const { tasks, after, end, tooSmall } = useMemo(() => forecast(draft, facts), [draft, facts]);
  const columns = useMemo(
    () => stepColumns(t, { unit, feeCoin, facts, interval: draft.check_interval_min }),
    [t, unit, feeCoin, facts, draft.check_interval_min],
  );
  const steps = stepsOf(tasks);
  const notes = limitNotes(draft);
  const tier = (key: 'hot' | 'warm' | 'cold') => ({
    key,
    label: t(`strategy.tier.${key}`),
    value: t('strategy.sim.becomes', {
      before: exactAmount(facts[key]),
      after: exactAmount(after[key]),
      unit,
    }),
  });
  const failing = steps.filter(({ faults }) => faults.length > 0);
  return (
    <Stack gap="m">
      {draft.status === 0 ? <Banner tone="idle">{t('strategy.sim.off')}</Banner> : null}
      {steps.length === 0 ? (
        <Text as="p">{t('strategy.sim.nothing')}</Text>
      ) : (
        <>
          <Table
            label={t('strategy.sim.tasks')}
            columns={columns}
            rows={steps}
            rowKey={({ direction, faults }) => `${direction} ${faults.join()}`}
          />
          {failing.map(({ direction, faults }) => (
            <Banner key={direction} tone="danger">
              {t('strategy.sim.fails', {
                direction: t(`strategy.direction.${direction}`),
                reason: listed(faults.map((fault) => t(`strategy.fault.${fault}`))),
              })}
            </Banner>
          ))}
          <Section title={t('strategy.sim.balances')}>
            <KeyValueList items={[tier('hot'), tier('warm'), tier('cold')]} />
          </Section>
        </>
      )}
      {end === 'more' ? (
        <Banner tone="attention">{t('strategy.sim.more', { checks: checksAhead })}</Banner>
      ) : null}
      {facts.held.map((direction) => (
        <Banner key={direction} tone="attention">
          {t('strategy.sim.held', { direction: t(`strategy.direction.${direction}`) })}
        </Banner>
      ))}
      {tooSmall.map((direction) => (
        <Banner key={direction} tone="attention">
          {t('strategy.sim.tooSmall', {
            direction: t(`strategy.direction.${direction}`),
            min: exactAmount(draft.min_task_amount),
            unit,
          })}
        </Banner>
      ))}
      {notes.map((note) => (
        <Banner key={note} tone="attention">
          {t(`strategy.note.${note}`)}
        </Banner>
      ))}
      <Text as="p" size="label" tone="muted">
        {t('strategy.sim.basis')}
      </Text>
    </Stack>
  );
}

interface StepColumns {
  unit: string;
  feeCoin: string;
  facts: FundFacts;
  interval: number;
}

function stepColumns(
  t: TFunction<'coldWallet'>,
  { unit, feeCoin, facts, interval }: StepColumns,
): TableColumn<FlowStep>[] {
  const when = ({ first, last, faults }: FlowStep) => {
    const begin = spanWords(first * interval, t);
    if (faults.length > 0) return t('strategy.sim.every', { begin });
    return first === last
      ? t('strategy.sim.once', { begin })
      : t('strategy.sim.between', { begin, end: spanWords(last * interval, t) });
  };
  return [
    {
      key: 'direction',
      header: t('strategy.sim.move'),
      isTitle: true,
      card: 'about',
      minWidth: 110,
      text: ({ direction }) => t(`strategy.direction.${direction}`),
      cell: ({ direction }) => <Text tone="strong">{t(`strategy.direction.${direction}`)}</Text>,
    },
    {
      key: 'total',
      header: t('strategy.sim.amount'),
      align: 'end',
      card: 'lead',
      text: ({ total }) => total,
      cell: ({ total }) => <Amount value={total} symbol={unit} />,
    },
    {
      key: 'count',
      header: t('strategy.sim.count'),
      align: 'end',
      text: ({ count }) => String(count),
      cell: ({ count }) => count,
    },
    { key: 'when', header: t('strategy.sim.when'), whole: true, text: when, cell: when },
    {
      key: 'fee',
      header: t('strategy.sim.fee'),
      align: 'end',
      text: ({ direction, count }) => multiply(facts.fees[direction], String(count)),
      cell: ({ direction, count }) => (
        <Amount value={multiply(facts.fees[direction], String(count))} symbol={feeCoin} />
      ),
    },
  ];
}
