import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createToasts, ToastRegion } from '../toast/index.ts';
import { CopyButton } from './copy-button.tsx';

const toasts = createToasts();

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', label: 'Copy address', toasts },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion toasts={toasts} />
      </>
    ),
  ],
  beforeEach: () => {
    toasts.clear();
    const clipboard = { writeText: async () => {} };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
});

/** Copies, and shows the whole text in groups. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    const said = await screen.findByText('Copied successfully');
    await waitFor(() => expect(said).toBeVisible());
  },
});

/** Deposits have stopped: the success carries the warning. */
export const CopiedWithWarning = meta.story({
  args: { warning: 'TON 已暂停充值，请勿向该地址转账' },
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    const said = await screen.findByText('TON 已暂停充值，请勿向该地址转账');
    await waitFor(() => expect(said).toBeVisible());
  },
});

/** The browser refuses: the text is shown, to be copied by hand. */
export const Refused = meta.story({
  beforeEach: () => {
    navigator.clipboard.writeText = async () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    const said = await screen.findByText('Could not copy');
    await waitFor(() => expect(said).toBeVisible());
  },
});
