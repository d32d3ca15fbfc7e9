import { paths, to } from '#shared/paths.ts';
import { carrySelection } from '#shared/selection/with-selection.ts';

const places = {
  detail: paths.center.collection.detail,
  edit: paths.center.collection.edit,
  thresholds: paths.center.collection.editThreshold,
  authorizations: paths.center.collection.authSubWallets,
} as const;

export type RulePlace = keyof typeof places;

/** A place of a rule in this tab's wallet, and what stands open there. `search` is the address's now. */
export function ruleHref(place: RulePlace, id: number, search: string, open?: string): string {
  const path = to(places[place], { id });
  return carrySelection(open === undefined ? path : `${path}?open=${open}`, search);
}
