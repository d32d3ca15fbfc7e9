import { bookLists, entriesOf } from '#features/address-book';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { search }) =>
  queries.prefetchQuery(entriesOf({ kind: 'personal' }, bookLists.personal.parse(search)));
