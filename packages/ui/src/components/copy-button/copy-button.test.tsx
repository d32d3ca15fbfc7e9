import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { createToasts, ToastRegion } from '../toast/index.ts';
import { CopyButton } from './copy-button.tsx';
import { useCopyToast, type CopiedCoin } from './use-copy-toast.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

describeConformance(
  'CopyButton',
  (props) => <CopyButton {...props} text={address} label="Copy address" />,
  HTMLButtonElement,
);

afterEach(() => void vi.unstubAllGlobals());

async function copy(
  clipboard: Partial<Clipboard>,
  { locale = 'en-US', ...props }: { locale?: Language; warning?: string } & CopiedCoin = {},
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

const sentences = {
  'en-US': ['Copied successfully', 'Deposits of TON have stopped. Do not transfer to this address.'],
  'zh-CN': ['复制成功', 'TON 已暂停充值，请勿向该地址转账。'],
} as const;

it.each(['en-US', 'zh-CN'] as const)(
  'warns in %s where deposits of the coin are stopped, with the whole address',
  async (locale) => {
    const [success, warning] = sentences[locale];
    const stopped = { locale, symbol: 'TON', enableDeposit: false };
    expect(await copy({ writeText: async () => {} }, stopped)).toBe(success + warning + address);
    expect(screen.getByRole('listitem').dataset['tone']).toBe('attention');
  },
);

it('says no more than the success while deposits of the coin are open', async () => {
  const open = { symbol: 'TON', enableDeposit: true };
  expect(await copy({ writeText: async () => {} }, open)).toBe(`Copied successfully${address}`);
});

it('adds a warning of the caller, after that of stopped deposits', async () => {
  const props = { symbol: 'TON', enableDeposit: false, warning: 'For tests only.' };
  const [success, stopped] = sentences['en-US'];
  expect(await copy({ writeText: async () => {} }, props)).toBe(
    `${success}${stopped}For tests only.${address}`,
  );
});

it.each([
  ['until it is closed, warned', { symbol: 'TON', enableDeposit: false }, null],
  ['until it is closed, warned by the caller', { warning: 'For tests only.' }, null],
  ['for a while, copied', {}, 5000],
])('stays %s', async (_, props, duration) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async () => {},
  } as unknown as Clipboard);
  const toasts = createToasts();
  const copyToast = renderHook(() => useCopyToast({ toasts })).result.current;
  await copyToast({ text: address, ...props });
  expect(toasts.getSnapshot().map((toast) => toast.duration)).toEqual([duration]);
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
