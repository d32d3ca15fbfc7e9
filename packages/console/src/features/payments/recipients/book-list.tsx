import type { BookEntry } from '@mpc/api';
import { ellipsis, EmptyState, OptionList, StatusTag, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Picked } from './destination-picker.tsx';

interface BookListProps {
  entries: readonly BookEntry[];
  label: string;
  keyword: string;
  onPick: (picked: Picked) => void;
}

/** The addresses of one book on a network. The whole address is shown once it is picked. */
export function BookList({ entries, label, keyword, onPick }: BookListProps) {
  const { t } = useTranslation();
  const wanted = keyword.toLowerCase();
  const found = entries.filter((entry) =>
    [entry.label, entry.address].some((text) => text.toLowerCase().includes(wanted)),
  );
  const item = (entry: BookEntry) => ({
    id: String(entry.id),
    title: entry.label,
    marks:
      entry.is_white === 1 ? <StatusTag tone="success">{t('transfer.book.white')}</StatusTag> : undefined,
    detail: (
      <>
        {ellipsis(entry.address)}
        {' · '}
        {entry.used_count === 0
          ? t('transfer.book.neverPaid')
          : t('transfer.book.paid', { count: entry.used_count })}
        {entry.last_used_at === undefined ? null : (
          <>
            {' · '}
            <Time at={entry.last_used_at} kind="short" />
          </>
        )}
      </>
    ),
  });
  return (
    <OptionList
      label={label}
      sections={[{ id: 'found', items: found.map(item) }]}
      onSelect={(id) => {
        const entry = entries.find((one) => String(one.id) === id);
        if (entry !== undefined) onPick(entry);
      }}
      empty={<EmptyState title={t(entries.length === 0 ? 'transfer.book.none' : 'transfer.book.empty')} />}
    />
  );
}
