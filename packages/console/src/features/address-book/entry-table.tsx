import type { ListedEntry } from '@mpc/api';
import { Button, IconButton, Inline, Table, type TableBasics } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { ListTable } from '#shared/list/list-view.tsx';
import type { BookId } from './book-id.ts';
import { payBlock, type EntryAct } from './entry-acts.ts';

// A menu is large code, and the entries can be read before it is there.
const Menu = lazyPart(() => import('./entry-row-menu.tsx'), 'EntryRowMenu');

export interface EntryTableProps
  extends ListTable, Pick<TableBasics<ListedEntry>, 'columns' | 'rows' | 'selectedKey'> {
  book: BookId;
  onOpen: (entry: ListedEntry) => void;
  onAct: (act: EntryAct, entry: ListedEntry) => void;
}

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

/** One line for each entry of a book, with what can be done with it. */
export function EntryTable({ book, onAct, ...rest }: EntryTableProps) {
  const { t } = useTranslation('whiteAddress');
  return (
    <Table
      {...rest}
      label={t('book.entries')}
      rowKey={({ id }) => id}
      rowName={({ label }) => label}
      rowActions={(entry, name) => (
        <Inline gap="xs" wrap={false} justify="end">
          {book.kind === 'subWallet' ? (
            <Button
              size="small"
              aria-label={t('act.useOf', { label: name })}
              disabledReason={payBlock(entry, t)}
              onClick={() => onAct('use', entry)}
            >
              {t('act.use')}
            </Button>
          ) : null}
          <Suspense fallback={menuPlace}>
            <Menu entry={entry} book={book} name={name} onAct={onAct} />
          </Suspense>
        </Inline>
      )}
    />
  );
}
