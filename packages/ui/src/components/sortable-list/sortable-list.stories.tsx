import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { sortableListGuide } from './sortable-list.guide.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

function Live({ items, onReorder, ...props }: SortableListProps) {
  const [order, setOrder] = useState(items.map((item) => item.id));
  return (
    <SortableList
      {...props}
      items={order.flatMap((id) => items.filter((item) => item.id === id))}
      onReorder={(ids) => {
        setOrder(ids);
        onReorder(ids);
      }}
    />
  );
}

const reorder = fn<SortableListProps['onReorder']>();
const meta = preview.meta({
  title: 'Forms/SortableList',
  component: SortableList,
  parameters: guided(sortableListGuide),
  args: {
    label: 'Rules',
    items: [
      { id: 'large', label: 'Above 100,000 USDT' },
      { id: 'new', label: 'To a new address' },
      { id: 'night', label: 'At night' },
      { id: 'rest', label: 'Everything else', disabled: true },
    ],
    onReorder: reorder,
  },
  beforeEach: () => {
    reorder.mockClear();
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

/** Rows with a handle; the last stays in its place. */
export const Rules = meta.story({});

/** Dragged by keyboard: Enter on the handle, arrows to the place, Enter. Escape gives up. */
export const KeyboardDrag = meta.story({
  play: async ({ canvas, userEvent }) => {
    const handle = () =>
      canvas.getByRole('button', { name: new RegExp(word('sortDrag', { label: 'Above' })) });
    const row = await canvas.findByRole('row', { name: /Above/ });
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handle()).toHaveFocus());
    await expect(reorder).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toBe(handle()));
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(reorder).toHaveBeenCalled());
    await expect(canvas.getByRole('status')).toHaveTextContent(/Above 100,000 USDT/);
  },
});

/** Moved by its buttons: the button keeps the focus, and every move is said. */
export const KeyboardButtons = meta.story({
  play: async ({ canvas, userEvent }) => {
    const down = () =>
      canvas.getByRole('button', { name: new RegExp(word('sortDown', { label: 'Above.+' })) });
    const row = await canvas.findByRole('row', { name: /Above/ });
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(down()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reorder).toHaveBeenLastCalledWith(['new', 'large', 'night', 'rest']);
    await waitFor(() => expect(down()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reorder).toHaveBeenLastCalledWith(['new', 'night', 'large', 'rest']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/3.*4|4.*3/);
    await waitFor(() => expect(down()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reorder).toHaveBeenCalledTimes(2);
  },
});

/** Rows may show more than a name, and have actions of their own. */
export const WithActions = meta.story({
  args: {
    renderItem: (item) => (
      <Stack gap="xs">
        <strong>{item.label}</strong>
        <span>Two of three approve</span>
      </Stack>
    ),
    renderActions: () => (
      <Button variant="ghost" size="small">
        Edit
      </Button>
    ),
  },
});

/** Nothing to put in order. */
export const Empty = meta.story({ args: { items: [], empty: 'No rule yet. Add the first one.' } });

/** In Chinese and in the dark theme. */
export const Chinese = meta.story({
  args: {
    label: '规则',
    items: [
      { id: 'large', label: '超过 100,000 USDT' },
      { id: 'new', label: '转到新地址' },
      { id: 'rest', label: '其他情况', disabled: true },
    ],
  },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} label="Rules" />
      <Live {...props} label="All stay" items={props.items.map((item) => ({ ...item, disabled: true }))} />
      <Live {...props} label="One only" items={props.items.slice(0, 1)} />
      <Live {...props} label="None" items={[]} empty="No rule yet" />
    </Stack>
  ),
});
