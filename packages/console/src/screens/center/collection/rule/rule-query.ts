import { AnswerMismatch, collection } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { queryOptions, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { client, read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { ruleIdIn } from './rule-id.rules.ts';

/** One rule. */
export const ruleOf = (id: number) => read(collection.rule, { id });

/** What a rule would sweep now. The call takes the number of a transaction as well: an answer about another rule is none. */
export const waitingOf = (id: number) =>
  queryOptions({
    queryKey: keyOf(collection.transInfo, { id }),
    queryFn: async ({ signal }) => {
      const info = await client.call(collection.transInfo, { id }, { signal });
      if (info.rule_id !== id) throw new AnswerMismatch(collection.transInfo, 'rule_id');
      return info;
    },
  });

/** Reads something once more, before it is acted on; null where no answer came. */
export async function readAgain<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | null> {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, staleTime: 0, retry: false }).catch(() => null);
}

/** Asks for the rule that an address ends with. */
export const askForRule: AskFirst = async (queries, { pathname }) => {
  const id = ruleIdIn(pathname);
  if (id !== null) await askEarly(queries, ruleOf(id));
};
