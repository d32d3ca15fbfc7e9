import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/**
 * Whether something that a button opens is open. Where it is to stand open `first`, the button takes the focus before it
 * opens, so that the focus has somewhere to come back to: what had it may be gone by then.
 */
export function useOpenFirst(first: boolean, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const begin = useEffectEvent(() => {
    button.current?.focus();
    setOpen(true);
  });
  const wanted = useRef(first);
  useEffect(() => {
    if (!wanted.current) return undefined;
    wanted.current = false;
    // A frame later it is painted, and so can be measured by what opens beside it.
    const frame = requestAnimationFrame(begin);
    return () => {
      wanted.current = true;
      cancelAnimationFrame(frame);
    };
  }, []);
  return [open, setOpen] as const;
}
