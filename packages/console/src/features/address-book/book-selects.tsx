import { FilterSelect, type FilterOption } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { pickedIn, pickIn, statusesIn, type BookFilter, type BookPicker } from './book-filter.values.ts';
import type { BookPlace } from './book-place.ts';
import { entryStatus } from './entry-look.ts';
import type { SelectPlace } from '#shared/filter/select-places.tsx';
import { useBookChains, useSubWalletNames } from './use-book-options.ts';

export interface BookSelectsProps {
  place: BookPlace;
  filter: BookFilter;
  shown: readonly SelectPlace<BookPicker>[];
  /** The one that was pressed before its code was there. */
  openFirst: BookPicker | null;
  onChange: (part: Partial<BookFilter>) => void;
}

const choices = ['yes', 'no'] as const;

/** The filters of a book that choose from a list. */
export function BookSelects({ place, filter, shown, openFirst, onChange }: BookSelectsProps) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains(place);
  const subWallets = useSubWalletNames(place.kind === 'wallet' ? place.walletId : undefined);
  const options: Record<BookPicker, FilterOption[]> = {
    network: chains.map((chain) => ({ id: chain.symbol, label: chain.coin_net })),
    subWallets: subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
    white: choices.map((id) => ({ id, label: t(`filter.whiteIs.${id}`) })),
    status: statusesIn[filter.tab].map((status) => ({
      id: String(status),
      label: t(entryStatus[status].label),
    })),
    recent: choices.map((id) => ({ id, label: t(`filter.recentIs.${id}`) })),
  };
  // With nothing to choose from yet it would open empty, and jump when that comes.
  const opens = (picker: BookPicker) => openFirst === picker && options[picker].length > 0;
  return shown.map(({ id: picker, label }) => (
    <FilterSelect
      key={`${picker} ${opens(picker)}`}
      multiple={picker !== 'white' && picker !== 'recent'}
      label={label}
      defaultOpen={opens(picker)}
      options={options[picker]}
      value={pickedIn(filter, picker)}
      onChange={(ids) => onChange(pickIn(filter, picker, ids))}
    />
  ));
}
