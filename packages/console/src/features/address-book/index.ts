export { bookLists } from './book-list.ts';
export type { BookId } from './book-id.ts';
export { entriesOf } from './entries-of.ts';
export { EntryBook } from './entry-book.tsx';
export { auditOp, auditStatus, modeOp } from './entry-looks.ts';
export { useBookChains, useSubWalletNames } from './use-book-options.ts';
export { useEntries } from './use-entries.ts';
export { WhitelistMode, WhitelistModeShape } from './whitelist-mode.tsx';
export { WhitelistTable } from './whitelist-table.tsx';
