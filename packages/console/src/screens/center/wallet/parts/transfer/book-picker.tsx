import type { BookEntry } from '@mpc/api';
import { ComboBox, ellipsis } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

interface BookPickerProps {
  entries: readonly BookEntry[];
  onPick: (entry: BookEntry) => void;
}

/** The addresses of the book on one network, shared and personal. The whole address is shown once it is picked. */
export function BookPicker({ entries, onPick }: BookPickerProps) {
  const { t } = useTranslation();
  const detail = (entry: BookEntry) =>
    [
      ellipsis(entry.address),
      t(`transfer.book.${entry.scope}`),
      ...(entry.is_white === 1 ? [t('transfer.book.white')] : []),
      entry.used_count === 0
        ? t('transfer.book.neverPaid')
        : t('transfer.book.paid', { count: entry.used_count }),
    ].join(' · ');
  return (
    <ComboBox
      label={t('transfer.book.label')}
      placeholder={t('transfer.book.placeholder')}
      empty={t('transfer.book.empty')}
      options={entries.map((entry) => ({
        id: String(entry.id),
        label: entry.label,
        detail: detail(entry),
        keywords: [entry.address],
      }))}
      value={null}
      onChange={(id) => {
        const entry = entries.find((one) => String(one.id) === id);
        if (entry !== undefined) onPick(entry);
      }}
    />
  );
}
