import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { highest } from './place-list.ts';
import { putBeside } from './put-beside.ts';

/**
 * Opens a popover of the browser beside an element, keeps it there while the page scrolls, and tells of presses outside of
 * both. `list` is what scrolls in it.
 */
export function usePlacedList(
  popover: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onLeave: () => void,
) {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && anchor.current?.contains(target) === false) onLeave();
  });
  useLayoutEffect(() => {
    // A simulated document knows no popovers.
    if (popover.current !== null && 'showPopover' in popover.current) popover.current.showPopover();
    popover.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
    const stop = new AbortController();
    const listen = { capture: true, signal: stop.signal };
    const follow = ({ target }: Event) => {
      if (target !== list.current) putInPlace(popover.current, list.current, anchor.current);
    };
    globalThis.addEventListener('scroll', follow, listen);
    globalThis.addEventListener('resize', follow, listen);
    globalThis.addEventListener('pointerdown', (event) => leave(event), listen);
    return () => stop.abort();
  }, [popover, list, anchor]);
  useLayoutEffect(() => putInPlace(popover.current, list.current, anchor.current));
}

function putInPlace(popover: HTMLElement | null, list: HTMLElement | null, anchor: HTMLElement | null) {
  if (popover === null || list === null || anchor === null) return;
  popover.style.setProperty('--trigger-width', `${anchor.getBoundingClientRect().width}px`);
  // It grows with its rows, and does not shrink again when others come into sight.
  popover.style.setProperty('--widest', `${popover.offsetWidth}px`);
  putBeside(anchor, popover, list, highest);
}
