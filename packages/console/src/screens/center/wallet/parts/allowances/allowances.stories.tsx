import { codes, collection, transactions } from '@mpc/api';
import { scenarios, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, forbidden, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const of = (sub: number, query = '') =>
  `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${sub}&tab=allowances${query}`;
const url = of(subWalletIds.main);
const owner = (place: string) => at({ url: place, person: 'owner' });

const meta = preview.meta({
  title: 'Screens/Wallet center/Allowances',
  ...consoleStories,
  ...owner(url),
});

/** What orders and the TRON agent may take. */
export const AsFound = meta.story({
  play: async () => {
    await expect((await screen.findAllByText(text('btcAddress:allowances.unlimited')))[0]).toBeVisible();
  },
});

/** On a wide screen every token stands with its network, uncut, and its age beside it. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await seen('table');
    const age = { name: text('btcAddress:allowances.granted') };
    await expect(await screen.findByRole('columnheader', age)).toBeVisible();
    const tokens = await screen.findAllByText(/^USDC \(ERC20\)$/);
    await expect(tokens.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
});

/** Unlimited ones, in Chinese and dark. */
export const UnlimitedChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...owner(of(subWalletIds.main, '&type=unlimited')),
});

/** Allowances as cards, on a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Nobody may spend anything. */
export const Empty = meta.story({
  ...at({ url, arrange: scenarios.empty }),
  play: async () => {
    await expect(await screen.findByText(text('btcAddress:allowances.none'))).toBeVisible();
  },
});

/** The calls could not be read: what is known otherwise is shown, and what is missing is told. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByText(text('btcAddress:allowances.unread'))).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(transactions.list));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever lost the wallet meanwhile is led to the others. */
export const NoPermission = meta.story(forbidden(collection.rules));

/** The call that revokes an allowance, in the form of contract calls. */
export const Revoke = meta.story({
  play: async () => {
    const [revoke] = await screen.findAllByRole('button', {
      name: like`^${text('btcAddress:allowances.revoke')}`,
    });
    if (revoke !== undefined) await userEvent.click(revoke);
    await seen('dialog');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  },
});
