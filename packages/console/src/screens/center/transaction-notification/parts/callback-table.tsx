import type { Callback } from '@mpc/api';
import { Button, Table, type TableColumn, type TableLayout } from '@mpc/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sortBy, type CallbackFilter } from '../callback-filter.values.ts';
import { resendLimit, type Resending } from '../use-resend.ts';

export interface CallbackTableProps {
  rows: readonly Callback[];
  columns: readonly TableColumn<Callback>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  /** Other rows are on their way. */
  loading: boolean;
  filter: CallbackFilter;
  onSort: (sort: CallbackFilter['sort']) => void;
  /** The delivery that stands open. */
  selectedKey: number | undefined;
  onOpen: (row: Callback) => void;
  resending: Resending;
  /** Why this person may not send anything again. */
  barred: string | undefined;
  empty: ReactNode;
  footer: ReactNode;
}

const nothing: ReadonlySet<string | number> = new Set();

/** One line for each delivery: what was told, to whom, how often it was tried, and how it ended. */
export function CallbackTable({ filter, onSort, resending, barred, ...rest }: CallbackTableProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(nothing);
  const { resend, isSending, sending } = resending;
  return (
    <Table
      {...rest}
      label={t('callbacks.title')}
      rowKey={(row) => row.notify_id}
      rowName={(row) => String(row.notify_id)}
      sort={
        filter.sort && {
          key: filter.sort.by,
          direction: filter.sort.isAscending ? 'ascending' : 'descending',
        }
      }
      onSort={(sort) => onSort(sort && sortBy(sort.key, sort.direction === 'ascending'))}
      selectedKeys={selected}
      onSelect={barred === undefined ? setSelected : undefined}
      selectionActions={(keys) => (
        <Button
          size="small"
          busy={sending}
          disabledReason={
            keys.size > resendLimit ? t('callbacks.tooMany', { limit: resendLimit }) : undefined
          }
          onClick={() => {
            resend([...keys].map(Number));
            setSelected(nothing);
          }}
        >
          {t('callbacks.resend')}
        </Button>
      )}
      rowActions={(row) => (
        <Button
          size="small"
          aria-label={t('callbacks.resendOne', { id: row.notify_id })}
          busy={isSending(row.notify_id)}
          disabledReason={barred ?? (sending && !isSending(row.notify_id) ? t('callbacks.busy') : undefined)}
          onClick={() => resend([row.notify_id])}
        >
          {t('callbacks.resend')}
        </Button>
      )}
    />
  );
}
