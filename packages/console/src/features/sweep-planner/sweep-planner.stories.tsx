import { autoCollect, codes, transactions } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { Page, toasts } from '@mpc/ui';
import { Suspense } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { at, consoleStories, like, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { SweepPlanner } from './index.ts';
import { busyMonth } from './planner-test-bed.ts';

/** The part on a page of its own; what is used is said. */
const planner = (symbol: string) => [
  {
    path: '*',
    element: (
      <main>
        <Page title="Sweep planner">
          <Suspense>
            <SweepPlanner
              walletId={walletIds.treasury}
              symbol={symbol}
              onUse={(threshold) => toasts.show({ tone: 'success', message: `Threshold: ${threshold}` })}
            />
          </Suspense>
        </Page>
      </main>
    ),
  },
];

const place = { url: '/', person: 'owner', instead: planner('TUSDT'), arrange: busyMonth } as const;

const meta = preview.meta({
  title: 'Screens/Sweep planner',
  ...consoleStories,
  ...at(place),
});

/** A busy month: the threshold with the lowest cost, the curve, and the next run address by address. */
export const AsFound = meta.story({
  play: async () => {
    const use = await screen.findByRole('button', { name: like`^${text('coSigner:planner.use')}$` });
    await expect(
      screen.getByRole('application', { name: text('coSigner:planner.chart.title') }),
    ).toBeVisible();
    await userEvent.click(use);
    await expect(await screen.findByText(/^Threshold: [\d.]+$/)).toBeVisible();
  },
});

/** What is skipped, and why. */
export const Skipped = meta.story({
  play: async () => {
    await userEvent.click(
      await screen.findByRole('radio', { name: like`^${text('coSigner:planner.run.skippedCount')}` }),
    );
    await expect(
      (await screen.findAllByText(text('coSigner:planner.skip.below_threshold')))[0],
    ).toBeVisible();
  },
});

/** The same in Chinese and dark. */
export const ChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: like`^${text('coSigner:planner.use')}$` }),
    ).toBeVisible();
  },
});

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: like`^${text('coSigner:planner.use')}$` }),
    ).toBeVisible();
  },
});

/** Nothing is suggested from few deposits; the next run is there all the same. */
export const Empty = meta.story({
  ...at({ ...place, instead: planner('USDTBEP20'), arrange: () => undefined }),
  play: async () => {
    await expect(
      await screen.findByText(text('coSigner:planner.none.deposits', { count: 1, least: 30 })),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: like`^${text('coSigner:planner.use')}$` })).toBeNull();
    await expect(await screen.findByText(text('coSigner:planner.skip.gas_empty'))).toBeVisible();
  },
});

/** Nothing is suggested without a price. */
export const NoPrice = meta.story({
  ...at({
    ...place,
    arrange: (sandbox) => {
      busyMonth(sandbox);
      const coin = sandbox.world.coins.get('TUSDT');
      if (coin === undefined) throw new Error('There is no TUSDT');
      const { price_usd: _, ...unpriced } = coin;
      sandbox.world.coins.put(unpriced);
    },
  }),
  play: async () => {
    await expect(await screen.findByText(like`${text('coSigner:planner.none.coinPrice')}`)).toBeVisible();
  },
});

/** A page of deposits could not be read. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(transactions.list, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('action.retry') })).toBeVisible();
  },
});

/** Deposits are being read: how far it is, above the shape of what comes. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(autoCollect.waitingAddresses));
  },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
});
