import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import { fundStrategyOf } from './fund-queries.ts';

export const askFirst: AskFirst = async (queries, { search }) => {
  const id = idIn(search, 'id');
  if (id !== null) await askEarly(queries, fundStrategyOf(id));
};
