import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { CommandPalette } from '../components/command-palette/index.ts';
import { ConfirmDialog } from '../components/confirm-dialog/index.ts';
import { closeOverlays, Dialog } from '../components/dialog/index.ts';
import { Drawer, DrawerStack } from '../components/drawer/index.ts';

const nothing = () => {};
const pages = ['a', 'b'].map((key) => ({ key, title: key, content: null }));

const overlays: Record<string, (onClose: () => void) => ReactElement> = {
  'a dialog': (onClose) => <Dialog open title="Shortcuts" onClose={onClose} />,
  'a drawer with a page to go back to': (onClose) => (
    <Drawer open title="Receive" onBack={nothing} onClose={onClose} />
  ),
  'a stack of drawers': (onClose) => <DrawerStack pages={pages} onPop={nothing} onClear={onClose} />,
  'a decision that is being carried out': (onClose) => (
    <ConfirmDialog
      open
      busy
      type="remove"
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={nothing}
      onCancel={onClose}
    />
  ),
  'a palette': (onClose) => (
    <CommandPalette
      open
      placeholder="Find"
      groups={[]}
      onSelect={nothing}
      empty="Nothing"
      onClose={onClose}
    />
  ),
};

it.each(Object.entries(overlays))('closes %s, as long as it is open', (_, overlay) => {
  const onClose = vi.fn();
  const { unmount } = render(overlay(onClose));
  act(closeOverlays);
  expect(onClose).toHaveBeenCalled();
  onClose.mockClear();
  unmount();
  act(closeOverlays);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes what stands in another with that other: closing may cost a question each', () => {
  const outer = vi.fn();
  const inner = vi.fn();
  const both = (isOpen: boolean) => (
    <Dialog open title="Under" onClose={outer}>
      <Dialog open={isOpen} title="Top" onClose={inner} />
    </Dialog>
  );
  const { rerender } = render(both(false));
  rerender(both(true));
  act(closeOverlays);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 0]);
});
