import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { few, type BenchRow } from './rows.ts';
import type { PickerKind, Stage } from './stage.ts';

/** What a library of React brings to the stage. */
export interface Cast {
  Provider: ComponentType<{ children: ReactNode }>;
  /** All rows in the document. */
  Rows: ComponentType<{ rows: BenchRow[] }>;
  /** The rows in sight. */
  Window: ComponentType<{ rows: BenchRow[] }>;
  /** Opens the drawer when it is pressed. */
  Opener: ComponentType<{ onPress: () => void }>;
  /** At the right, with a title and a button that closes it. */
  Drawer: ComponentType<{ open: boolean; onClose: () => void }>;
  /** What chooses from all the options. */
  pickers: Partial<Record<PickerKind, ComponentType>>;
}

export function reactStage({ Provider, Rows, Window, Opener, Drawer, pickers }: Cast): Stage {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (content: ReactNode) => flushSync(() => root.render(<Provider>{content}</Provider>));
  // The same element each time: that a drawer opens draws no row anew.
  const list = <Rows rows={few} />;
  const drawer = (open: boolean) =>
    show(
      <>
        <Opener onPress={() => drawer(true)} />
        {list}
        <Drawer open={open} onClose={() => drawer(false)} />
      </>,
    );
  show(null);
  return {
    showRows: (rows, inSight) => show(inSight ? <Window rows={rows} /> : <Rows rows={rows} />),
    clear: () => show(null),
    openDrawer: () => place.querySelector('button')?.click(),
    closeDrawer: () => drawer(false),
    showPicker: (kind) => {
      const Picker = pickers[kind];
      if (Picker === undefined) return false;
      show(<Picker />);
      return true;
    },
  };
}
