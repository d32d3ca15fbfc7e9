import { FilterChip } from '@mpc/ui';
import { Suspense, useState, type ReactNode } from 'react';

export interface SelectPlace<Name extends string> {
  id: Name;
  label: string;
  /** Something is chosen in it. */
  on: boolean;
}

export interface SelectPlacesProps<Name extends string> {
  places: readonly SelectPlace<Name>[];
  /** Loads the code of the selects, as soon as a press is likely. */
  load: () => Promise<unknown>;
  /** The selects themselves, of which the one that was pressed opens at once. */
  children: (pressed: Name | null) => ReactNode;
}

/**
 * Where the filters that choose from a list stand until one of them is wanted: their code is large, and most lists are
 * read without them.
 */
export function SelectPlaces<Name extends string>({ places, load, children }: SelectPlacesProps<Name>) {
  const [wanted, setWanted] = useState<{ pressed: Name | null } | null>(null);
  // Once they stand there they stay, also when what was chosen is taken away in one of them.
  if (wanted === null && places.some(({ on }) => on)) setWanted({ pressed: null });
  const chips = places.map(({ id, label, on }) => (
    <FilterChip
      key={id}
      aria-haspopup="listbox"
      pressed={on}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onChange={() => setWanted({ pressed: id })}
    >
      {label}
    </FilterChip>
  ));
  return <Suspense fallback={chips}>{wanted === null ? chips : children(wanted.pressed)}</Suspense>;
}
