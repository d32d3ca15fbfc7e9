import { useEffect, type RefObject } from 'react';

/** When VoiceOver on iOS has drawn a dialog and can be led to it. */
const DRAWN = 500;

/**
 * Brings the focus into a dialog that opens, unless something in it has called for it already. VoiceOver on iOS does not
 * follow the first call, so that a dialog that still has the focus itself is focused once more.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.contains(document.activeElement)) return undefined;
    element.focus({ preventScroll: true });
    const again = setTimeout(() => {
      if (document.activeElement !== element) return;
      element.blur();
      element.focus({ preventScroll: true });
    }, DRAWN);
    return () => clearTimeout(again);
  }, [dialog]);
}
