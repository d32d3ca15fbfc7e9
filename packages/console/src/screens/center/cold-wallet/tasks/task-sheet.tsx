import type { ColdTaskInfo } from '@mpc/api';
import { Amount, Stack, Time, type KeyValueItem } from '@mpc/ui';
import { Answered, DecisionSheet, MissingPeople } from '#features/decisions';
import { use } from 'react';
import { coinName } from '#shared/coin/coin-name.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { MoveRoute } from '../move/move-route.tsx';
import { wayOf } from '../move/move-content.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { statusNow, taskStates } from './task-state.ts';

/** A task in full, as somebody signs it or looks at it again. */
export function TaskSheet({ task }: { task: ColdTaskInfo }) {
  const { t } = useTranslation('coldWallet');
  const isOpen = task.status < 2 && !use(Answered);
  const facts: KeyValueItem[] = [
    {
      key: 'coin',
      label: t('move.coin'),
      value: (
        <>
          {coinName(task)}
          <CoinCode symbol={task.symbol} name={task.symbol_alias} />
        </>
      ),
    },
    { key: 'fee', label: t('move.fee'), value: `${exactAmount(task.fee)} ${task.fee_symbol}` },
    ...(isOpen && task.node_list.length > 0
      ? [
          {
            key: 'missing',
            label: t('tasks.missing'),
            value: (
              <MissingPeople subject={{ status: 0, nodes: task.node_list }} createdAt={task.created_at} />
            ),
          },
        ]
      : []),
    {
      key: 'asked',
      label: t('tasks.creator'),
      value: (
        <>
          {task.creator?.nickname ?? t('tasks.bySystem')} · <Time at={task.created_at} />
        </>
      ),
    },
    ...(task.remark === '' ? [] : [{ key: 'remark', label: t('move.remark'), value: task.remark }]),
  ];
  return (
    <DecisionSheet
      context={wayOf(task.direction, t).label}
      headline={<Amount value={task.amount} symbol={task.symbol_alias} />}
      state={<CodeTag looks={taskStates} code={statusNow(task)} t={t} />}
      facts={facts}
    >
      <Stack gap="m">
        <MoveRoute
          direction={task.direction}
          facts={{ from: task.address_from, to: task.address_to }}
          baseSymbol={task.base_symbol}
        />
      </Stack>
    </DecisionSheet>
  );
}
