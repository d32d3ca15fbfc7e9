import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { createToasts, ToastRegion } from '../toast/index.ts';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

describeConformance(
  'CopyButton',
  (props) => <CopyButton {...props} text={address} label="Copy address" />,
  HTMLButtonElement,
  { onClick: 'pressing it copies' },
);

afterEach(() => void vi.unstubAllGlobals());

async function copy(
  clipboard: Partial<Clipboard>,
  { locale = 'en-US', ...props }: Partial<CopyButtonProps> & { locale?: Language } = {},
) {
  const user = userEvent.setup({ writeToClipboard: false });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  const toasts = createToasts();
  render(
    <UiProvider locale={locale}>
      <CopyButton text={address} label="Copy address" {...props} toasts={toasts} />
      <ToastRegion toasts={toasts} />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  return (await screen.findByRole('listitem')).textContent;
}

it('copies the text as it is and shows all of it', async () => {
  const writeText = vi.fn(async () => {});
  expect(await copy({ writeText })).toMatch(/^Copied successfully/);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  expect(screen.getByRole('listitem').textContent).toContain(address);
});

it('says so in Chinese', async () => {
  expect(await copy({ writeText: async () => {} }, { locale: 'zh-CN' })).toBe(`复制成功${address}`);
});

it.each([
  ['en-US', 'Copied successfully', 'Deposits of TON have stopped. Do not transfer to this address.'],
  ['zh-CN', '复制成功', 'TON 已暂停充值，请勿向该地址转账。'],
] as const)('adds the warning it is given to the success in %s, and the whole address', async (...said) => {
  const [locale, success, warning] = said;
  expect(await copy({ writeText: async () => {} }, { locale, warning })).toBe(success + warning + address);
});

const refuse = async () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));

it('shows the text to copy by hand when the browser refuses', async () => {
  const said = await copy({ writeText: refuse });
  expect(said).toMatch(/^Copy failed/);
  expect(said).toContain(address);
});

it('warns when the clipboard, where it may be read, holds something else afterwards', async () => {
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({
    query: async () => ({ state: 'granted' }),
  } as unknown as Permissions);
  const said = await copy({ writeText: async () => {}, readText: async () => `${address.slice(0, -1)}2` });
  expect(said).toMatch(/^The clipboard changed/);
  expect(said).toContain(address);
});
