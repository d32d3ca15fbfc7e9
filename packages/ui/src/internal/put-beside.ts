import { isRightToLeft } from './arrow-keys.ts';
import { placeList } from './place-list.ts';

/** Puts an open list beside what opens it; `scroller` is what scrolls in it, or the list itself. */
export function putBeside(anchor: Element, list: HTMLElement, scroller: HTMLElement, limit?: number) {
  const { clientWidth, clientHeight } = document.documentElement;
  // All of it, were there room.
  const height = scroller.scrollHeight + list.offsetHeight - scroller.clientHeight;
  const { left, top, maxHeight } = placeList(
    anchor.getBoundingClientRect(),
    { width: list.offsetWidth, height },
    { width: clientWidth, height: clientHeight },
    isRightToLeft(anchor),
    limit,
  );
  Object.assign(list.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
}
