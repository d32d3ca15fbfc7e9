import type { ListedEntry } from '@mpc/api';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { BookId } from './book-id.ts';
import type { EntryAct } from './entry-acts.ts';

const Form = lazyPart(() => import('./entry-drawer.tsx'), 'EntryDrawer');
const Detail = lazyPart(() => import('./entry-detail-drawer.tsx'), 'EntryDetailDrawer');

export interface BookDrawersProps {
  book: BookId;
  /** Those of the page in sight; undefined while they are read. */
  entries: readonly ListedEntry[] | undefined;
  onAct: (act: EntryAct, entry: ListedEntry) => void;
}

const numberOf = (id: string | null): number | null =>
  id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;

/** What the address says stands open over a book: `add`, `entry:5001`, `edit:5001`, `propose:5001` or `request:3001`. */
export function BookDrawers({ book, entries, onAct }: BookDrawersProps) {
  const { open, close } = useOverlayParam();
  if (open === null) return null;
  const id = numberOf(open.id);
  const entry = entries?.find((one) => one.id === id);
  const drawer = () => {
    if (open.kind === 'add') return <Form book={book} task={{ kind: 'add' }} onClose={close} />;
    if (id === null || entries === undefined) return null;
    if (open.kind === 'request') return <ItemDrawer key={id} kind="book" id={id} onClose={close} />;
    if (open.kind === 'entry' || entry === undefined)
      return <Detail key={id} book={book} entry={entry} onAct={onAct} onClose={close} />;
    const kind = (['edit', 'propose'] as const).find((one) => one === open.kind);
    return kind === undefined ? null : (
      <Form key={`${kind} ${id}`} book={book} task={{ kind, entry }} onClose={close} />
    );
  };
  return <Suspense>{drawer()}</Suspense>;
}
