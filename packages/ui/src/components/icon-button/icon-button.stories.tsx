import { Copy, Table2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { iconButtonGuide } from './icon-button.guide.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: guided(iconButtonGuide),
  args: { label: 'Close', icon: X, onClick: fn() },
});

/** In the head of an overlay. Enter and Space press it, and it can be hit. */
export const Quiet = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});

/** Beside other buttons of the page, with their size and border. */
export const BesideButtons = meta.story({
  args: { label: 'Copy the address', icon: Copy, variant: 'secondary', size: 'medium' },
});

/** Not now: it keeps its name and says why. */
export const NotNow = meta.story({
  args: { label: 'Copy the address', icon: Copy, disabledReason: 'The address is not there yet' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy the address' });
    await expect(button).toHaveAccessibleDescription('The address is not there yet');
    await expect(button).toHaveAttribute('title', 'Copy the address\nThe address is not there yet');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** It holds until it is pressed again. */
export const Pressed = meta.story({ args: { label: 'Show as table', icon: Table2, 'aria-pressed': true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(IconButton, {
    vary: {
      variant: ['ghost', 'secondary', 'primary', 'danger'],
      size: ['small', 'medium'],
      busy: [false, true],
      disabledReason: [undefined, 'Not now'],
    },
    common: { label: 'Close', icon: X },
  }),
});
