import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opensOnItsPage } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { popoverGuide } from './popover.guide.tsx';
import { Popover } from './popover.tsx';

const fee = (
  <KeyValueList
    items={[
      { key: 'energy', label: 'Energy', value: '27.30 TRX' },
      { key: 'bandwidth', label: 'Bandwidth', value: '0.35 TRX' },
    ]}
  />
);

const apply = fn();
const typed = fn();

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  parameters: guided(popoverGuide),
  args: { title: 'How the fee is made up', trigger: <Button>Fee</Button>, children: fee },
});

/** An explanation: Enter opens it, Tab stays inside, Escape closes it and the focus returns. */
export const Explanation = meta.story({
  parameters: opensOnItsPage('320px'),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Fee' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'How the fee is made up' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A few controls. What is done in it closes it; a press beside it does too. */
export const Controls = meta.story({
  args: {
    title: undefined,
    trigger: <Button>Least amount</Button>,
    children: (close) => (
      <Stack>
        <TextField label="At least" value="100" onChange={typed} />
        <Button
          variant="primary"
          onClick={() => {
            apply();
            close();
          }}
        >
          Apply
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Least amount' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Least amount' });
    const field = screen.getByRole('textbox', { name: 'At least' });
    const button = screen.getByRole('button', { name: 'Apply' });
    for (const next of [field, button, field]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.click(button);
    await expect(apply).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(innerWidth - 5, innerHeight - 5) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** On a phone it stays on the screen however long its words are. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    placement: 'bottom end',
    children: 'The network takes what the transfer uses of energy and bandwidth. '.repeat(8),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }));
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});

/** Open. */
export const Permutations = meta.story({
  args: { open: true, onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: '240px' } } },
});
