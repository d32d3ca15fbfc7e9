import { FilterSelect, type FilterOption } from '@mpc/ui';
import type { Choosing, SelectFilter } from './use-selects.ts';

export interface OpenSelectsProps<Name extends string> {
  list: Choosing<Name>;
  selects: readonly SelectFilter<Name>[];
  options: Readonly<Record<Name, readonly FilterOption[]>>;
  /** The one that was pressed before its code was there. */
  pressed?: Name | null;
}

/** The filters of a list that choose from options. */
export function OpenSelects<Name extends string>({
  list,
  selects,
  options,
  pressed = null,
}: OpenSelectsProps<Name>) {
  // With nothing to choose from yet it would open empty, and jump when that comes.
  const opens = (name: Name) => pressed === name && options[name].length > 0;
  return selects.map(({ name, label, isMultiple = list.isMultiple(name), isRequired = false }) => (
    <FilterSelect
      key={`${name} ${opens(name)}`}
      multiple={isMultiple}
      required={isRequired}
      label={label}
      defaultOpen={opens(name)}
      options={options[name]}
      value={list.chosen(name)}
      onChange={(ids) => list.choose(name, ids)}
    />
  ));
}
