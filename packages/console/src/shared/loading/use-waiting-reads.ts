import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether something on the page cannot be read for want of a connection, and there is nothing of it to show. */
export function useWaitingReads(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () =>
    cache
      .getAll()
      .some(
        (query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive(),
      ),
  );
}
