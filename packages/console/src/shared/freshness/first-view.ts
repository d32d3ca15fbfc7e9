import { useEffect } from 'react';
import { create } from 'zustand';
import { second } from '#shared/durations.ts';

interface FirstView {
  /** How many shapes stand where something is still to come. */
  shapes: number;
  /** Whether a screen has stood there whole, once since the page was opened. */
  isShown: boolean;
}

const useStore = create<FirstView>()(() => ({ shapes: 0, isShown: false }));

/** Once there is nothing left to draw; where there always is something, after a second. */
export const whenIdle = (then: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: second });
  else setTimeout(then);
};

/** Says that a shape stands where something is to come, until what this answers with is called. */
export function awaitShape(): () => void {
  useStore.setState(({ shapes }) => ({ shapes: shapes + 1 }));
  return () => {
    useStore.setState(({ shapes }) => ({ shapes: shapes - 1 }));
    // What came may begin with a shape of its own.
    whenIdle(() => {
      if (useStore.getState().shapes === 0) useStore.setState({ isShown: true });
    });
  };
}

/** The same for as long as a part shows one. */
export function useShape(isShape: boolean): void {
  useEffect(() => (isShape ? awaitShape() : undefined), [isShape]);
}

/** Whether the first screen stands there: the time to fetch what may be wanted next. */
export const useFirstView = (): boolean => useStore(({ isShown }) => isShown);

/** Until it does. */
export const firstView = (): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ isShown }: FirstView) => {
      if (!isShown) return;
      stop();
      resolve();
    };
    const stop = useStore.subscribe(look);
    look(useStore.getState());
  });
