interface Size {
  width: number;
  height: number;
}

/** How high a list becomes at most, in pixels: a dozen rows. */
export const highest = 400;

/** Where a list opens, in pixels of the window: below what opens it, or above where there is more room. */
export function placeList(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  list: Size,
  screen: Size,
  isRtl = false,
) {
  const gap = 4;
  const edge = 12;
  const below = screen.height - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  const room = Math.min(list.height, highest) > below && above > below ? above : below;
  const start = isRtl ? anchor.right - list.width : anchor.left;
  return {
    left: Math.max(edge, Math.min(start, screen.width - list.width - edge)),
    // Null where it opens above, and has its bottom there.
    top: room === below ? anchor.bottom + gap : null,
    bottom: anchor.top - gap,
    maxHeight: Math.min(room, highest),
  };
}
