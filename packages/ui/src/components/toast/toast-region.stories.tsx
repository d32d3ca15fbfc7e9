import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { toastGuide } from './toast.guide.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: {
    ...guided(toastGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '400px' } },
  },
});

const retry = fn();
const closeDrawer = fn();

function withEveryTone() {
  const toasts = createToasts();
  toasts.show({
    tone: 'success',
    message: 'Copied successfully',
    detail: 'TQ8v N4bX 2mYt L6rJ k9sH cW3p FzEa 7dRu K1',
  });
  toasts.show({ tone: 'running', message: 'Broadcast, waiting for 19 confirmations' });
  toasts.show({
    tone: 'attention',
    message: 'Deposits of TON have stopped',
    detail: 'Do not transfer to this address',
  });
  toasts.show({
    tone: 'danger',
    message: 'The transfer was not sent',
    detail: 'The server did not respond in time. Check the list before you retry.',
    action: { label: 'Retry', onAction: retry },
  });
  return toasts;
}

/** Made when it is shown, because most of them leave after a while. */
function EveryTone() {
  const [toasts] = useState(withEveryTone);
  return <ToastRegion toasts={toasts} />;
}

/** Every tone, with detail and action. */
export const Permutations = meta.story({ render: () => <EveryTone /> });

const liveAround = (element: Element) => element.closest('[aria-live="polite"]');

/** The region that reads toasts out is there, empty, before the first one is said. */
export const ReadOut = meta.story({
  args: { toasts: createToasts() },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: word('notifications') });
    const live = region.querySelector('[aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    args.toasts?.show({ tone: 'success', message: 'Copied successfully' });
    await expect(liveAround(await canvas.findByText('Copied successfully'))).toBe(live);
  },
});

/** On a phone it takes the whole width, and its buttons can be hit. */
export const Phone = meta.story({
  render: () => <EveryTone />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const toast of canvas.getAllByRole('listitem')) {
      const { left, right } = toast.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

function Stacked() {
  const [toasts] = useState(() => {
    const many = createToasts();
    many.show({ tone: 'attention', duration: null, message: 'Deposits of TON have stopped' });
    for (const transfer of ['1', '2', '3', '4', '5', '6'])
      many.show({ tone: 'success', message: `Transfer ${transfer} submitted`, duration: 60_000 });
    return many;
  });
  return <ToastRegion toasts={toasts} />;
}

/** At most five stand one below the other: the oldest go first, but none that stays until it is closed. */
export const Limit = meta.story({
  render: () => <Stacked />,
  play: async ({ canvas }) => {
    const toasts = canvas.getAllByRole('listitem');
    await expect(toasts).toHaveLength(5);
    await expect(toasts[0]).toHaveAttribute('data-tone', 'attention');
  },
});

/** The same in the dark theme. */
export const Dark = meta.story({ render: () => <EveryTone />, globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({
  args: { toasts: createToasts() },
  globals: { language: 'zh-CN' },
  play: async ({ args }) => {
    args.toasts?.clear();
    args.toasts?.show({
      tone: 'danger',
      message: '操作失败',
      detail: '服务器响应超时，请先查看列表再重试。',
    });
    const close = await screen.findByRole('button', { name: '关闭' });
    await waitFor(() => expect(close).toBeVisible());
  },
});

/** F6 goes to the newest toast, closing it goes back to where the person was. */
export const Keyboard = meta.story({
  args: { toasts: createToasts() },
  render: (args) => (
    <>
      <Button onClick={() => args.toasts?.show({ key: 'shared', tone: 'danger', message: 'Not allowed' })}>
        Approve
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await userEvent.click(approve);
    await userEvent.click(approve);
    await expect(await canvas.findAllByText('Not allowed')).toHaveLength(1);
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: word('close') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Not allowed')).toBeNull());
    await expect(approve).toHaveFocus();
  },
});

/** Over a drawer: the toast can be reached and closed, Escape closes it alone, and the drawer has the focus again. */
export const OverADrawer = meta.story({
  args: { toasts: createToasts() },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Drawer open title="Transfer" onClose={closeDrawer}>
        <Button onClick={() => args.toasts?.show({ tone: 'danger', message: 'Not allowed' })}>Send</Button>
      </Drawer>
    </>
  ),
  play: async ({ userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const said = await screen.findByText('Not allowed');
    await expect(said.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await expect(closeDrawer).not.toHaveBeenCalled();
    await expect(send).toHaveFocus();
    await userEvent.click(send);
    await userEvent.click(
      within(await screen.findByRole('listitem')).getByRole('button', { name: word('close') }),
    );
    await expect(send).toHaveFocus();
  },
});
