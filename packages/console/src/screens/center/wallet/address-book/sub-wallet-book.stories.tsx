import { addressBook, codes } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const of = (sub: number) => `${paths.center.wallet.addressBook}?w=${walletIds.treasury}&s=${sub}`;
const meta = preview.meta({
  title: 'Screens/Address book/Sub-wallet',
  ...consoleStories,
  ...at({ url: of(subWalletIds.payroll), person: 'member' }),
});

/** A sub-wallet in whitelist mode: what it can pay, and a way to begin. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:white.modeNamed.1'))).toBeVisible();
    await expect(
      screen.getAllByRole('button', { name: like`^${text('whiteAddress:act.useOf')}` })[0],
    ).toBeVisible();
  },
});

/** Nothing is kept for it yet. */
export const Empty = meta.story({
  ...at({ url: of(subWalletIds.reserve), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:empty.subWallet.title'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(addressBook.list));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** A sub-wallet of somebody else, or one that is gone. */
export const NoPermission = meta.story({
  ...at({ url: of(subWalletIds.marketMaking), person: 'member' }),
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:sub.none'))).toBeVisible();
  },
});

/** In Chinese, in the dark theme. */
export const DarkChinese = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
