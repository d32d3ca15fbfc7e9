import { bookLists, entriesOf } from '#features/address-book';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  queries.prefetchQuery(entriesOf({ kind: 'wallet', walletId }, bookLists.wallet.parse(search)));
