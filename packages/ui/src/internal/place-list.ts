interface Size {
  width: number;
  height: number;
}

/** How high a list of options becomes at most, in pixels: a dozen rows. */
export const highest = 400;

/** Where a list opens, in pixels of the window: below what opens it, or above where there is more room. */
export function placeList(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  list: Size,
  screen: Size,
  isRtl: boolean,
  limit = Infinity,
) {
  const gap = 4;
  const edge = 12;
  const below = screen.height - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  const goesUp = Math.min(list.height, limit) > below && above > below;
  const maxHeight = Math.min(goesUp ? above : below, limit);
  const start = isRtl ? anchor.right - list.width : anchor.left;
  return {
    left: Math.max(edge, Math.min(start, screen.width - list.width - edge)),
    top: goesUp ? anchor.top - gap - Math.min(list.height, maxHeight) : anchor.bottom + gap,
    maxHeight,
  };
}
