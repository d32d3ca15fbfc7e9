import { bookLists, entriesOf } from '#features/address-book';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, entriesOf({ kind: 'wallet', walletId }, bookLists.wallet.parse(search)));
