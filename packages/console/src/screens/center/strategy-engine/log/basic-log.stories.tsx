import { codes, strategies } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.strategyEngine.basicLog}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Strategies/Basic log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Requests to change basic strategies. */
export const AsFound = meta.story();

/** A request with what it changes, to be approved or rejected. */
export const Deciding = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Customer deposits/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('button', { name: text('translation:approval.act.approve') }),
    ).toBeVisible();
    await expect(drawer.getByText('Needs a second reviewer first')).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});

/** Nothing was asked for yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.changes, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:log.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.changes, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.changes));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.changes, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
