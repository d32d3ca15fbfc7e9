import { FilterBar } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { isBookNarrowed, pickedIn, type BookFilter, type BookPicker } from './book-filter.values.ts';
import type { BookPlace } from './book-place.ts';
import { SelectPlaces } from '#shared/filter/select-places.tsx';

const load = () => import('./book-selects.tsx');

const Selects = lazyPart(load, 'BookSelects');

export interface BookFiltersProps {
  place: BookPlace;
  filter: BookFilter;
  onChange: (part: Partial<BookFilter>) => void;
  onReset: () => void;
}

const labels = {
  network: 'column.network',
  subWallets: 'column.subWallets',
  white: 'filter.white',
  status: 'column.status',
  recent: 'filter.recent',
} as const satisfies Record<BookPicker, string>;

const pickers: Record<BookPlace['kind'], readonly BookPicker[]> = {
  wallet: ['network', 'subWallets', 'white', 'status', 'recent'],
  subWallet: ['network', 'white', 'status', 'recent'],
  personal: ['network', 'recent'],
};

/** Narrows a book: by network, sub-wallet, whitelist, status, use, and a part of what names an entry. */
export function BookFilters({ place, filter, onChange, onReset }: BookFiltersProps) {
  const { t } = useTranslation('whiteAddress');
  const shown = pickers[place.kind].map((id) => ({
    id,
    label: t(labels[id]),
    on: pickedIn(filter, id).length > 0,
  }));
  return (
    <FilterBar onReset={isBookNarrowed(filter) ? onReset : undefined}>
      <KeywordField
        label={t('filter.keyword')}
        value={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <SelectPlaces places={shown} load={load}>
        {(pressed) => (
          <Selects place={place} filter={filter} shown={shown} openFirst={pressed} onChange={onChange} />
        )}
      </SelectPlaces>
    </FilterBar>
  );
}
