import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Closes everything that stands open without the address saying so. */
export function closeOverlays(): void {
  for (const close of listeners) close();
}

/** Lets what a component holds open be closed with all the rest. */
export function useCloseOverlays(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const listener = () => onClose();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
