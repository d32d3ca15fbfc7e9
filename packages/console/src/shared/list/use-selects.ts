import { useState } from 'react';

/** A filter that chooses from options. */
export interface SelectFilter<Name extends string> {
  name: Name;
  label: string;
  /** @default as the list keeps it */
  isMultiple?: boolean;
  /** One is always chosen. */
  isRequired?: boolean;
}

/** A list, as filters choose in it. */
export interface Choosing<Name extends string> {
  isMultiple: (name: Name) => boolean;
  chosen: (name: Name) => string[];
  choose: (name: Name, ids: readonly string[]) => void;
}

/** Filters that choose from options, which are read once one of the filters is wanted. */
export function useSelects<Name extends string>(
  list: Choosing<Name>,
  selects: readonly SelectFilter<Name>[],
) {
  const [wanted, setWanted] = useState<{ pressed: Name | null } | null>(null);
  // Once they stand there they stay, also when what was chosen is taken away in one of them.
  if (wanted === null && selects.some(({ name }) => list.chosen(name).length > 0))
    setWanted({ pressed: null });
  return {
    list,
    selects,
    /** Those whose options are wanted now. */
    shown: wanted === null ? [] : selects.map(({ name }) => name),
    isWanted: wanted !== null,
    pressed: wanted?.pressed ?? null,
    press: (name: Name) => setWanted({ pressed: name }),
  };
}

export type Selects<Name extends string> = ReturnType<typeof useSelects<Name>>;
