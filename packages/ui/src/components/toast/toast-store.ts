import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

/** What a toast says. */
export interface ToastMessage {
  /** A toast replaces the one with the same key. Without a key it stands on its own. */
  key?: string;
  /** How it went. */
  tone: Tone;
  /** What happened, in one sentence. */
  message: ReactNode;
  /** What to do next, or the text it is about. */
  detail?: ReactNode;
  /** One thing that can be done about it; doing it closes the toast. */
  action?: { label: string; onAction: () => void };
  /**
   * How long it stays, in milliseconds, not counting while the pointer or the focus is on a toast or the tab is hidden;
   * null, or more than 24 days, for until it is closed. @default 5000, null for `danger`
   */
  duration?: number | null;
}

/** A toast that is on screen. */
export interface Toast extends ToastMessage {
  key: string;
  duration: number | null;
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

/** A timer that is to wait longer than this does not wait at all. */
const longestTimer = 2 ** 31 - 1;

/**
 * Makes a list of toasts of its own, for tests and for pages with more than one region. Of more than `limit` toasts the
 * oldest that would leave anyway go at once; those that stay until they are closed all stay.
 */
export function createToasts({ limit = 5 }: { limit?: number } = {}): Toasts {
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
      const { duration = message.tone === 'danger' ? null : 5000 } = message;
      const toast = {
        ...message,
        duration: duration !== null && duration > longestTimer ? null : duration,
        key: message.key ?? `toast-${revision}`,
        revision,
      };
      const replaces = shown.some(({ key }) => key === toast.key);
      const all = replaces
        ? shown.map((other) => (other.key === toast.key ? toast : other))
        : [...shown, toast];
      const leaving = all.filter((one) => one !== toast && one.duration !== null);
      const early = leaving.slice(0, Math.max(0, all.length - limit));
      set(all.filter((one) => !early.includes(one)));
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
