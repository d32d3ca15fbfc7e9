import { useSearchParams } from 'react-router-dom';
import type { Codec } from '../list/codec.ts';
import { otherTab } from './other-tab.ts';

/**
 * The tab that the address names, and the way to another one.
 *
 * @param kept - What else of the address all tabs are about.
 */
export function useTab<Tab>(codec: Codec<Tab>, kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  return {
    tab: codec.parse(search.get('tab') ?? ''),
    choose: (id: string) => setSearch((now) => otherTab(now, codec.format(codec.parse(id)), kept)),
  };
}
