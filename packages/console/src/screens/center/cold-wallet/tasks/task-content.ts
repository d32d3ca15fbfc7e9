import type { ColdTaskInfo } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { wayOf } from '../move/move-content.ts';

/** Everything that a task comes down to: what is signed is what was shown. */
export function taskContent(task: ColdTaskInfo, t: TFunction<'coldWallet'>): Content {
  const way = wayOf(task.direction, t);
  return {
    facts: [
      { key: 'direction', label: t('move.way.label'), text: way.label },
      { key: 'coin', label: t('move.coin'), text: `${coinName(task)} ${task.symbol}` },
      { key: 'amount', label: t('move.amount'), text: `${exactAmount(task.amount)} ${task.symbol_alias}` },
      { key: 'from', label: way.from, text: task.address_from, as: 'address' },
      { key: 'to', label: way.to, text: task.address_to, as: 'address' },
      {
        key: 'fee',
        label: t('move.fee'),
        text: `${exactAmount(task.fee)} ${task.fee_symbol}`,
        ceiling: { amount: task.fee, unit: task.fee_symbol },
      },
      { key: 'creator', label: t('tasks.creator'), text: task.creator?.nickname ?? t('tasks.bySystem') },
      { key: 'remark', label: t('move.remark'), text: task.remark },
    ],
    diff: [],
  };
}

/** A task in one line, as the phone shows it. */
export const taskSummary = (task: ColdTaskInfo, t: TFunction<'coldWallet'>): string =>
  [wayOf(task.direction, t).label, `${exactAmount(task.amount)} ${coinName(task)}`].join(' · ');
