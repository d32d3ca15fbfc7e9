import { codes, strategies } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { strategyCalled } from './testing/strategy-called.ts';

const url = `${paths.center.strategyEngine.add}?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const meta = preview.meta({
  title: 'Screens/Strategies/Add strategy',
  ...consoleStories,
  ...at({ url: `${url}&type=1`, person: 'member' }),
});

/** A new strategy for transfers. */
export const AsFound = meta.story();

/** A new one for contract calls. */
export const Web3 = meta.story({ ...at({ url: `${url}&type=2`, person: 'member' }) });

/** One there is, with its conditions. */
export const Edit = meta.story({
  ...at({
    url: (world) =>
      `${paths.center.strategyEngine.add}?w=${walletIds.treasury}&s=${subWalletIds.payroll}&id=${strategyCalled(world, 'Tax office')}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByDisplayValue('Tax office')).toBeVisible();
  },
});

/** Nothing to choose from: no other strategy, no coin. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.advancedList, []), mock(strategies.coins, []));
  },
  play: async () => {
    await expect(
      await screen.findByText(text('strategyEngine:conditions.place.last', { place: 1 })),
    ).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.coins, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.coins));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.coins, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
