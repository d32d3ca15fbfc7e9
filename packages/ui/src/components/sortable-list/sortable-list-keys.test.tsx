import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { sortableListGuide } from './sortable-list.guide.tsx';
import { SortableList } from './sortable-list.tsx';

const reorder = vi.fn();

function Rules() {
  const [order, setOrder] = useState(['a', 'b', 'c']);
  return (
    <UiProvider locale="en-US">
      <SortableList
        label="Rules"
        items={order.map((id) => ({ id, label: `Rule ${id}` }))}
        onReorder={(ids) => {
          reorder(ids);
          setOrder(ids);
        }}
      />
    </UiProvider>
  );
}

/** With the focus on the second row. */
function show() {
  reorder.mockClear();
  render(<Rules />);
  row('b').focus();
}
const row = (id: string) => screen.getByRole('row', { name: new RegExp(`Rule ${id}`) });
const handle = () => screen.getByRole('button', { name: 'Drag Rule b' });
const up = () => screen.getByRole('button', { name: 'Move Rule b up' });
const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));

/** With the second row in hand. */
async function showDragging() {
  show();
  await userEvent.keyboard('{ArrowRight}');
  await expectFocus(handle);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).not.toBe(handle()));
}

describeKeys(sortableListGuide, {
  'Goes to the next row': async (press) => {
    show();
    await press();
    await expectFocus(() => row('c'));
  },
  'Goes to the previous row': async (press) => {
    show();
    await press();
    await expectFocus(() => row('a'));
  },
  'Goes to the handle and the buttons of the row': async (press) => {
    show();
    await press();
    await expectFocus(handle);
    await press();
    await expectFocus(up);
  },
  'Goes back along the row': async (press) => {
    show();
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(handle);
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(up);
    await press();
    await expectFocus(handle);
  },
  'Begins to drag on the handle, and drops': async (press) => {
    show();
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(handle);
    await press();
    await waitFor(() => expect(document.activeElement).not.toBe(handle()));
    await userEvent.keyboard('{Home}');
    await press();
    await waitFor(() => expect(reorder).toHaveBeenCalledWith(['b', 'a', 'c']));
  },
  'Chooses the place of the dragged row': async (press, key) => {
    await showDragging();
    await userEvent.keyboard(key === 'ArrowUp' ? '{End}' : '{Home}');
    const before = document.activeElement;
    await press();
    await waitFor(() => expect(document.activeElement).not.toBe(before));
  },
  'Gives up dragging': async (press) => {
    await showDragging();
    await press();
    await expectFocus(handle);
    expect(reorder).not.toHaveBeenCalled();
  },
});
