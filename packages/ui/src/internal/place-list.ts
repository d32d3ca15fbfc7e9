interface Size {
  width: number;
  height: number;
}

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
  const room = list.height > below && above > below ? above : below;
  const start = isRtl ? anchor.right - list.width : anchor.left;
  return {
    left: Math.max(edge, Math.min(start, screen.width - list.width - edge)),
    // It grows away from what opens it.
    top: room === below ? anchor.bottom + gap : undefined,
    bottom: room === below ? undefined : screen.height - anchor.top + gap,
    maxHeight: room,
  };
}
