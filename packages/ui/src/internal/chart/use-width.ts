import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide an element is, following it; a usual width on the server and until it is known. */
export function useWidth(ref: RefObject<Element | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      // Nothing is known of what is not shown.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
