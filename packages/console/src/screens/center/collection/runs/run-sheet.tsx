import type { CollectHistoryInfo } from '@mpc/api';
import { Amount, Table, Text, Time, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecisionSheet } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { ReceivingAddress } from '../rule/receiving-address.tsx';
import type { RuleRun } from './run-content.ts';
import { feeUnit } from '../rule/fee-unit.ts';

type Part = CollectHistoryInfo['list'][number];

export interface RunSheetProps extends RuleRun {
  /** Where it stands for whoever reads it. */
  state?: ReactNode;
  /** Opens the transaction of one address. */
  onOpen?: ((part: Part) => void) | undefined;
}

/** A sweep as somebody decides about it or looks at it: how much of what, from every address to where, and what it costs. */
export function RunSheet({ run, rule, state, onOpen }: RunSheetProps) {
  const { t } = useTranslation('collection');
  const { symbol_alias: alias, real_fee: paid } = run;
  const columns = useMemo(
    (): TableColumn<Part>[] => [
      {
        key: 'subWallet',
        header: t('column.subWallet'),
        isTitle: true,
        minWidth: 120,
        cell: ({ sub_wallet_name: name }) => name,
      },
      {
        key: 'from',
        header: t('column.from'),
        whole: true,
        cell: (part) => <WholeAddress address={part.address_from} label={t('column.from')} />,
        text: ({ address_from }) => address_from,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        align: 'end',
        card: 'lead',
        cell: (part) => <Amount value={part.amount} symbol={alias} />,
      },
      {
        key: 'status',
        header: t('field.status'),
        card: 'state',
        cell: ({ status }) => <TransactionStatusTag of={{ trans_kind: 'collect', status, txid: run.txid }} />,
      },
    ],
    [t, alias, run.txid],
  );
  return (
    <DecisionSheet
      context={
        <>
          {t('run.title')} · {coinName(run)}
          <CoinCode symbol={run.symbol} name={alias} /> · {run.rule_name}
        </>
      }
      headline={<Amount value={run.total_amount} symbol={alias} />}
      note={
        <>
          {run.amount_usd === undefined ? null : (
            <>
              ≈ <Amount kind="fiat" value={run.amount_usd} /> ·{' '}
            </>
          )}
          {t('run.from', { count: run.address_count })} ·{' '}
          {t('sheet.into', { name: rule.collect_sub_wallet_name })}
        </>
      }
      state={state}
      facts={[
        {
          key: 'fee',
          label: t(paid === undefined ? 'run.feeEstimated' : 'run.feePaid'),
          value: (
            <Text tone="strong">
              <Amount value={paid ?? run.fee} symbol={feeUnit(run)} />
            </Text>
          ),
        },
        {
          key: 'begun',
          label: t('run.begun'),
          value: (
            <>
              {run.initiator === undefined ? t('run.byItself') : run.initiator.nickname} ·{' '}
              <Time at={run.created_at} />
            </>
          ),
        },
        ...(run.finished_at === undefined
          ? []
          : [{ key: 'finished', label: t('run.finished'), value: <Time at={run.finished_at} /> }]),
        ...(run.fail_reason === undefined || run.fail_reason === ''
          ? []
          : [{ key: 'reason', label: t('run.reason'), value: run.fail_reason }]),
      ]}
    >
      <Table
        label={t('run.addresses')}
        columns={columns}
        rows={run.list}
        rowKey={({ trans_id }) => trans_id}
        rowName={({ sub_wallet_name: name }) => name}
        {...(onOpen === undefined ? {} : { onOpen })}
      />
      <ReceivingAddress rule={rule} />
    </DecisionSheet>
  );
}
