import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#shared/shortcuts/shortcuts.ts';

/** find: ⌘K or Ctrl+K anywhere; help: ? where nothing is being typed. */
export type Shortcut = 'find' | 'help';

function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') return 'find';
  if (event.key === '?' && !isTyping(event.target) && document.querySelector('[role=dialog]') === null)
    return 'help';
  return null;
}

/** Hears the shortcuts that work on every screen. */
export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    act(shortcut);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
