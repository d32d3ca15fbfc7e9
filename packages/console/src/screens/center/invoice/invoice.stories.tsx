import { billing, codes } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { hour } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.invoice}?w=${walletIds.treasury}`;
const meta = preview.meta({ title: 'Screens/Invoices', ...consoleStories, ...at({ url, person: 'owner' }) });

type World = Pick<Sandbox, 'world'>;

const opened =
  (kind: string, status: number, wallet: number = walletIds.treasury) =>
  ({ world }: World) => {
    const bill = world.bills.where('wallet_id', wallet).find((row) => row.status === status);
    return `${paths.center.invoice}?w=${wallet}&open=${kind}:${bill?.bill_id ?? 0}`;
  };

/** As the owner finds it: bills of every state, what is to be paid, and how much of the package is used. */
export const AsFound = meta.story();

/** There is nothing to pay, and nothing was ever billed. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(billing.bills, { list: [], pageTotal: 0, count: 0 }),
      mock(billing.pending, { count: 0, total_usd: '0', next_due_time: null, list: [] }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(text('invoice:empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(billing.bills, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: word('retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(billing.bills), mockPending(billing.package), mockPending(billing.pending));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(billing.bills, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A member looks at it, and is told who pays. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    const [button] = await screen.findAllByTitle(text('invoice:governorsOnly'));
    await expect(button).toBeVisible();
  },
});

/** A package that has expired, with the bill that renews it. */
export const Expired = meta.story({
  ...at({
    url: `${paths.center.invoice}?w=${walletIds.operations}`,
    person: 'admin',
    arrange: ({ world }) => {
      const wallet = world.wallets.get(walletIds.operations);
      if (wallet !== undefined)
        world.wallets.update(wallet, { package_expire_time: world.clock.now() - hour });
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('invoice:package.renew') })).toBeVisible();
  },
});

/** One bill in full, paid in part. */
export const Bill = meta.story({
  ...at({ url: opened('bill', 5), person: 'owner' }),
  play: async () => {
    await seen('table', { name: text('invoice:detail.items') });
  },
});

/** Where a bill is paid, exactly how much and until when. */
export const Pay = meta.story({
  ...at({ url: opened('pay', 5), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'USDT (TRC20)' }));
    await seen('img', { name: text('invoice:pay.qr', { coin: 'USDT (TRC20)' }) });
  },
});

/** The server tells a place that the bill does not name. */
export const PayStopped = meta.story({
  ...at({ url: opened('pay', 0), person: 'owner' }),
  beforeEach: ({ msw }) => {
    msw.use(
      mock(billing.payAddress, {
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        memo: '',
        amount: '82',
        symbol: 'TUSDT',
        symbol_alias: 'USDT',
        coin_net: 'TRC20',
        expire_at: Date.now() + hour,
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'USDT (TRC20)' }));
    await expect(await screen.findByText(text('invoice:pay.stop.title'))).toBeVisible();
  },
});

/** A payment that is being confirmed. */
export const Confirming = meta.story({
  ...at({ url: opened('pay', 1, walletIds.operations), person: 'admin' }),
  play: async () => {
    await seen('dialog', { name: text('invoice:pay.title') });
  },
});

/** The sheet that is printed. */
export const Invoice = meta.story({
  ...at({ url: opened('invoice', 2), person: 'owner' }),
  play: async () => {
    await seen('article', { name: like`^${text('invoice:print.title')}` });
  },
});

/** On a phone, in Chinese, in the dark theme. */
export const Phone = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
