import { codes, coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.coldWallet.index}?w=${walletIds.treasury}&tab=strategies`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Fund strategies',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.strategies, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:strategy.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.strategies, codes.systemError));
  },
  play: async () => {
    await expect(
      (await screen.findAllByRole('button', { name: text('translation:action.retry') }))[0],
    ).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(coldWallet.strategies));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.strategies, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** The question before a strategy is enabled says what would move. */
export const Enable = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: /USDT/ }));
    await seen('alertdialog', { name: like`^${text('coldWallet:strategy.save.enable.title')}` });
  },
});

/** On a phone, in Chinese. */
export const Phone = meta.story({ globals: { language: 'zh-CN', viewport: { value: 'phone' } } });
