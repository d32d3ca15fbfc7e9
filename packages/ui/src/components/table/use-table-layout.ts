import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { plainLayout, readLayout, type TableLayout } from './table-layout.rules.ts';

/** What could not be written down, for as long as the page lives: storage may be blocked or full. */
const unsaved = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  const kept = unsaved.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab wrote.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

const onServer = () => null;

/**
 * How a person arranged a table's columns, kept in this browser under a key of its own: spread it into the table and
 * its `TableColumnsButton`. Columns that are not there now keep their place for when they come back.
 */
export function useTableLayout(storageKey: string): {
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
} {
  const text = useSyncExternalStore(listen, () => read(storageKey), onServer);
  const layout = useMemo(() => readLayout(text) ?? plainLayout, [text]);
  const onLayout = useCallback((next: TableLayout) => write(storageKey, JSON.stringify(next)), [storageKey]);
  return { layout, onLayout };
}
