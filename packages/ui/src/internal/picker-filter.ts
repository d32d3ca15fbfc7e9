import { useFilter } from 'react-aria-components';
import type { PickerOption } from './picker-option.tsx';

/** One thing to find and pick. */
export interface SearchOption<Id extends string = string> extends PickerOption<Id> {
  /** Further words it is found by. */
  keywords?: readonly string[];
}

/** Finds options by label, detail and keywords, whatever their case and accents. */
export function useOptionFilter(options: readonly SearchOption[]) {
  const { contains } = useFilter({ sensitivity: 'base' });
  // The base hands over the label only; the options that carry it are asked for all their words.
  return (label: string, text: string) =>
    options.some(
      (option) =>
        option.label === label &&
        [label, option.detail ?? '', ...(option.keywords ?? [])].some((word) => contains(word, text)),
    );
}
