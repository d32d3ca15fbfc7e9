import { useEffect, useEffectEvent } from 'react';

/** Calls back once a form around an element has been reset. */
export function useFormReset(element: () => Element | null, onReset: () => void) {
  const hear = useEffectEvent(({ target }: Event) => {
    // The controls are reset after the event.
    if (target instanceof Node && target.contains(element())) setTimeout(onReset);
  });
  useEffect(() => {
    const listen = (event: Event) => hear(event);
    document.addEventListener('reset', listen, true);
    return () => document.removeEventListener('reset', listen, true);
  }, []);
}
