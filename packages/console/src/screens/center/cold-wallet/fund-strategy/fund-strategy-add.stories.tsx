import { codes, coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.coldWallet.addFundStrategy}?w=${walletIds.treasury}&coin=USDC`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Add fund strategy',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.addresses, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:strategy.noContracts'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.coins, codes.systemError));
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
    msw.use(mockPending(coldWallet.coins));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.coins, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A coin has one strategy: another one leads to it. */
export const Existing = meta.story({
  ...at({ url: url.replace('USDC', 'ETH'), person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: text('coldWallet:strategy.toExisting') }),
    ).toBeVisible();
  },
});

/** The review of a strategy, in Chinese, in the dark theme. */
export const Review = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async ({ userEvent }) => {
    const amounts = [
      ['hot_lower', '1000'],
      ['hot_target', '2000'],
      ['hot_upper', '5000'],
      ['warm_target', '100'],
      ['warm_upper', '3000'],
      ['min_task_amount', '10'],
      ['max_task_amount', '1500'],
    ] as const;
    for (const [name, amount] of amounts) {
      const field = like`^${text(`coldWallet:strategy.field.${name}`)}`;
      await userEvent.type(await screen.findByRole('textbox', { name: field }), amount);
    }
    await userEvent.click(screen.getByRole('button', { name: text('coldWallet:strategy.review') }));
    await seen('alertdialog');
  },
});
