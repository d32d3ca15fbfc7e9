import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a sub-wallet is looked at by. */
export const centreTabs = ['coins', 'nft', 'inscriptions', 'addresses'] as const;

/** What narrows, sorts or arranges the list of a tab; it goes with the tab. */
const ofTheTab = ['net', 'q', 'zero', 'small', 'sort', 'coin', 'type', 'ticker', 'token', 'page'] as const;

/** What the address can say. */
export type CentreName = (typeof ofTheTab)[number] | 'tab' | 'open' | 'find' | 'by' | 'few' | 'group';

const lists: readonly string[] = ofTheTab;

/** The state of the wallet centre that a link shares, as its address says it. */
export function useCentre() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: Partial<Record<CentreName, string>>) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        if ('tab' in part) for (const name of ofTheTab) next.delete(name);
        if (Object.keys(part).some((name) => lists.includes(name))) next.delete('page');
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
    /** Empty where the address says nothing of it. */
    said: (name: CentreName) => search.get(name) ?? '',
    /** Writes into the address; an empty text takes out. A narrowed list starts at its first page. */
    change,
  };
}
