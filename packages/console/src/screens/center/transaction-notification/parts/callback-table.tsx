import type { Callback } from '@mpc/api';
import { Button, Table, type TableColumn } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { ListTable } from '#shared/list/list-view.tsx';
import { resendLimit, type Resending } from '../use-resend.ts';

export interface CallbackTableProps extends ListTable {
  rows: readonly Callback[];
  columns: readonly TableColumn<Callback>[];
  /** The delivery that stands open. */
  selectedKey: number | undefined;
  onOpen: (row: Callback) => void;
  resending: Resending;
  /** Why this person may not send anything again. */
  barred: string | undefined;
}

const nothing: ReadonlySet<string | number> = new Set();

/** One line for each delivery: what was told, to whom, how often it was tried, and how it ended. */
export function CallbackTable({ resending, barred, ...rest }: CallbackTableProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(nothing);
  const { resend, isSending, sending } = resending;
  return (
    <Table
      {...rest}
      label={t('callbacks.title')}
      rowKey={(row) => row.notify_id}
      rowName={(row) => String(row.notify_id)}
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
