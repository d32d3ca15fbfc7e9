import type { TransactionRow } from '@mpc/api';
import { feeOf } from '@mpc/api/fingerprint';
import { Amount, Button, Inline, Stack, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { calledContract, OrderAmount } from '#features/orders';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { TodaysFee } from './todays-fee.tsx';

export interface PendingTableProps {
  rows: readonly TransactionRow[];
  loading: boolean;
  onAct: (act: 'speedUp' | 'cancel', row: TransactionRow) => void;
  empty: ReactNode;
  footer: ReactNode;
}

/** One line for each payment under way, the oldest first, with what can be done about it. */
export function PendingTable({ onAct, ...rest }: PendingTableProps) {
  const { t } = useTranslation();
  const canSpeedUp = rest.rows.some(({ can_speed_up }) => can_speed_up === true);
  const columns = useMemo(
    (): TableColumn<TransactionRow>[] => [
      {
        key: 'what',
        header: t('pending.what'),
        isTitle: true,
        card: 'lead',
        minWidth: 180,
        cell: (row) => (
          <Stack gap="xs" align="start">
            <OrderAmount order={row} />
            {row.outputs !== undefined && row.outputs.length > 1 ? (
              <Text tone="muted">{t('transactions.recipients', { count: row.outputs.length })}</Text>
            ) : (
              <NamedAddress
                address={calledContract(row)}
                baseSymbol={row.base_symbol}
                label={t(row.trans_kind === 'web3' ? 'call.contract' : 'transfer.to')}
                subWalletId={row.sub_wallet_id}
                explorer={row.address_link}
              />
            )}
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('speedUp.status'),
        card: 'state',
        minWidth: 160,
        cell: (row) => (
          <Stack gap="xs" align="start">
            <TransactionStatusTag of={row} />
            <Text tone="muted" size="label">
              <Time at={row.created_at} kind="relative" />
            </Text>
          </Stack>
        ),
      },
      {
        key: 'fee',
        header: t('speedUp.paysNow'),
        align: 'end',
        cell: (row) => (
          <Stack gap="xs" align="end">
            <Amount value={feeOf(row)?.amount} symbol={feeOf(row)?.unit} />
            {row.gas_price === undefined ? null : (
              <Text tone="muted" size="label">
                {t('fee.at', { price: row.gas_price, unit: 'Gwei' })}
              </Text>
            )}
          </Stack>
        ),
      },
      // A column of its own only where it says something.
      ...(canSpeedUp
        ? [
            {
              key: 'today',
              header: t('pending.today'),
              align: 'end' as const,
              cell: (row: TransactionRow) => (row.can_speed_up === true ? <TodaysFee row={row} /> : null),
            },
          ]
        : []),
      {
        key: 'actions',
        fixed: 'end',
        header: t('pending.actions'),
        headerHidden: true,
        align: 'end',
        cell: (row) => (
          <Inline justify="end" gap="xs" wrap={false}>
            <Button
              size="small"
              disabledReason={
                row.can_speed_up === true
                  ? undefined
                  : whyNot(row, t('pending.notSent'), t('pending.noSpeedUp'))
              }
              onClick={() => onAct('speedUp', row)}
            >
              {t('speedUp.act')}
            </Button>
            <Button
              size="small"
              disabledReason={
                row.can_cancel === true
                  ? undefined
                  : whyNot(row, t('pending.notYours'), t('speedUp.signedAlready'))
              }
              onClick={() => onAct('cancel', row)}
            >
              {t(row.trans_kind === 'withdraw' ? 'pending.cancel' : 'pending.cancelCall')}
            </Button>
          </Inline>
        ),
      },
    ],
    [t, onAct, canSpeedUp],
  );
  return (
    <Table
      {...rest}
      label={t('pending.title')}
      columns={columns}
      rowKey={(row) => `${row.trans_kind}:${row.id}`}
    />
  );
}

/** One reason before it is sent, and another after. */
const whyNot = ({ txid }: TransactionRow, before: string, after: string) => (txid === '' ? before : after);
