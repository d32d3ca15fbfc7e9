import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import type { SeniorKind } from '../senior-links.ts';
import { changeLists, changesPage, hitLists, hitsPage } from './strategy-log-lists.ts';

/** Asks for the page of the tab that the address names. */
export const askForLog =
  (kind: SeniorKind): AskFirst =>
  (queries, { search, walletId }) => {
    const hits = hitLists[kind].parse(search);
    return hits.tab === 'hits'
      ? askEarly(queries, hitsPage(kind, hits, walletId))
      : askEarly(queries, changesPage(kind, changeLists[kind].parse(search), walletId));
  };
