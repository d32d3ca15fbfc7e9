import { codes, transactions, type TransKind } from '@mpc/api';
import { scenarios, subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.transactions}?w=${walletIds.treasury}&s=${subWalletIds.main}`;

/** The newest record of a kind in a status, open. */
const open =
  (kind: TransKind, status: number, sub_wallet_id: number = subWalletIds.main) =>
  ({ world }: Sandbox) => {
    const found = world.transactions
      .all()
      .filter(
        (row) => row.trans_kind === kind && row.status === status && row.sub_wallet_id === sub_wallet_id,
      )
      .at(-1);
    return `${url}&period=90d&open=${kind}:${found?.id ?? 0}`;
  };

const drawerShown = async () => {
  // Its code may still be on the way, and then another takes its place.
  await seen('dialog');
  await expect(await screen.findAllByRole('definition')).not.toHaveLength(0);
};

const meta = preview.meta({ title: 'Screens/Transactions', ...consoleStories, ...at({ url }) });

/** Everything of the last 30 days. */
export const AsFound = meta.story();

/** Beside the icons of a narrow frame: the coin's column leaves, and no address is cut. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'rail' } },
  play: async () => {
    await seen('table');
    const coin = { name: text('translation:transactions.column.coin') };
    await waitFor(() => expect(screen.queryByRole('columnheader', coin)).toBeNull());
    await expect(screen.getAllByRole('cell', { name: /USDT.*ERC20/ })[0]).toBeVisible();
    const cut = screen
      .getAllByText(/^\w+…\w+$/)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut).toEqual([]);
  },
});

/** Every filter in sight. */
export const MoreFilters = meta.story({
  ...at({
    url: `${url}&kind=withdraw&way=out&min=100&max=20000&period=2026-01-01..2026-12-31`,
  }),
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: text('translation:transactions.filter.least') }),
    ).toHaveValue('100');
    await expect(
      await screen.findByRole('button', {
        name: text('translation:transactions.filter.moreOn', { count: 3 }),
      }),
    ).toBeVisible();
  },
});

/** Deposits of no worth, folded into one row that stands open. */
export const Dust = meta.story({
  ...at({
    url: `${url}&kind=deposit`,
    arrange: ({ world }: Sandbox) => {
      const deposits = world.transactions
        .all()
        .filter((row) => row.trans_kind === 'deposit' && row.sub_wallet_id === subWalletIds.main)
        .slice(-3);
      for (const row of deposits) world.transactions.update(row, { amount: '0.004', amount_usd: '0.00' });
    },
  }),
  play: async ({ userEvent }) => {
    const row = await screen.findByRole('row', {
      name: like`${text('translation:transactions.dust.count_other')}`,
    });
    await userEvent.click(within(row).getByRole('button'));
    const table = await screen.findByRole('table', {
      name: like`${text('translation:transactions.dust.count_other')}`,
    });
    await expect(
      within(table).queryByRole('button', { name: like`^${text('translation:addressSummary.copy')}` }),
    ).toBeNull();
  },
});

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Nothing ever moved. */
export const Empty = meta.story(at({ url, arrange: scenarios.empty }));

/** The server answers with an error; the filters stay. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(transactions.list));
  },
  play: async () => {
    await expect(await screen.findByText(word('loading'))).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A payment that waits for approval, seen by who asked for it. */
export const AwaitingApproval = meta.story({ ...at({ url: open('withdraw', 1000) }), play: drawerShown });

/** The owner decides in Chinese and dark. */
export const OwnerDecidesChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...at({ url: open('withdraw', 1000), person: 'owner' }),
  play: drawerShown,
});

/** Approved, and waiting to be signed on the phone. */
export const AwaitingSignature = meta.story({
  ...at({ url: open('withdraw', 1100), person: 'owner' }),
  play: drawerShown,
});

/** Completed, with its timeline. */
export const Done = meta.story({ ...at({ url: open('withdraw', 2000) }), play: drawerShown });

/** A deposit that was credited. */
export const Deposit = meta.story({ ...at({ url: open('deposit', 2000) }), play: drawerShown });

/** A deposit held for its origin, being given back. */
export const GiveBack = meta.story({
  ...at({ url: open('deposit', 3000, subWalletIds.customerDeposits), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('translation:refund.act') }));
    await expect(await screen.findByRole('form', { name: text('translation:refund.title') })).toBeVisible();
  },
});

/** A refund that was asked for. */
export const RefundOrder = meta.story({
  ...at({ url: open('refund', 1000, subWalletIds.marketMaking), person: 'owner' }),
  play: drawerShown,
});
