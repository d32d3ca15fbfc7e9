import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { dialogGuide } from './dialog.guide.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    ...guided(dialogGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: {
    open: true,
    title: 'Gas station balance is low',
    onClose: fn(),
    children: 'Top up the gas station before you collect. 12 TRX are left, 27.35 TRX are needed.',
  },
});

const width = async () => (await screen.findByRole('dialog')).getBoundingClientRect().width;

/** A message to read and close. */
export const Small = meta.story({ play: async () => expect(await width()).toBe(420) });

/** More to read, with actions. */
export const MediumWithFooter = meta.story({
  args: { size: 'medium', footer: <Button variant="primary">Show deposit address</Button> },
  globals: { theme: 'dark' },
  play: async () => expect(await width()).toBe(640),
});

/** In Chinese. */
export const Chinese = meta.story({
  args: { title: '加油站余额不足', children: '归集前请先为加油站充值。剩余 12 TRX，需要 27.35 TRX。' },
  globals: { language: 'zh-CN' },
});

/** Content longer than the screen scrolls between title and actions. */
export const Long = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1}</p>),
    footer: <Button>Done</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTo({ top: 300 });
    await expect(dialog.scrollTop).toBe(300);
    const { bottom } = screen.getByRole('button', { name: 'Done' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show shortcuts</Button>
      <Dialog open={open} title="Shortcuts" onClose={() => setOpen(false)}>
        ⌘K finds a screen.
      </Dialog>
    </>
  );
}

/** Opened by a button: the page behind is out of reach, Escape closes, the focus goes back to the button. */
export const Keyboard = meta.story({
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show shortcuts' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    for (let times = 0; times < 2; times += 1) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: word('close') })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** With everything it can have. */
export const Permutations = meta.story({
  args: {
    size: 'medium',
    footer: (
      <>
        <Button>Later</Button>
        <Button variant="primary">Show deposit address</Button>
      </>
    ),
  },
});
