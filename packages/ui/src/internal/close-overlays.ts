import { useEffect, useEffectEvent } from 'react';

const open = new Set<() => void>();

/**
 * Closes every dialog, drawer and palette that stands open, whoever opened it, also one whose decision is being carried
 * out: for an application in which what they are about is gone. Each has its `onClose` or `onCancel` called.
 */
export function closeOverlays(): void {
  for (const close of open) close();
}

/** Has something that stands open closed with everything else. */
export function useClosedWithAll(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const one = () => onClose();
    open.add(one);
    return () => {
      open.delete(one);
    };
  }, []);
}
