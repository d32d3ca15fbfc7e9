import { codes, coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coldWallet.editMultisig}?w=${walletIds.treasury}&base=ETH`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Edit contract addresses',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.networks, []));
  },
  play: async () => {
    await expect((await screen.findAllByText(text('coldWallet:addresses.noNetworks')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.networks, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(coldWallet.networks));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.networks, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A request waits for approval: nothing can be edited until it is decided. */
export const Pending = meta.story({
  ...at({ url: url.replace('ETH', 'TRX'), person: 'admin' }),
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:addresses.pending.add'))).toBeVisible();
  },
});
