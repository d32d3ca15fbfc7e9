import type { ColdTaskInfo } from '@mpc/api';
import { Amount, Link, Text, Time } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { DecisionSheet } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { minute } from '#shared/durations.ts';
import { fundStrategyHref } from '../fund-strategy/fund-links.ts';
import { spanWords } from '../fund-strategy/span-words.ts';
import { directionWords, sourceWords, tierAt } from './task-words.ts';
import { useFeeCoin } from './use-fee-coin.ts';

interface FlowSheetProps {
  walletId: number;
  task: ColdTaskInfo;
}

/** A movement of funds as somebody looks at it: how much of what, from which tier to which, and at what fee. */
export function FlowSheet({ walletId, task }: FlowSheetProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const feeCoin = useFeeCoin(walletId);
  const { created_at, finished_at, strategy_id, creator } = task;
  const address = (key: 'from' | 'to') => {
    const tier = tierAt(task.direction, key);
    const label = tier === null ? t(`flow.column.${key}`) : t(`flow.end.${key}.${tier}`);
    return {
      key,
      label,
      value: (
        <NamedWholeAddress address={task[`address_${key}`]} baseSymbol={task.base_symbol} label={label} />
      ),
    };
  };
  return (
    <DecisionSheet
      context={
        <>
          {directionWords(task.direction, t)} · {coinName(task)}
          <CoinCode symbol={task.symbol} name={task.symbol_alias} />
        </>
      }
      headline={<Amount value={task.amount} symbol={task.symbol_alias} />}
      facts={[
        address('from'),
        address('to'),
        {
          key: 'fee',
          label: t(task.status === 3 || task.status === 4 ? 'flow.column.fee' : 'flow.feeEstimated'),
          value: (
            <Text tone="strong">
              <Amount value={task.fee} symbol={feeCoin(task.fee_symbol)} />
            </Text>
          ),
        },
        { key: 'source', label: t('flow.column.source'), value: source() },
        { key: 'created', label: t('flow.column.created'), value: <Time at={created_at} /> },
        ...(finished_at === undefined
          ? []
          : [
              {
                key: 'finished',
                label: t('flow.finished'),
                value: (
                  <>
                    <Time at={finished_at} /> · {spanWords((finished_at - created_at) / minute, t)}
                  </>
                ),
              },
            ]),
      ]}
    />
  );

  function source() {
    if (creator !== undefined) return t('flow.by', { name: creator.nickname });
    const made = sourceWords(task.source, t);
    return strategy_id === 0 ? made : <Link href={fundStrategyHref(strategy_id, search)}>{made}</Link>;
  }
}
