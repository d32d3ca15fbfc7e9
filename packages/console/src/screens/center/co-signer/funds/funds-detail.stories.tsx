import { autoCollect, codes } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coSigner.fundsDetail}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Auto sweep/Funds waiting',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(autoCollect.waiting, {
        list: [],
        count: 0,
        pageTotal: 0,
        stat: { total_usd: '0', reach_usd: '0', blocked_usd: '0', gas_needed: [] },
      }),
    );
  },
  play: async () => {
    await expect((await screen.findAllByText(text('coSigner:funds.empty')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(autoCollect.waiting, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(autoCollect.waiting));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(autoCollect.waiting, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** What lay on the addresses, day by day. */
export const Snapshots = meta.story({ ...at({ url: `${url}&tab=snapshots`, person: 'owner' }) });
