import type { ListedEntry } from '@mpc/api';
import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { BookId } from './book-id.ts';
import { entryMenu, type EntryAct } from './entry-acts.ts';

export interface EntryRowMenuProps {
  entry: ListedEntry;
  book: BookId;
  /** The row's own name. */
  name: string;
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

/** What can be done with an entry; what cannot be now is there too, and says why. */
export function EntryRowMenu({ entry, book, name, onAct }: EntryRowMenuProps) {
  const { t } = useTranslation('whiteAddress');
  return (
    <RowMenu
      name={name}
      items={entryMenu(entry, book, t)}
      onAction={(id) => {
        const act = acts.find((one) => one === id);
        if (act !== undefined) onAct(act, entry);
      }}
    />
  );
}
