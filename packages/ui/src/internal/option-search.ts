import type { PickerOption } from './picker-option.tsx';

/** One thing to find and pick. */
export interface SearchOption<Id extends string = string> extends PickerOption<Id> {
  /** Further words it is found by. */
  keywords?: readonly string[];
}

/** An option with a text that stands for it alone: its label and detail, which ends with its id where others share both. */
export type NamedOption<Option extends PickerOption> = Option & { text: string };

/** Gives every option its text. The text is what a closed field shows, and what the base hands back when it filters. */
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

/** Whether every word that was typed is in the option's label, detail or keywords, whatever its case and accents. */
export function matchesOption({ label, detail = '', keywords = [] }: SearchOption, typed: string): boolean {
  const text = plain([label, detail, ...keywords].join('\n'));
  return plain(typed)
    .split(/[\s·]+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The filter of the base for named options: it is given their texts only. */
export function optionFilter(options: readonly NamedOption<SearchOption>[]) {
  const byText = new Map(options.map((option) => [option.text, option]));
  return (text: string, typed: string): boolean => {
    const option = byText.get(text);
    return option !== undefined && matchesOption(option, typed);
  };
}
