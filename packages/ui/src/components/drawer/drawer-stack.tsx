import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { drawerStackReducer, type DrawerPage } from './drawer-stack.reducer.ts';
import { Drawer } from './drawer.tsx';

export interface DrawerStackProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  /** The top page last. No pages, no drawer. */
  pages: readonly DrawerPage[];
  /** The back arrow and Escape: take the top page away. */
  onPop: () => void;
  /** The close button: take all of them away. */
  onClear: () => void;
  /** The overlay of the top page. */
  ref?: Ref<HTMLDivElement>;
}

/** Shows the top page of a stack. The pages below it stay as they are, typed text and all, until it goes. */
export function DrawerStack({ pages, onPop, onClear, ref, ...rest }: DrawerStackProps) {
  // A page waits for the one below it to stand: two that come at once would each make the other inert.
  const [opened, setOpened] = useState(0);
  return pages.slice(0, opened + 1).map(({ key, content, ...page }, index) => {
    const top = index === pages.length - 1;
    return (
      <Drawer
        key={key}
        {...rest}
        {...page}
        open
        onClose={onClear}
        onBack={index > 0 ? onPop : undefined}
        data-stacked={index > 0 || undefined}
        {...(top ? { ref } : { 'data-covered': true })}
      >
        <Stands depth={index + 1} onStand={setOpened} />
        {content}
      </Drawer>
    );
  });
}

/** Tells how deep the stack stands. */
function Stands({ depth, onStand }: { depth: number; onStand: (depth: number) => void }) {
  useLayoutEffect(() => {
    onStand(depth);
    return () => onStand(depth - 1);
  }, [depth, onStand]);
  return null;
}

/** A stack of drawers and what can be done to it. */
export interface DrawerStackHandle {
  pages: readonly DrawerPage[];
  /** Puts a page on top; one with a key that is in the stack goes back to it and renews it. */
  push: (page: DrawerPage) => void;
  /** Takes the top page away. */
  pop: () => void;
  /** Closes the whole stack. */
  clear: () => void;
}

const DrawerStackContext = createContext<DrawerStackHandle | null>(null);

/** Holds one stack of drawers for everything below it. */
export function DrawerStackProvider({ children }: { children: ReactNode }) {
  const [pages, dispatch] = useReducer(drawerStackReducer, []);
  const actions = useMemo(
    () => ({
      push: (page: DrawerPage) => dispatch({ type: 'push', page }),
      pop: () => dispatch({ type: 'pop' }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [],
  );
  const handle = useMemo(() => ({ pages, ...actions }), [pages, actions]);
  return (
    <DrawerStackContext value={handle}>
      {children}
      <DrawerStack pages={pages} onPop={actions.pop} onClear={actions.clear} />
    </DrawerStackContext>
  );
}

/** The stack of the nearest `DrawerStackProvider`. */
export function useDrawerStack(): DrawerStackHandle {
  const handle = use(DrawerStackContext);
  if (!handle) throw new Error('useDrawerStack needs a DrawerStackProvider above it.');
  return handle;
}
