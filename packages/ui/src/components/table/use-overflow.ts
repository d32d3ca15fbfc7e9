import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element. A scroll container would hold the sticky head inside
 * itself, so the table becomes one only when it must.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflowing;
}
