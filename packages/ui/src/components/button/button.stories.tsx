import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { buttonGuide } from './button.guide.tsx';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: guided(buttonGuide),
  args: { children: 'Withdraw', onClick: fn() },
});

/** An ordinary action. */
export const Secondary = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** The one main action of a place. */
export const Primary = meta.story({ args: { variant: 'primary' } });

/** A quiet action, in a row or beside a label. */
export const Ghost = meta.story({ args: { variant: 'ghost' } });

/** Refuses or destroys. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Refuse' } });

/** Rows and toolbars. */
export const Small = meta.story({ args: { size: 'small' } });

/** With an icon, always beside a word. */
export const WithIcon = meta.story({
  args: { icon: <Download size={16} strokeWidth={1.5} aria-hidden />, children: 'Export' },
});

/** Under way: pressing again does nothing. */
export const Busy = meta.story({
  args: { busy: true, variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Not for this person or not now: focusable, and it says why. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'Only the owner can do this' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { description: 'Only the owner can do this' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** As wide as its container. */
export const Block = meta.story({ args: { block: true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Button, {
    vary: {
      variant: ['primary', 'secondary', 'ghost', 'danger'],
      size: ['medium', 'small'],
      busy: [false, true],
      disabledReason: [undefined, 'Not now'],
    },
    common: { children: 'Withdraw' },
  }),
});
