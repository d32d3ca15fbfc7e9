import type { ListedEntry } from '@mpc/api';
import { Button, Inline, RowMenu, Table, type TableBasics } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { BookPlace } from './book-place.ts';
import { entryMenu, payBlock, type EntryAct } from './entry-acts.ts';

export interface EntryTableProps extends Pick<
  TableBasics<ListedEntry>,
  | 'columns'
  | 'rows'
  | 'layout'
  | 'onLayout'
  | 'sort'
  | 'onSort'
  | 'loading'
  | 'empty'
  | 'footer'
  | 'selectedKey'
> {
  place: BookPlace;
  onOpen: (entry: ListedEntry) => void;
  onAct: (act: EntryAct, entry: ListedEntry) => void;
}

const acts: readonly EntryAct[] = [
  'edit',
  'white',
  'copy',
  'transactions',
  'log',
  'request',
  'propose',
  'delete',
];

/** One line for each entry of a book, with what can be done with it. */
export function EntryTable({ place, onAct, ...rest }: EntryTableProps) {
  const { t } = useTranslation('whiteAddress');
  return (
    <Table
      {...rest}
      label={t('book.entries')}
      rowKey={({ id }) => id}
      rowName={({ label }) => label}
      rowActions={(entry, name) => (
        <Inline gap="xs" wrap={false} justify="end">
          {place.kind === 'subWallet' ? (
            <Button
              size="small"
              aria-label={t('act.useOf', { label: name })}
              disabledReason={payBlock(entry, t)}
              onClick={() => onAct('use', entry)}
            >
              {t('act.use')}
            </Button>
          ) : null}
          <RowMenu
            name={name}
            items={entryMenu(entry, place, t)}
            onAction={(id) => {
              const act = acts.find((one) => one === id);
              if (act !== undefined) onAct(act, entry);
            }}
          />
        </Inline>
      )}
    />
  );
}
