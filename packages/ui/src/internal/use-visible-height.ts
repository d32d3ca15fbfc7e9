import { useEffect, type RefObject } from 'react';

/** Keeps `--visible-height` of an element to what a keyboard on the screen leaves of it. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => {
      if (viewport)
        element.current?.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
    };
    viewport?.addEventListener('resize', fit);
    return () => viewport?.removeEventListener('resize', fit);
  }, [element]);
}
