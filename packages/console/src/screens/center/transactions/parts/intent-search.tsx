import type { Intent } from '../../../../shared/intents/intent.ts';
import { useSearch } from '../../../../shared/intents/use-search.ts';

/** Looks for a payment whose answer was lost, for as long as it is there. Shows nothing. */
export function IntentSearch({ intent }: { intent: Intent }) {
  useSearch(intent);
  return null;
}
