import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Inline } from '../inline/index.ts';
import { createToasts, ToastRegion } from '../toast/index.ts';
import { copyButtonGuide } from './copy-button.guide.tsx';
import { CopyButton } from './copy-button.tsx';

const toasts = createToasts();
const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

const meta = preview.meta({
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: guided(copyButtonGuide),
  args: { text: address, label: 'Copy address', toasts },
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

/** Copies, and shows the whole text in groups. The focus stays on the button. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const said = await screen.findByText(word('copied'));
    await waitFor(() => expect(said).toBeVisible());
    await expect(screen.getByRole('listitem')).toHaveTextContent(address);
    await expect(button).toHaveFocus();
  },
});

/** Deposits have stopped: the success carries the warning, and the whole address below it. */
export const CopiedWithWarning = meta.story({
  args: { symbol: 'TON', enableDeposit: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    const toast = await screen.findByRole('listitem');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveTextContent(
      `${word('copied')}${word('depositsStopped', { symbol: 'TON' })}${address}`,
    );
    await expect(toast).toHaveAttribute('data-tone', 'attention');
  },
});

/** The same in Chinese. */
export const CopiedWithWarningChinese = meta.story({
  args: { label: '复制地址', symbol: 'TON', enableDeposit: false },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制地址' }));
    const toast = await screen.findByRole('listitem');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveTextContent('复制成功');
    await expect(toast).toHaveTextContent(`TON 已暂停充值，请勿向该地址转账。${address}`);
  },
});

/** The browser rejects: the text is shown, to be copied by hand. */
export const Refused = meta.story({
  beforeEach: () => {
    navigator.clipboard.writeText = async () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    const said = await screen.findByText(word('copyRefused'));
    await waitFor(() => expect(said).toBeVisible());
  },
});

/** Behind a text on a phone: a finger has 44 pixels, and the line is as high as without it. */
export const InALine = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Inline gap="xs" wrap={false} data-testid="line">
      <code>9f3c7a109f3c7a10</code>
      <CopyButton {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy address' }).getBoundingClientRect();
    await expect(Math.min(button.width, button.height)).toBe(44);
    await expect(canvas.getByTestId('line').getBoundingClientRect().height).toBeLessThanOrEqual(28);
  },
});

/** Quiet and ordinary, in a row and on its own, and where it cannot be pressed. */
export const Permutations = meta.story({
  render: permutations(CopyButton, {
    vary: {
      variant: ['ghost', 'secondary'],
      size: ['small', 'medium'],
      disabledReason: [undefined, 'The address is not known yet'],
    },
    common: { text: address, label: 'Copy address', toasts },
  }),
});
