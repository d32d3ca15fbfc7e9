import { codes, coldWallet, tron } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.tools.index}?w=${walletIds.treasury}`;

const meta = preview.meta({
  title: 'Screens/Tools/Home',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** The agent is on, and some addresses are low. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText(text('tools:home.monitor.addresses', { count: 4 }))).toBeVisible();
    await expect(
      await screen.findByText(like`${text('tools:home.recovery.download', { name: 'Windows' })}`),
    ).toBeVisible();
  },
});

/** The agent of this wallet is in arrears. */
export const Arrears = meta.story({
  ...at({ url: `${paths.center.tools.index}?w=${walletIds.operations}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('tools:home.agent.status.3'))).toBeVisible();
  },
});

/** Nothing is monitored, and there are no contracts. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(tron.monitors, []), mock(coldWallet.addresses, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('tools:home.monitor.addresses', { count: 0 }))).toBeVisible();
    await expect(await screen.findByText(text('tools:home.platform.none'))).toBeVisible();
  },
});

/** One card cannot be read; the others are there. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxy, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
    await expect(await screen.findByText(text('tools:home.monitor.addresses', { count: 4 }))).toBeVisible();
  },
});

/** The answers are still on their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(tron.proxy), mockPending(tron.monitors), mockPending(coldWallet.addresses));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxy, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
