import { FilterChip } from '@mpc/ui';
import {
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

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
  /** The selects themselves, of which the one that was pressed is pressed at once. */
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
      // As a transition, so that the chip keeps its place and the focus until they are there.
      onChange={() => startTransition(() => setWanted({ pressed: id }))}
    >
      {label}
    </FilterChip>
  ));
  return <Suspense fallback={chips}>{wanted === null ? chips : children(wanted.pressed)}</Suspense>;
}

/**
 * For the select that comes instead of a pressed chip: presses its button as soon as there is something to choose from, so
 * that it opens and the focus comes back to that button.
 */
export function usePressOnce(isReady: boolean): RefObject<HTMLDivElement | null> {
  const select = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReady) return undefined;
    // Its list is there one frame after its button.
    const frame = requestAnimationFrame(() => {
      const button = select.current?.querySelector('button');
      button?.focus();
      button?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return select;
}
