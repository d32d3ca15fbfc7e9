import { useLayoutEffect, useMemo, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import type { ModalProps } from '../../internal/modal.tsx';
import type { PanelProps } from '../../internal/panel-props.ts';
import { drawerStackReducer, type DrawerPage } from './drawer-stack.reducer.ts';
import { Drawer, type DrawerProps } from './drawer.tsx';
import { DrawerStackContext } from './use-drawer-stack.tsx';

/** A drawer that lies on another or under one. */
const StackedDrawer: ComponentType<DrawerProps & Pick<ModalProps, 'covered' | 'stacked'>> = Drawer;

export interface DrawerStackProps extends PanelProps {
  /** The top page last. No pages, no drawer. */
  pages: readonly DrawerPage[];
  /** The back arrow and Escape: take the top page away. */
  onPop: () => void;
  /** The close button: take all of them away. */
  onClear: () => void;
}

/** Shows the top page of a stack. The pages below it stay as they are, typed text and all, until it goes. */
export function DrawerStack({ pages, onPop, onClear, ref, ...rest }: DrawerStackProps) {
  // A page waits for the one below it to stand: two that come at once would each make the other inert.
  const [opened, setOpened] = useState(0);
  return pages.slice(0, opened + 1).map(({ key, content, ...page }, index) => {
    const top = index === pages.length - 1;
    return (
      <StackedDrawer
        key={key}
        {...page}
        open
        onClose={onClear}
        onBack={index > 0 ? onPop : undefined}
        stacked={index > 0}
        {...(top ? { ...rest, ref } : { covered: true })}
      >
        <Stands depth={index + 1} onStand={setOpened} />
        {content}
      </StackedDrawer>
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
