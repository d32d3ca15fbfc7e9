import { codes, coldWallet } from '@mpc/api';
import { addressOn, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coldWallet.index}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Cold wallet/Overview',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it: two of three steps done. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText('2/3 · 67%')).toBeVisible();
    await expect(
      await screen.findByRole('table', { name: text('coldWallet:home.tab.assets') }),
    ).toBeVisible();
  },
});

/** No network of the wallet has coins that a contract can hold. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(coldWallet.balances, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:assets.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.gate, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(coldWallet.gate));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.gate, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A wallet without a co-signer: what is missing, and where it is set up. */
export const GateClosed = meta.story({
  ...at({ url: `${paths.center.coldWallet.index}?w=${walletIds.operations}`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('coldWallet:setup.gate.title') }),
    ).toBeVisible();
  },
});

/** The set-up at its beginning, in Chinese and in the dark theme. */
export const SetupBegun = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(
      mock(coldWallet.check, { funding_strategy: false, multising_address: true, warning_notice: false }),
    );
  },
  play: async () => {
    await expect(await screen.findByText('1/3 · 33%')).toBeVisible();
  },
});

/** The running tasks, one of them late. */
export const Tasks = meta.story({
  ...at({ url: `${url}&tab=tasks`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:tasks.late.title'))).toBeVisible();
  },
});

/** A move with its route, its limits and what was checked. */
export const MoveFunds = meta.story({
  ...at({ url: `${url}&open=move:ETH`, person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('radio', { name: like`^${text('coldWallet:move.way.3')}` }),
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: like`${text('coldWallet:move.amount')}` }),
      '4',
    );
    await expect(await screen.findByText(text('coldWallet:move.checkPassed'))).toBeVisible();
  },
});

/** The vote-free address of a network has less than it should pay fees with. */
export const LowGas = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(coldWallet.alarm, {
        emails: [],
        balance_monitor: [
          {
            base_symbol: 'BSC',
            vote_free_address: addressOn('BSC', `vote-free ${walletIds.treasury}`),
            balance: '0.004',
            threshold: '0.05',
            status: 1,
          },
        ],
        task_events: { start: false, exception: true, start_fail: true, fail: true, success: false },
      }),
    );
  },
  play: async () => {
    await expect(
      await screen.findByText(text('coldWallet:assets.lowGas.title', { network: 'BSC' })),
    ).toBeVisible();
  },
});

/** Out of the cold contract nothing moves from here: where it is proposed. */
export const ColdToWarm = meta.story({
  ...at({ url: `${url}&open=move:ETH`, person: 'owner' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('radio', { name: like`^${text('coldWallet:move.way.fromCold')}` }),
    );
    await expect(
      await screen.findByRole('link', { name: like`${text('coldWallet:move.cold.open')}` }),
    ).toBeVisible();
  },
});

/** Assets on a phone, as a member sees them. */
export const Phone = meta.story({
  ...at({ url, person: 'member' }),
  globals: { viewport: { value: 'phone' } },
});
