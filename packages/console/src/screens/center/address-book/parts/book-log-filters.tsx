import { FilterBar, Inline, Skeleton } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { SelectPlaces } from '#shared/filter/select-places.tsx';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { isLogNarrowed, pickedInLog, type BookLogFilter, type LogPicker } from '../book-log-filter.values.ts';

const load = () => import('./book-log-selects.tsx');

const Selects = lazyPart(load, 'BookLogSelects');
// A calendar is large code, and the log can be read before it is there.
const Days = lazyPart(() => import('./book-log-days.tsx'), 'BookLogDays');

export interface BookLogFiltersProps {
  walletId: number;
  filter: BookLogFilter;
  onChange: (part: Partial<BookLogFilter>) => void;
  onReset: () => void;
}

const labels = {
  op: 'log.op',
  result: 'log.result',
  network: 'column.network',
  subWallets: 'column.subWallets',
} as const satisfies Record<LogPicker, string>;

const pickers: Record<BookLogFilter['tab'], readonly LogPicker[]> = {
  requests: ['op', 'result', 'network', 'subWallets'],
  operations: ['op', 'result', 'subWallets'],
};

/** Narrows the log: by day, operation, result, network, sub-wallet, and a part of a label or an address. */
export function BookLogFilters({ walletId, filter, onChange, onReset }: BookLogFiltersProps) {
  const { t } = useTranslation('whiteAddress');
  const shown = pickers[filter.tab].map((id) => ({
    id,
    label: t(labels[id]),
    on: pickedInLog(filter, id).length > 0,
  }));
  return (
    <Inline align="end">
      <Suspense fallback={<Skeleton shape="form" count={1} style={{ width: '320px', maxWidth: '100%' }} />}>
        <Days days={filter.days} onChange={(days) => onChange({ days })} />
      </Suspense>
      <FilterBar onReset={isLogNarrowed(filter) ? onReset : undefined}>
        <KeywordField
          label={t('log.keyword')}
          value={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
        <SelectPlaces key={filter.tab} places={shown} load={load}>
          {(pressed) => (
            <Selects
              walletId={walletId}
              filter={filter}
              shown={shown}
              openFirst={pressed}
              onChange={onChange}
            />
          )}
        </SelectPlaces>
      </FilterBar>
    </Inline>
  );
}
