import { codes, coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
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
    await expect(await screen.findByText('No contract addresses in effect')).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.coins, codes.systemError, { msg: 'System error' }));
  },
  play: async () => {
    await expect((await screen.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(coldWallet.coins));
  },
  play: async () => {
    await expect((await screen.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.coins, codes.noPermission, { msg: 'No permission' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Wallets' })).toBeVisible();
  },
});

/** A coin has one strategy: another one leads to it. */
export const Existing = meta.story({
  ...at({ url: url.replace('USDC', 'ETH'), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open strategy' })).toBeVisible();
  },
});

/** The review of a strategy, in Chinese, in the dark theme. */
export const Review = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async ({ userEvent }) => {
    const amounts = { 热钱包下限: '1000', 热钱包目标: '2000', 热钱包上限: '5000', 温钱包目标: '100' };
    const others = { 温钱包上限: '3000', 单笔任务下限: '10', 单笔任务上限: '1500' };
    for (const [name, amount] of Object.entries({ ...amounts, ...others }))
      await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), amount);
    await userEvent.click(screen.getByRole('button', { name: '核对策略' }));
    await seen('alertdialog');
  },
});
