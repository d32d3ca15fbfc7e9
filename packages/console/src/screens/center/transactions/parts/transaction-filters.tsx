import { Button, Skeleton, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { PeriodDays, PeriodFilter } from '#shared/list/period-filter.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import type { transactionsList } from '../transactions-list.ts';
import { selectLabels, useFilterOptions } from '../use-filter-options.ts';

// Filters that are seldom used are loaded when they are.
const More = lazyPart(() => import('./more-filters.tsx'), 'MoreFilters');

/** The filters behind "More filters". */
const seldom = ['net', 'way', 'source', 'kyt', 'by', 'min', 'max', 'from', 'to'] as const;

export interface TransactionFiltersProps {
  list: UsedList<typeof transactionsList>;
  /** When this day began for the reader. */
  today: number;
}

/** Narrows the list: since when, in which sub-wallets, which coin, where it stands, what names it, and much more. */
export function TransactionFilters({ list, today }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(
    list,
    (['sub', 'coin', 'status'] as const).map((name) => ({ name, label: t(selectLabels[name]) })),
  );
  const options = useFilterOptions(state, selects.shown);
  const count = seldom.filter((name) => list.chosen(name).length > 0).length;
  const [isMore, setMore] = useState(count > 0);
  return (
    <Stack gap="s">
      <ListFilters list={list}>
        <PeriodFilter value={state.period} today={today} onChange={(period) => change({ period })} />
        <SelectFilters filters={selects} options={options} />
        <KeywordField
          label={t('transactions.filter.keyword')}
          value={state.q}
          onChange={(q) => change({ q })}
        />
        <Button variant="ghost" size="small" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {count === 0 ? t('transactions.filter.more') : t('transactions.filter.moreOn', { count })}
        </Button>
      </ListFilters>
      <PeriodDays value={state.period} onChange={(period) => change({ period })} />
      {isMore ? (
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <More list={list} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
