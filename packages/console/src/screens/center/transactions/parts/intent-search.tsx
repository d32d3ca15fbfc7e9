import { type Intent, useSearch } from '#features/payments';

/** Looks for a payment whose answer was lost, for as long as it is there. Shows nothing. */
export function IntentSearch({ intent }: { intent: Intent }) {
  useSearch(intent);
  return null;
}
