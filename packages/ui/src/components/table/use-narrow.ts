import { useLayoutEffect, type RefObject } from 'react';

/** The widest table in pixels whose rows are cards, as the style sheets of its parts say. */
const widest = 520;

/**
 * Marks a table that is too narrow for columns, in a drawer or a pane of a wide screen. Its style could ask for the width
 * of the container itself, but that is asked for every cell: of a thousand rows a tenth of the time they take.
 */
export function useNarrow(scroller: RefObject<HTMLElement | null>, isOff: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || isOff) return undefined;
    const measure = () => {
      const width = element.offsetWidth;
      element.querySelector(':scope > table')?.toggleAttribute('data-narrow', width > 0 && width <= widest);
    };
    // Now, so that whatever else is measured finds cards. Later in the next frame: an observer that changes what is observed
    // is reported as an error.
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [scroller, isOff]);
}
