import type { PickerOption } from '../../internal/picker-option.tsx';

/** Adds at the end what is not there yet, as far as there is room; `leftOut` counts what did not fit. */
export function add<Id extends string>(chosen: readonly Id[], ids: readonly Id[], limit: number) {
  const known = new Set(chosen);
  const fresh = ids.filter((id) => !known.has(id));
  const taken = fresh.slice(0, Math.max(0, limit - chosen.length));
  return { chosen: [...chosen, ...taken], added: taken.length, leftOut: fresh.length - taken.length };
}

/** Takes away, and leaves the rest in its order. */
export function without<Id extends string>(chosen: readonly Id[], ids: ReadonlySet<Id>): Id[] {
  return chosen.filter((id) => !ids.has(id));
}

/** The options whose label or detail has the text in it, whatever its case. */
export function search<Option extends PickerOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  return options.filter(({ label, detail = '' }) => `${label}\n${detail}`.toLowerCase().includes(wanted));
}

/** Splits the options into those that may be added, and those that were, in the order in which they were chosen. */
export function split<Id extends string>(options: readonly PickerOption<Id>[], chosen: readonly Id[]) {
  const byId = new Map(options.map((option) => [option.id, option]));
  const taken = new Set(chosen);
  return {
    available: options.filter((option) => !taken.has(option.id)),
    // What is no longer offered is shown all the same: it must not be sent unseen.
    chosen: chosen.map((id) => byId.get(id) ?? { id, label: id }),
  };
}
