import { codes, strategies } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { labeled } from '#shared/i18n/i18n.ts';

const url = `${paths.center.strategyEngine.index}?w=${walletIds.treasury}&s=${subWalletIds.customerDeposits}`;
const transfers = `${paths.center.strategyEngine.index}?w=${walletIds.treasury}&tab=transfer`;
const meta = preview.meta({
  title: 'Screens/Strategies',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** The basic strategy, with a change of it that waits. */
export const AsFound = meta.story();

/** Advanced strategies in their order, one of which is about to change. */
export const Transfers = meta.story({
  ...at({ url: `${transfers}&s=${subWalletIds.marketMaking}`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByText(
        labeled(
          text('translation:approval.field.limit'),
          text('translation:approval.when.window', { amount: '50,000 USD', count: 24 }),
        ),
      ),
    ).toBeVisible();
  },
});

/** Strategies of contract calls. */
export const Web3 = meta.story({
  ...at({
    url: `${paths.center.strategyEngine.index}?w=${walletIds.treasury}&s=${subWalletIds.main}&tab=web3`,
    person: 'owner',
  }),
});

/** The editor: a new step has nobody in it yet. */
export const Editing = meta.story({
  ...at({
    url: `${paths.center.strategyEngine.index}?w=${walletIds.treasury}&s=${subWalletIds.main}&open=edit`,
    person: 'member',
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('strategyEngine:steps.add') }));
    const line = within(await screen.findByRole('grid', { name: text('strategyEngine:steps.line') }));
    await expect(line.getByText(text('strategyEngine:steps.nobody'))).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});

/** No advanced strategy: orders follow the basic one. */
export const Empty = meta.story({
  ...at({ url: `${transfers}&s=${subWalletIds.marketMaking}`, person: 'owner' }),
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.advancedList, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:list.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.basic, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.basic));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.basic, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
