import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

/** What a toast says. */
export interface ToastMessage {
  /** A toast replaces the one with the same key. Without a key it stands on its own. */
  key?: string;
  /** `danger` stays until it is closed, the others leave by themselves. */
  tone: Tone;
  /** What happened, in one sentence. */
  message: ReactNode;
  /** What to do next, or the text it is about. */
  detail?: ReactNode;
  /** One thing that can be done about it; doing it closes the toast. */
  action?: { label: string; onAction: () => void };
}

/** A toast that is on screen. */
export interface Toast extends ToastMessage {
  key: string;
  /** Grows with every toast, so that a replaced one is told from the one before it. */
  revision: number;
}

/** A list of toasts that code outside React can add to. */
export interface Toasts {
  /** Shows a toast and gives back its key. */
  show: (message: ToastMessage) => string;
  dismiss: (key: string) => void;
  clear: () => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

/** Makes a list of toasts of its own, for tests and for pages with more than one region. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let revision = 0;
  const set = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      revision += 1;
      const toast = { ...message, key: message.key ?? `toast-${revision}`, revision };
      const replaces = shown.some(({ key }) => key === toast.key);
      set(replaces ? shown.map((other) => (other.key === toast.key ? toast : other)) : [...shown, toast]);
      return toast.key;
    },
    dismiss: (key) => set(shown.filter((toast) => toast.key !== key)),
    clear: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}

/** The list that the library's own parts, such as the copy button, add to. */
export const toasts: Toasts = createToasts();
