import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
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
    detail: 'The server took too long to answer. Look in the list before you try again.',
    action: { label: 'Retry', onAction: retry },
  });
  return toasts;
}

/** Every tone, with detail and action. */
export const Tones = meta.story({ args: { toasts: withEveryTone() } });

/** The same in the dark theme. */
export const Dark = meta.story({ args: { toasts: withEveryTone() }, globals: { theme: 'dark' } });

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
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
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
    await userEvent.click(within(await screen.findByRole('listitem')).getByRole('button', { name: 'Close' }));
    await expect(send).toHaveFocus();
  },
});
