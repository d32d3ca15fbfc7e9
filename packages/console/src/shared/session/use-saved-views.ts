import { useMemo } from 'react';
import { useCommonStore, type SavedView } from './common-store.ts';

/** The views of a list that this person named, and how to name another or forget one. A name names one view. */
export function useSavedViews(list: string) {
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const all = useCommonStore(({ views }) => views);
  const isIts = (view: SavedView, name: string) =>
    view.uid === uid && view.list === list && view.name === name;
  const without = (name: string) => (views: readonly SavedView[]) =>
    views.filter((view) => !isIts(view, name));
  return {
    views: useMemo(() => all.filter((view) => view.uid === uid && view.list === list), [all, uid, list]),
    save: (name: string, search: string) =>
      useCommonStore.setState(({ views }) => ({
        views: [...without(name)(views), { uid, list, name, search }],
      })),
    forget: (name: string) => useCommonStore.setState(({ views }) => ({ views: without(name)(views) })),
  };
}
