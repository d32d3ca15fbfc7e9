import { FilterBar, FilterChip, FilterSelect, SearchField } from '../index.ts';
import { listTexts } from './list-page-texts.ts';
import { networks, recipientName, type Recipient } from './recipients.ts';
import { useTexts } from './use-texts.ts';

/** What the list is narrowed to. */
export interface RecipientFilter {
  text: string;
  white: boolean;
  networks: readonly string[];
}

/** Everything is shown. */
export const noFilter: RecipientFilter = { text: '', white: false, networks: [] };

/** Those that are left. */
export function narrow(
  rows: readonly Recipient[],
  filter: RecipientFilter,
  words: (typeof listTexts)['en-US'],
) {
  const wanted = filter.text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (wanted === '' || `${recipientName(row, words)} ${row.address}`.toLowerCase().includes(wanted)) &&
      (!filter.white || row.status === 'white') &&
      (filter.networks.length === 0 || filter.networks.includes(row.network)),
  );
}

interface RecipientFiltersProps {
  filter: RecipientFilter;
  onChange: (filter: RecipientFilter) => void;
}

/** The filters as chips: what is chosen stands on them. */
export function RecipientFilters({ filter, onChange }: RecipientFiltersProps) {
  const words = useTexts(listTexts);
  return (
    <FilterBar>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <FilterChip pressed={filter.white} onChange={(white) => onChange({ ...filter, white })}>
        {words.white}
      </FilterChip>
      <FilterSelect
        label={words.network}
        options={Object.entries(networks).map(([id, { name }]) => ({ id, label: name }))}
        value={filter.networks}
        onChange={(networks) => onChange({ ...filter, networks })}
        multiple
      />
    </FilterBar>
  );
}
