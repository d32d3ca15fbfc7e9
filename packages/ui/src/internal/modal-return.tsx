import { useEffect, useState } from 'react';

const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Where the focus goes when a modal closes and what opened it has gone or cannot have it any more: the nearest thing
 * around it that remains, and the main content where nothing does. The modal itself sees to all other cases but one: a
 * dialog calls the focus to itself half a second after it opened, where nothing has it; and nothing has it in the moment
 * in which another on top of it closes.
 */
export function ModalReturn() {
  // Taken while rendering: by the time of an effect the focus is inside, and what opened it may have left its place.
  const [around] = useState(whereTheFocusIs);
  // The base lets go of the page behind in an effect of its own: before that nothing there can have the focus, and a frame
  // may come before it.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const astray = at === document.body || around.slice(1).some((place) => place === at);
        if (astray) focusNear(around);
      });
    },
    [around],
  );
  return null;
}

/** What has the focus, and everything around it; nothing where nothing has. */
function whereTheFocusIs(): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  let at = typeof document === 'undefined' ? null : document.activeElement;
  for (; at !== null && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement) path.push(at);
  return path;
}

function focusNear(around: readonly HTMLElement[]) {
  const places = [...around, document.querySelector('main')].filter((place) => place?.isConnected);
  for (const place of places)
    for (const one of [place, ...(place?.querySelectorAll<HTMLElement>(reachable) ?? [])]) {
      one?.focus();
      if (document.activeElement === one) return;
    }
}
