import { codes, strategies } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.strategyEngine.web3Log}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Strategies/Web3 strategy log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** What strategies decided. */
export const AsFound = meta.story();

/** How strategies were changed. */
export const Changes = meta.story({ ...at({ url: `${url}&tab=changes`, person: 'owner' }) });

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.businessList, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:hits.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.businessList, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.businessList));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.businessList, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
