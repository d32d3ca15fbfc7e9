import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { outsidePageGuide } from './outside-page.guide.tsx';
import { OutsidePage } from './outside-page.tsx';

const meta = preview.meta({
  title: 'Layout/OutsidePage',
  component: OutsidePage,
  parameters: { ...guided(outsidePageGuide), layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    description: 'Choose who you are in the sandbox.',
    children: <Button variant="primary">Continue</Button>,
  },
});

/** A quiet page. */
export const Plain = meta.story();

/** With controls in the corner. */
export const WithTools = meta.story({ args: { tools: <Button size="small">简体中文</Button> } });

/** A page that says stop. */
export const Stop = meta.story({ args: { tone: 'danger', title: 'Stop', description: 'Do not sign in.' } });

/** On a phone: nothing is wider than the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { tools: <Button size="small">简体中文</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '简体中文' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
  },
});
