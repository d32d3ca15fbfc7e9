import { useEffect, useRef, useState, useSyncExternalStore, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { ToastCard } from './toast-card.tsx';
import { List, Region } from './toast.styles.ts';
import { toasts as defaultToasts, type Toasts } from './toast-store.ts';

export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  /** The list to show. @default the library's own `toasts` */
  toasts?: Toasts;
  ref?: Ref<HTMLElement>;
}

/**
 * Shows toasts and reads them out politely. Place it once, near the end of the application; it stays usable while a
 * modal overlay is open, and F6 moves the focus to its newest toast.
 */
export function ToastRegion({ toasts = defaultToasts, ...rest }: ToastRegionProps) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  // By key: one that goes while the pointer or the focus is on it tells nobody.
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const close =
        event.key === 'F6' && list.current?.querySelector<HTMLElement>('li:last-child [data-close]');
      if (!close) return;
      event.preventDefault();
      close.focus();
    };
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('keydown', enter);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('keydown', enter);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const paused = hidden || shown.some(({ key }) => key === hovered || key === focused);
  return (
    // Without the attribute a modal overlay would make the toasts inert and pull the focus out of them.
    <Region {...rest} aria-label={words.notifications} data-react-aria-top-layer="true">
      <List ref={list} aria-live="polite">
        {shown.map((toast) => (
          <ToastCard
            key={toast.key}
            toast={toast}
            paused={paused}
            onHover={setHovered}
            onFocus={setFocused}
            onDismiss={() => toasts.dismiss(toast.key)}
          />
        ))}
      </List>
    </Region>
  );
}
