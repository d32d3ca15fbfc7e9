import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { progressBarGuide } from './progress-bar.guide.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: guided(progressBarGuide),
  args: { label: 'Confirming on TRON', value: 2 / 6, text: '2 of 6 confirmations' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

/** In progress, in words. */
export const Confirming = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Confirming on TRON' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 confirmations');
  },
});

/** Nobody knows how far it is. */
export const Unknown = meta.story({
  args: { label: 'Waiting for the co-signers', value: undefined, text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

/** Long work: how long it takes already, what else is to be known, and how to stop it. */
export const LongWork = meta.story({
  args: {
    label: 'Importing 412 rules',
    value: undefined,
    text: undefined,
    note: 'This may take up to 2 minutes. You can leave this page.',
    action: <Button size="small">Stop</Button>,
  },
  render: function AMinuteAgo(args) {
    const [since] = useState(() => Date.now() - 75_000);
    return <ProgressBar {...args} since={since} />;
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAccessibleDescription(/You can leave this page/);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1:\d\d/);
  },
});

/** Without words it says its percent. */
export const Percent = meta.story({
  args: { label: 'Uploading addresses.csv', value: 0.724, text: undefined },
});

/** In a row whose head says what it is. */
export const Bare = meta.story({ args: { bare: true, text: '2 / 6' } });

/** It came to an end. */
export const Ended = meta.story({
  args: { label: 'Swept to the main sub-wallet', value: 1, text: 'All 412 addresses', tone: 'success' },
});

/** In the dark theme, and failed. */
export const Dark = meta.story({
  args: { label: 'Sweep', value: 0.6, text: '247 of 412, then the fee ran out', tone: 'danger' },
  globals: { theme: 'dark' },
});

/** In Chinese. */
export const Chinese = meta.story({
  args: { label: '链上确认', text: '已确认 2/6' },
  globals: { language: 'zh-CN' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof ProgressBar>[0]) => <ProgressBar {...props} style={{ width: '100%' }} />,
    {
      vary: {
        tone: ['running', 'success', 'attention', 'danger', 'idle'],
        value: [undefined, 0, 0.5, 1],
        bare: [false, true],
      },
      common: { label: 'Confirming on TRON' },
    },
  ),
});
