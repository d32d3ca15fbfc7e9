import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWide } from '../use-media.ts';

let questions = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  questions += by;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const isAsked = () => questions > 0;

/** While this is mounted, details stay beside their list or over it: what is asked in them would close as they move. */
export function useHeldLayout(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a detail stands beside its list, where there is room: what is asked stays open though the window becomes narrow. */
export function useBeside(): boolean {
  const isWide = useWide();
  const isHeld = useSyncExternalStore(listen, isAsked);
  const [isBeside, setBeside] = useState(isWide);
  if (!isHeld && isBeside !== isWide) setBeside(isWide);
  return isBeside;
}
