import { codes, coldWallet } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coldWallet.assetsFlowLog}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Asset flow log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.tasks, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:flow.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.tasks, codes.systemError));
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
    msw.use(mockPending(coldWallet.tasks));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.tasks, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** The task of a status, opened by its link. */
const taskIn =
  (status: number) =>
  ({ world }: Sandbox) =>
    `${url}&task=${world.coldTasks.all().find((row) => row.status === status)?.task_id ?? 0}`;

/** One that was not completed in time says what that means. */
export const TimedOut = meta.story({
  ...at({ url: taskIn(5), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:flow.notice.exceptionDetail'))).toBeVisible();
  },
});

/** One that waits for approval, with its steps, in Chinese, in the dark theme. */
export const Waiting = meta.story({
  ...at({ url: taskIn(0), person: 'admin' }),
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** One that did not start, on a phone. */
export const NotStarted = meta.story({
  ...at({ url: taskIn(6), person: 'owner' }),
  globals: { viewport: { value: 'phone' } },
});
