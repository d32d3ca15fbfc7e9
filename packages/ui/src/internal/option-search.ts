import { foldText } from './fold-text.ts';
import type { PickerOption } from './picker-option.tsx';

/** One thing to find and pick. */
export interface SearchOption<Id extends string = string> extends PickerOption<Id> {
  /** Further words it is found by. */
  keywords?: readonly string[];
}

/** An option with a text that stands for it alone: its label and detail, which ends with its id where others share both. */
export type NamedOption<Option extends PickerOption> = Option & { text: string };

/** Gives every option its text, which is what a closed field shows. */
export function nameOptions<Option extends PickerOption>(options: readonly Option[]): NamedOption<Option>[] {
  const counts = new Map<string, number>();
  for (const option of options) counts.set(textOf(option), (counts.get(textOf(option)) ?? 0) + 1);
  return options.map((option) => {
    const text = textOf(option);
    if (counts.get(text) === 1) return { ...option, text };
    const detail = [option.detail, option.id].filter(Boolean).join(' · ');
    return { ...option, detail, text: textOf({ ...option, detail }) };
  });
}

const textOf = ({ label, detail = '' }: PickerOption): string =>
  detail === '' ? label : `${label} · ${detail}`;

/**
 * Finds the options that have every word that is typed in their label, detail or keywords. The texts are folded once, with
 * the first letter.
 */
export function optionFinder<Option extends SearchOption>(options: readonly Option[]) {
  let texts: string[] | undefined;
  return (typed: string): readonly Option[] => {
    const words = foldText(typed)
      .split(/[\s·]+/)
      .filter((word) => word !== '');
    if (words.length === 0) return options;
    texts ??= options.map(({ label, detail = '', keywords = [] }) =>
      foldText([label, detail, ...keywords].join('\n')),
    );
    return options.filter((_, at) => words.every((word) => texts?.[at]?.includes(word)));
  };
}
