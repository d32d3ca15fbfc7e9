import { createContext, use, useLayoutEffect, useState } from 'react';

/** The place for actions at the foot of a drawer or pane, which stands only once its content does. */
export interface Foot {
  /** The ref of the element at the foot. */
  put: (element: HTMLElement | null) => void;
  /** Tells where the foot is, now and whenever that changes. */
  follow: (tell: (element: HTMLElement | null) => void) => () => void;
}

function createFoot(): Foot {
  let foot: HTMLElement | null = null;
  const followers = new Set<(element: HTMLElement | null) => void>();
  return {
    put: (element) => {
      foot = element;
      for (const tell of followers) tell(foot);
    },
    follow: (tell) => {
      followers.add(tell);
      tell(foot);
      return () => followers.delete(tell);
    },
  };
}

/** A foot of one's own. That it stands renders only what is put there, not the drawer or pane once more. */
export function useFoot(): readonly [Foot, Foot['put']] {
  const [foot] = useState(createFoot);
  return [foot, foot.put];
}

/** The foot of the nearest drawer or pane. */
export const FootContext = createContext<Foot | null>(null);

/** The element at the foot of the nearest drawer or pane, once it stands. */
export function useFootElement(): HTMLElement | null {
  const foot = use(FootContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => foot?.follow(setElement), [foot]);
  return element;
}
