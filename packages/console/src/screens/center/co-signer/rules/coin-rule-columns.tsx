import type { SweepRule } from '@mpc/api';
import { Amount, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { stopOf, type SweepStop } from '#features/sweep-stops';
import { coinName } from '#shared/coin/coin-name.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CoinAndNetwork } from '../coin-and-network.tsx';

/** The columns of the rules; a person chooses among them and puts them in order. */
export function coinRuleColumns(
  t: TFunction<'coSigner'>,
  stops: readonly SweepStop[],
): TableColumn<SweepRule>[] {
  const stopIn = (rule: SweepRule) => (rule.status === 1 ? stopOf(stops, rule) : undefined);
  const statusText = (rule: SweepRule): string => {
    const { status, conflict } = rule;
    const stop = stopIn(rule);
    const state = stop === undefined ? t(`on.${status}`) : t(`funds.stop.${stop}`);
    return conflict === undefined ? state : t('rule.inConflict', { status: state });
  };
  return [
    {
      key: 'symbol_alias',
      header: t('rule.coin'),
      isTitle: true,
      sortable: true,
      card: 'lead',
      minWidth: 148,
      text: coinName,
      cell: (rule) => <CoinAndNetwork coin={rule} />,
    },
    {
      key: 'collect_min',
      header: t('rule.threshold'),
      align: 'end',
      sortable: true,
      text: ({ collect_min }) => collect_min,
      cell: ({ collect_min, symbol_alias }) => <Amount value={collect_min} symbol={symbol_alias} />,
    },
    {
      key: 'fueling_limit',
      header: t('rule.maxFee'),
      align: 'end',
      sortable: true,
      text: ({ fueling_limit }) => fueling_limit,
      cell: ({ fueling_limit, fee_symbol_alias }) => (
        <Amount value={fueling_limit} symbol={fee_symbol_alias} />
      ),
    },
    {
      key: 'current_fee',
      header: t('rule.feeNow'),
      align: 'end',
      priority: 2,
      text: ({ current_fee }) => current_fee ?? '',
      cell: ({ current_fee, fee_symbol_alias, fee_above_limit }) => {
        const fee = <Amount value={current_fee} symbol={fee_symbol_alias} />;
        return fee_above_limit === 1 ? (
          <Text tone="danger" title={t('rule.feeAbove')}>
            {fee}
          </Text>
        ) : (
          fee
        );
      },
    },
    {
      key: 'waiting_usd',
      header: t('rule.waiting'),
      align: 'end',
      sortable: true,
      priority: 1,
      text: ({ waiting_amount }) => waiting_amount,
      cell: ({ waiting_amount, symbol_alias }) => <Amount value={waiting_amount} symbol={symbol_alias} />,
    },
    {
      key: 'reach_count',
      header: t('rule.reached'),
      align: 'end',
      sortable: true,
      priority: 2,
      hideOnPhone: true,
      // As digits and a slash a spreadsheet reads a date.
      text: ({ reach_count, address_count }) =>
        t('rule.reachedOf', { count: reach_count, of: address_count }),
      cell: ({ reach_count, address_count }) =>
        t('rule.reachedOf', { count: reach_count, of: address_count }),
    },
    {
      key: 'priority',
      header: t('rule.priority'),
      align: 'end',
      sortable: true,
      text: ({ priority }) => String(priority),
      cell: ({ priority }) => priority,
    },
    {
      key: 'source',
      header: t('source.title'),
      text: ({ source }) => t(`source.${source}`),
      cell: ({ source }) => t(`source.${source}`),
    },
    {
      key: 'updated_at',
      header: t('rule.updated'),
      align: 'end',
      sortable: true,
      priority: 3,
      hideOnPhone: true,
      text: ({ updated_at }) => isoWithZone(updated_at),
      cell: ({ updated_at, updated_by }) => (
        <span title={updated_by.nickname}>
          <Time at={updated_at} kind="short" />
        </span>
      ),
    },
    {
      key: 'status',
      header: t('rule.status'),
      sortable: true,
      card: 'state',
      text: statusText,
      cell: (rule) => (
        <StatusTag
          tone={
            rule.conflict !== undefined || stopIn(rule) !== undefined
              ? 'attention'
              : rule.status === 1
                ? 'success'
                : 'idle'
          }
          title={rule.conflict && t('rule.conflictWith', { rule: rule.conflict.rule_name })}
        >
          {statusText(rule)}
        </StatusTag>
      ),
    },
  ];
}
