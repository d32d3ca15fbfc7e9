import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { buttonGuide } from './button.guide.tsx';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  parameters: guided(buttonGuide),
  args: { children: 'Transfer', onClick: fn() },
});

/** An ordinary action: a press, Enter and Space do it. */
export const Secondary = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Transfer' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

/** The one main action of a place. */
export const Primary = meta.story({ args: { variant: 'primary' } });

/** A quiet action, in a row or beside a label. */
export const Ghost = meta.story({ args: { variant: 'ghost' } });

/** Rejects or destroys. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Reject' } });

/** Rows and toolbars. It can still be hit. */
export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** With an icon, always beside a word. */
export const WithIcon = meta.story({
  args: { icon: <Download size={16} strokeWidth={1.5} aria-hidden />, children: 'Export' },
});

/** In progress: pressing again does nothing. */
export const Busy = meta.story({
  args: { busy: true, variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Not for this person or not now: focusable, and it says why. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'Only the owner can do this' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { description: 'Only the owner can do this' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** As wide as its container. */
export const Block = meta.story({ args: { block: true } });

/** Words that do not fit are cut; the row does not grow. */
export const Narrow = meta.story({
  args: { children: 'Approve the transfer to Binance hot' },
  decorators: (Story) => (
    <div style={{ width: 140 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(140);
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Button, {
    vary: {
      variant: ['primary', 'secondary', 'ghost', 'danger'],
      size: ['medium', 'small'],
      busy: [false, true],
      disabledReason: [undefined, 'Not now'],
    },
    common: { children: 'Transfer' },
  }),
});
