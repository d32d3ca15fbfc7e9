import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabLists } from './centre-lists.ts';

/** What a sub-wallet is looked at by. */
export const centreTabs = ['coins', 'nft', 'inscriptions', 'addresses', 'allowances'] as const;

/** The tab of the wallet center, and what the address says besides its list. */
export function useCentre() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: Partial<Record<'tab' | 'coin' | 'token' | 'open', string>>) =>
      setSearch((now) => {
        // What narrows the list of a tab goes with it.
        const lists = 'tab' in part ? tabLists : [];
        const next = lists.reduce((left, list) => list.clear(left), new URLSearchParams(now));
        if ('tab' in part) next.delete('token');
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    [setSearch],
  );
  return {
    tab: centreTabs.find((tab) => tab === search.get('tab')) ?? 'coins',
    /** The token that stands open in its collection; empty for none. */
    token: search.get('token') ?? '',
    /** Writes into the address; an empty text takes out. */
    change,
  };
}
