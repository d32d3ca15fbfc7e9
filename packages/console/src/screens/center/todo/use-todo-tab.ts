import { useSearchParams } from 'react-router-dom';

/** What waits for me, what I wait for, and what is over. */
export const todoTabs = ['mine', 'started', 'done'] as const;

/** The tab of this address, and how to change it. */
export function useTodoTab() {
  const [search, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('tab', id);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return { tab: todoTabs.find((one) => one === search.get('tab')) ?? 'mine', choose };
}
