import type { OperateLog } from '@mpc/api';
import { DiffView, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { auditOp, auditStatus, modeOp } from '#features/address-book';
import { CodeTag } from '#shared/status/code-tag.tsx';
import type { ListTable } from '#shared/list/list-view.tsx';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { opOf } from '../book-log-list.ts';

export interface OperationTableProps extends ListTable {
  columns: readonly TableColumn<OperateLog>[];
  operations: readonly OperateLog[];
  /** Opens the request that an operation led to. */
  onOpen: (operation: OperateLog) => void;
}

/** The columns of the operations; a person chooses among them and puts them in order. */
export function useOperationColumns() {
  const { t } = useTranslation('whiteAddress');
  return useMemo((): TableColumn<OperateLog>[] => {
    const opName = ({ op_type: type, area }: OperateLog) => {
      const op = opOf(type);
      // The mode of a sub-wallet, and not an entry of its whitelist.
      if (area === 'whitelist' && (op === 3 || op === 4)) return t(modeOp[op === 3 ? 1 : 0]);
      return op === undefined ? type : t(auditOp[op]);
    };
    return [
      {
        key: 'time',
        header: t('log.time'),
        card: 'note',
        cell: (row) => <Time at={row.created_at} kind="short" />,
        text: ({ created_at }) => isoWithZone(created_at),
      },
      {
        key: 'op',
        header: t('log.op'),
        isTitle: true,
        card: 'lead',
        cell: (row) => <Text tone="strong">{opName(row)}</Text>,
        text: opName,
      },
      {
        key: 'operator',
        header: t('log.operator'),
        card: 'about',
        minWidth: 80,
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
      {
        key: 'subWallet',
        priority: 2,
        minWidth: 96,
        hideOnPhone: true,
        header: t('column.subWallets'),
        cell: (row) => row.sub_wallet_name || t('log.several'),
      },
      { key: 'ip', header: t('log.ip'), cell: ({ ip }) => ip, hideOnPhone: true },
      {
        key: 'result',
        header: t('log.result'),
        card: 'state',
        cell: ({ status }) => <CodeTag looks={auditStatus} code={status} t={t} />,
        text: ({ status }) => codeWords(auditStatus, status, t),
      },
    ];
  }, [t]);
}

/** One line for each thing somebody did, with what it changed below it. */
export function OperationTable({ operations, ...rest }: OperationTableProps) {
  const { t } = useTranslation('whiteAddress');
  return (
    <Table
      {...rest}
      label={t('log.tab.operations')}
      rows={operations}
      rowKey={({ id }) => id}
      opens={({ item_id }) => item_id > 0}
      expanded={({ content_before, content_after }) =>
        content_before === content_after ? undefined : (
          <DiffView
            label={t('log.changes')}
            items={[
              {
                key: 'content',
                label: t('log.content'),
                before: content_before,
                after: content_after,
                kind: 'text',
              },
            ]}
          />
        )
      }
    />
  );
}
