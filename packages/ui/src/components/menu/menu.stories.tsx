import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Menu } from './menu.tsx';

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'More',
    trigger: <Button>More</Button>,
    onAction: fn(),
    items: [
      { id: 'rename', label: 'Rename', icon: <Pencil size={16} strokeWidth={1.5} aria-hidden /> },
      { id: 'move', label: 'Move', disabledReason: 'Only the owner can do this' },
      { divider: true as const },
      {
        id: 'remove',
        label: 'Remove',
        danger: true,
        icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
      },
    ],
  },
});

/** Actions on a thing, the dangerous one apart. The arrow keys skip what cannot be chosen. */
export const Actions = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
  },
});

/** A menu that switches between things marks the one that holds. */
export const Selected = meta.story({
  args: {
    label: 'Language',
    trigger: <Button>English</Button>,
    selected: 'en-US',
    items: [
      { id: 'en-US', label: 'English' },
      { id: 'zh-CN', label: '中文', description: '简体' },
    ],
  },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
  },
});
