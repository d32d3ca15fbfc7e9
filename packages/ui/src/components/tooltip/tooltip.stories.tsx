import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { tooltipGuide } from './tooltip.guide.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Amount and fee, held until the transfer ends', children: <Button>Frozen</Button> },
  parameters: { ...guided(tooltipGuide), layout: 'centered' },
});

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** Seen with the focus, hidden by Escape without losing it, and by leaving. */
export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Amount and fee, held until the transfer ends');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
});

/** In the dark theme, with the pointer, which may move onto it to read it. */
export const OnHover = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(button);
    await userEvent.hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await gone();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
  },
});

/** Longer words wrap, and stay on the screen of a phone. */
export const Permutations = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    content: 'Amount and fee, held until the transfer ends; released if it is rejected or fails. '.repeat(3),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right, width } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(280);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
