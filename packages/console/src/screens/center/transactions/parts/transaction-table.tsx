import type { TransactionRow } from '@mpc/api';
import { formatNumber, Table, type TableColumn } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { factsOf } from '#features/payments';
import type { ListTable } from '#shared/list/list-view.tsx';
import type { BeginWith } from '#features/transactions';
import type { Entry } from '../list-entries.rules.ts';
import { kindLook } from '../transaction-looks.ts';
import { DustRows } from './dust-rows.tsx';
import { RowActions } from './row-actions.tsx';

export interface TransactionTableProps extends ListTable {
  entries: readonly Entry[];
  columns: readonly TableColumn<Entry>[];
  /** The row that stands open, as `kind:number`. */
  selectedKey: string | undefined;
  onOpen: (row: TransactionRow, begin?: BeginWith) => void;
  onOpenIntent: (requestId: string) => void;
}

/** One line for each thing that moved: which way, how much to the last digit, with whom, and where it stands. */
export function TransactionTable({ entries, onOpen, onOpenIntent, ...rest }: TransactionTableProps) {
  const { t } = useTranslation();
  const hasDust = entries.some(({ kind }) => kind === 'dust');
  const nameOf = (entry: Entry): string => {
    if (entry.kind === 'dust') return t('transactions.dust.count', { count: entry.rows.length });
    const [amount, coin] =
      entry.kind === 'intent'
        ? [factsOf(entry.intent.payment).amount, entry.intent.unit]
        : [entry.row.amount, entry.row.symbol_alias];
    const look = entry.kind === 'row' ? kindLook(entry.row.trans_kind) : kindLook('withdraw');
    const kind = look === null ? '' : t(look.label);
    return t('transactions.name', { kind, amount: formatNumber(amount, { digits: 'all' }), coin });
  };
  return (
    <Table
      {...rest}
      label={t('nav.transactions')}
      rows={entries}
      rowKey={({ key }) => key}
      rowName={nameOf}
      onOpen={(entry) => {
        if (entry.kind === 'row') onOpen(entry.row);
        else if (entry.kind === 'intent') onOpenIntent(entry.key.slice('intent:'.length));
      }}
      opens={(entry) =>
        entry.kind === 'intent' || (entry.kind === 'row' && kindLook(entry.row.trans_kind) !== null)
      }
      openLabel={(_, name) => t('transactions.open', { name })}
      rowActions={(entry, name) =>
        entry.kind === 'row' && kindLook(entry.row.trans_kind) !== null ? (
          <RowActions row={entry.row} name={name} onOpen={onOpen} />
        ) : null
      }
      expanded={
        hasDust
          ? (entry) => (entry.kind === 'dust' ? <DustRows rows={entry.rows} onOpen={onOpen} /> : undefined)
          : undefined
      }
    />
  );
}
