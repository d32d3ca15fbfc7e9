import { AnswerMismatch, collection } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { queryOptions } from '@tanstack/react-query';
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

/** Asks for the rule that an address ends with. */
export const askForRule: AskFirst = async (queries, { pathname }) => {
  const id = ruleIdIn(pathname);
  if (id !== null) await askEarly(queries, ruleOf(id));
};
