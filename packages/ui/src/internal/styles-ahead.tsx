import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What has been drawn ahead. */
const drawn = new Set<ReactNode>();

/**
 * Draws something outside of the document, once per page and when the browser has nothing else to do: its styles are there
 * by the time it opens, and the page is not styled anew for them. Safari does not say when it has nothing to do: there they
 * come with it.
 *
 * @param children - The same element each time.
 */
export function StylesAhead({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (drawn.has(children) || !('requestIdleCallback' in window)) return undefined;
    const wait = requestIdleCallback(() => {
      drawn.add(children);
      setPlace(document.createElement('div'));
    });
    return () => cancelIdleCallback(wait);
  }, [children]);
  return place && createPortal(children, place);
}
