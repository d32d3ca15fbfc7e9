import { useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '../../internal/arrow-keys.ts';

/**
 * Tells the fixed cells of an overflowing table where to stop, each after those before it, and says while they lie over
 * others (`data-over`). The DOM is told without a drawing of ours: this happens at every step of scrolling.
 */
export function useFixedCells(scroller: RefObject<HTMLElement | null>, overflowing: boolean): void {
  // After every drawing: columns may have come, gone, moved or become wider.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !overflowing) return undefined;
    const heads = Array.from(element.querySelectorAll<HTMLElement>('thead [data-fixed]'));
    let end = 0;
    heads.forEach((head, place) => {
      head.dataset['stop'] = String(end);
      // The first stops at the edge; a property set here is worked out anew for every cell.
      if (place > 0) element.style.setProperty(`--mpc-table-fixed-${place}`, `${end}px`);
      end += head.offsetWidth;
    });
    element.style.setProperty('scroll-padding-inline-start', `${end}px`);
    const last = heads.at(-1);
    const tell = () => {
      const around = element.getBoundingClientRect();
      const own = last?.getBoundingClientRect() ?? around;
      const start = isRightToLeft(element) ? around.right - own.right : own.left - around.left;
      const over = element.scrollLeft !== 0 && start <= Number(last?.dataset['stop']) + 1;
      element.toggleAttribute('data-over', over);
    };
    tell();
    element.addEventListener('scroll', tell, { passive: true });
    return () => element.removeEventListener('scroll', tell);
  });
}
