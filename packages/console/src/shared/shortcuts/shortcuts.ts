import type { ParseKeys } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

/** A key of a screen, and what it does. */
interface Shortcut {
  /** As `KeyboardEvent.key` has it; several do the same. */
  keys: readonly string[];
  /** How it is written in the list of shortcuts. */
  shown: string;
  label: ParseKeys;
}

/** The keys of the screen that is in sight. */
export interface ShortcutGroup {
  title: ParseKeys;
  shortcuts: readonly Shortcut[];
}

/** What the list of shortcuts shows besides the keys that work everywhere; null where a screen has none of its own. */
export const useShortcutGroup = create<{ group: ShortcutGroup | null }>()(() => ({ group: null }));

/** Whether a key pressed here is typed into something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));

/** Whether something stands over the page, whose keys are its own. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]') !== null;

/** Hears the keys of a screen while nothing is typed and nothing stands over it, and tells the list of shortcuts of them. */
export function useScreenKeys(group: ShortcutGroup, act: (key: string) => void): void {
  useEffect(() => {
    useShortcutGroup.setState({ group });
    return () => useShortcutGroup.setState({ group: null });
  }, [group]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.metaKey || event.ctrlKey || event.altKey;
    const isKnown = group.shortcuts.some(({ keys }) => keys.includes(event.key));
    if (isChord || !isKnown || event.defaultPrevented || isTyping(event.target) || isCovered()) return;
    // Enter on a button or a link presses that.
    const isPressed =
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      event.target.closest('button, a') !== null;
    if (isPressed) return;
    event.preventDefault();
    act(event.key);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
