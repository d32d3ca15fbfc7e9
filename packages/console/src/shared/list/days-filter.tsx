import { FilterChip } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { DaysPickerProps } from './days-picker.tsx';
import { ahead } from '#shared/loading/ahead.ts';

const load = () => import('./days-picker.tsx');

// A calendar is large code, and most lists are read without one.
const Picker = lazyPart(load, 'DaysPicker');

/** Narrows a list to some days: a chip until it is wanted. */
export function DaysFilter(props: DaysPickerProps) {
  const [wanted, setWanted] = useState(false);
  if (!wanted && props.value !== null) setWanted(true);
  const chip = (
    <FilterChip
      pressed={props.value !== null}
      onPointerEnter={ahead(load)}
      onFocus={ahead(load)}
      onChange={() => setWanted(true)}
    >
      {props.label}
    </FilterChip>
  );
  return <Suspense fallback={chip}>{wanted ? <Picker {...props} /> : chip}</Suspense>;
}
