import { FilterBar, FilterSelect, type FilterOption } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { KeywordField } from '../filter/keyword-field.tsx';
import { isBookNarrowed, statusesIn, type BookFilter, type Choice } from './book-filter.values.ts';
import type { BookPlace } from './book-place.ts';
import { entryStatus } from './entry-look.ts';
import { useBookChains, useSubWalletNames } from './use-book-options.ts';

export interface BookFiltersProps {
  place: BookPlace;
  filter: BookFilter;
  onChange: (part: Partial<BookFilter>) => void;
  onReset: () => void;
}

const choices: readonly Exclude<Choice, null>[] = ['yes', 'no'];

/** Narrows a book: by network, sub-wallet, whitelist, status, use, and a part of what names an entry. */
export function BookFilters({ place, filter, onChange, onReset }: BookFiltersProps) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains(place);
  const subWallets = useSubWalletNames(place.kind === 'wallet' ? place.walletId : undefined);
  const isShared = place.kind !== 'personal';
  const yesOrNo = (name: 'white' | 'recent') => (
    <FilterSelect
      label={t(`filter.${name}`)}
      options={choices.map((id) => ({ id, label: t(`filter.${name}Is.${id}`) }))}
      value={filter[name] === null ? [] : [filter[name]]}
      onChange={([id]) => onChange({ [name]: id ?? null })}
    />
  );
  return (
    <FilterBar onReset={isBookNarrowed(filter) ? onReset : undefined}>
      <KeywordField
        label={t('filter.keyword')}
        value={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <FilterSelect
        multiple
        label={t('column.network')}
        options={chains.map((chain): FilterOption => ({ id: chain.symbol, label: chain.coin_net }))}
        value={filter.networks}
        onChange={(networks) => onChange({ networks })}
      />
      {place.kind === 'wallet' ? (
        <FilterSelect
          multiple
          label={t('column.subWallets')}
          options={subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name }))}
          value={filter.subWallets.map(String)}
          onChange={(ids) => onChange({ subWallets: ids.map(Number) })}
        />
      ) : null}
      {isShared ? yesOrNo('white') : null}
      {isShared ? (
        <FilterSelect
          multiple
          label={t('column.status')}
          options={statusesIn[filter.tab].map((status) => ({
            id: String(status),
            label: t(entryStatus[status].label),
          }))}
          value={filter.statuses.map(String)}
          onChange={(codes) =>
            onChange({ statuses: statusesIn[filter.tab].filter((status) => codes.includes(String(status))) })
          }
        />
      ) : null}
      {yesOrNo('recent')}
    </FilterBar>
  );
}
