import { callbacks, codes } from '@mpc/api';
import { subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.transactionNotification}?w=${walletIds.treasury}&s=${subWalletIds.main}`;

/** The newest delivery that was not taken, open. */
const failedOpen = ({ world }: Sandbox) => {
  const failed = world.callbacks
    .where('wallet_id', walletIds.treasury)
    .filter((row) => row.notify_status === 2)
    .at(-1);
  return `${url}&open=callback:${failed?.notify_id ?? 0}`;
};

const meta = preview.meta({
  title: 'Screens/Callbacks',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Everything of the last 30 days, as the owner sees it: rows can be ticked and sent again. */
export const AsFound = meta.story();

/** A member sees the same, and why it is not theirs to send again. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    const [resend] = await screen.findAllByRole('button', {
      name: like`^${text('translation:callbacks.resendOne')}`,
    });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveAttribute('title', text('translation:callbacks.barred'));
  },
});

/** Only what failed, the most tried first. */
export const Failed = meta.story({
  ...at({ url: `${url}&outcome=2&period=90d&sort=-notify_count`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('button', {
        name: `${text('translation:callbacks.filter.outcome')}: ${text('translation:callbacks.outcome.2')}`,
      }),
    ).toBeInTheDocument();
  },
});

/** One that was not taken, with its tries. */
export const Delivery = meta.story({
  ...at({ url: failedOpen, person: 'owner' }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('list', { name: text('translation:callbacks.attempts') })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText('notify_time')).toBeVisible());
  },
});

/** The same in Chinese and dark. */
export const ChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...at({ url: failedOpen, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('list', { name: text('translation:callbacks.attempts') }),
    ).toBeVisible();
  },
});

/** Of days of one's own, with a column more. */
export const OwnDays = meta.story({
  ...at({ url: `${url}&period=2026-01-01..2026-12-31`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('group', { name: text('translation:list.days') })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: text('translation:list.columns') }));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: text('translation:callbacks.column.last') }),
    );
    await expect(
      await screen.findByRole('columnheader', { name: like`${text('translation:callbacks.column.last')}` }),
    ).toBeInTheDocument();
  },
});

/** Some are sent again; each says what became of it. */
export const SentAgain = meta.story({
  ...at({ url: `${url}&outcome=2&period=90d`, person: 'owner' }),
  play: async () => {
    const [first] = await screen.findAllByRole('button', {
      name: like`^${text('translation:callbacks.resendOne')}`,
    });
    await expect(first).toBeDefined();
    if (first !== undefined) await userEvent.click(first);
    await expect(
      await screen.findByText(
        like`^(${text('translation:callbacks.again.taken')}|${text('translation:callbacks.again.notTaken')})`,
      ),
    ).toBeVisible();
  },
});

/** Nothing was delivered: the wallet has no server to tell. */
export const Empty = meta.story({
  ...at({ url: `${paths.center.transactionNotification}?w=${walletIds.operations}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('translation:callbacks.noAddress'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(callbacks.list, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(callbacks.list));
  },
  play: async () => {
    await expect(await screen.findByText(word('loading'))).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(callbacks.list, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
