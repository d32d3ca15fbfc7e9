import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { DrawerPage } from './drawer-stack.reducer.ts';

/** A stack of drawers and what can be done to it. */
export interface DrawerStackHandle<State = undefined> {
  pages: readonly DrawerPage[];
  /** Puts a page on top; one with a key that is in the stack goes back to it and renews it. */
  push: (page: PushedPage<State>) => void;
  /** Takes the top page away. */
  pop: () => void;
  /** Closes the whole stack. */
  clear: () => void;
}

/** A page as it is pushed. */
export interface PushedPage<State> extends Omit<DrawerPage, 'content'> {
  /** What it shows. A function is given what `useDrawerStack` was given, and called again whenever that changes. */
  content: ReactNode | ((state: State) => ReactNode);
}

/** The stack that a provider holds. */
export const DrawerStackContext = createContext<
  (Omit<DrawerStackHandle, 'push'> & { push: (page: DrawerPage) => void }) | null
>(null);

/**
 * The stack of the nearest `DrawerStackProvider`. What a pushed page shows is an element, and stays as it was pushed; or
 * a function of the state given here, and follows it for as long as who pushed it is there.
 */
export function useDrawerStack(): DrawerStackHandle;
export function useDrawerStack<State>(state: State): DrawerStackHandle<State>;
export function useDrawerStack<State>(state?: State): DrawerStackHandle<State | undefined> {
  const stack = use(DrawerStackContext);
  if (!stack) throw new Error('useDrawerStack needs a DrawerStackProvider above it.');
  const [live] = useState(() => createLive(state));
  useLayoutEffect(() => live.set(state), [live, state]);
  const { push: pushPage } = stack;
  const push = useCallback(
    ({ content, ...page }: PushedPage<State | undefined>) =>
      pushPage({
        ...page,
        content: typeof content === 'function' ? <Live state={live} render={content} /> : content,
      }),
    [pushPage, live],
  );
  return useMemo(() => ({ ...stack, push }), [stack, push]);
}

interface LiveState<State> {
  get: () => State;
  set: (state: State) => void;
  subscribe: (changed: () => void) => () => void;
}

function createLive<State>(first: State): LiveState<State> {
  let now = first;
  const subscribers = new Set<() => void>();
  return {
    get: () => now,
    set: (state) => {
      if (Object.is(now, state)) return;
      now = state;
      for (const changed of subscribers) changed();
    },
    subscribe: (changed) => {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
  };
}

/** Shows the state of who pushed it as it is now. */
function Live<State>({
  state,
  render,
}: {
  state: LiveState<State>;
  render: (state: State) => ReactNode;
}): ReactNode {
  return render(useSyncExternalStore(state.subscribe, state.get, state.get));
}
