import { codes, coldWallet, type ColdAlarm } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coldWallet.index}?w=${walletIds.treasury}&tab=warnings`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Alerts',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

const nothingSet: ColdAlarm = {
  emails: [],
  balance_monitor: [],
  task_events: { start: false, exception: false, start_fail: false, fail: false, success: false },
};

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.alarm, nothingSet));
  },
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:warnings.noMonitors'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.alarm, codes.systemError));
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
    msw.use(mockPending(coldWallet.alarm));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.alarm, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** On a phone, in Chinese, in the dark theme. */
export const Phone = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
