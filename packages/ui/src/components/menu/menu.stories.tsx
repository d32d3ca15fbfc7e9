import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { menuGuide } from './menu.guide.tsx';
import { Menu } from './menu.tsx';

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: guided(menuGuide),
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

const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

/** Actions on a thing, the dangerous one apart. What cannot be chosen is reached too, and says why. */
export const Actions = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Rename');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Move Only the owner can do this');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Remove');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
  },
});

/** By keyboard alone: the ends, wrapping around, letters, Escape, and Tab, which leaves it for what comes next. */
export const Keyboard = meta.story({
  render: (args) => (
    <>
      <Menu {...args} /> <Button>Next</Button>
    </>
  ),
  args: {
    items: ['Approve', 'Copy the address', 'Copy the hash', 'Reject'].map((label) => ({ id: label, label })),
  },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Reject');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Approve');
    await userEvent.keyboard('{End}');
    await focused('Reject');
    await userEvent.keyboard('{Home}');
    await focused('Approve');
    await userEvent.keyboard('copy the h');
    await focused('Copy the hash');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();

    await userEvent.keyboard(' ');
    await focused('Approve');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** A button with a reason against it opens nothing. */
export const NotNow = meta.story({
  args: { trigger: <Button disabledReason="Choose a row first">More</Button> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.queryByRole('menu')).toBeNull();
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

/** Everything an item can be. */
export const Permutations = meta.story({
  args: {
    items: [
      { id: 'plain', label: 'Rename' },
      { id: 'described', label: 'Move', description: 'To another sub-wallet' },
      {
        id: 'icon',
        label: 'Edit the label',
        icon: <Pencil size={16} strokeWidth={1.5} aria-hidden />,
      },
      { id: 'not', label: 'Archive', disabledReason: 'Only the owner can do this' },
      { divider: true as const },
      {
        id: 'danger',
        label: 'Remove',
        danger: true,
        icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
      },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '300px' } } },
  decorators: [opened],
  play: async () => {
    const heights = (await screen.findAllByRole('menuitem')).map((one) => one.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  },
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** At the right edge it has its whole width from the first: it does not creep open. */
export const AtTheEdge = meta.story({
  args: {
    items: [
      {
        id: 'move',
        label: 'Move',
        disabledReason: 'Only the owner of the wallet, or an administrator, can do this here',
      },
    ],
  },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await frame();
    const { width } = menu.getBoundingClientRect();
    for (let count = 0; count < 5; count += 1) await frame();
    await expect(menu.getBoundingClientRect().width).toBe(width);
  },
});
