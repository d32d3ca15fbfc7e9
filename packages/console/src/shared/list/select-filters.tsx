import { FilterChip, type FilterOption } from '@mpc/ui';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { OpenSelects as Open } from './open-selects.tsx';
import type { Selects } from './use-selects.ts';
import { ahead } from '#shared/loading/ahead.ts';

const load = () => import('./open-selects.tsx');

// Options to choose from are large code, and most lists are read without them. `lazy` forgets that it is generic.
const OpenSelects = lazyPart(load, 'OpenSelects') as unknown as typeof Open;

export interface SelectFiltersProps<Name extends string> {
  filters: Selects<Name>;
  options: Readonly<Record<Name, readonly FilterOption[]>>;
}

/** Filters that choose from options: chips until one is wanted, whose code is loaded as soon as a press is likely. */
export function SelectFilters<Name extends string>({ filters, options }: SelectFiltersProps<Name>) {
  const { list, selects, isWanted, pressed, press } = filters;
  const chips = selects.map(({ name, label }) => (
    <FilterChip
      key={name}
      aria-haspopup="listbox"
      pressed={list.chosen(name).length > 0}
      onPointerEnter={ahead(load)}
      onFocus={ahead(load)}
      onChange={() => press(name)}
    >
      {label}
    </FilterChip>
  ));
  return (
    <Suspense fallback={chips}>
      {isWanted ? <OpenSelects list={list} selects={selects} options={options} pressed={pressed} /> : chips}
    </Suspense>
  );
}
