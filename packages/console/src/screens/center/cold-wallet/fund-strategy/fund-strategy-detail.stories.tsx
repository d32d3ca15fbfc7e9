import { codes, coldWallet } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

/** The strategy of a coin, at its own address. */
const urlOf =
  (symbol: string) =>
  ({ world }: Sandbox) => {
    const id = world.fundStrategies.all().find((row) => row.symbol === symbol)?.id ?? 0;
    return `${paths.center.coldWallet.fundStrategyDetail}?w=${walletIds.treasury}&id=${id}`;
  };
const url = urlOf('ETH');
const meta = preview.meta({
  title: 'Screens/Cold wallet/Fund strategy',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** A strategy that has moved nothing yet. */
export const Empty = meta.story({
  ...at({ url: urlOf('BSC'), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:strategy.noTasks'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.strategy, codes.systemError));
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
    msw.use(mockPending(coldWallet.strategy));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(coldWallet.strategy, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** It was deleted meanwhile. */
export const Gone = meta.story({
  ...at({
    url: `${paths.center.coldWallet.fundStrategyDetail}?w=${walletIds.treasury}&id=7`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(text('coldWallet:strategy.gone'))).toBeVisible();
  },
});

/** Contracts are no longer in effect: nothing moves, and the page says so. */
export const NoContracts = meta.story({
  ...at({
    url,
    person: 'owner',
    arrange: ({ world }) => {
      for (const row of world.multisigs.all()) world.multisigs.update(row, { is_effective: false });
    },
  }),
  play: async () => {
    await expect(
      await screen.findByText(text('coldWallet:strategy.noContractsOn', { network: 'ETH' })),
    ).toBeVisible();
    await expect(await screen.findByText(text('coldWallet:strategy.sim.noContracts'))).toBeVisible();
  },
});

/** On a phone, in the dark theme. */
export const Phone = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });

/** A member may look, and is told who may change it. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    const reasons = await screen.findAllByTitle(text('coldWallet:strategy.governorsOnly'));
    await expect(reasons[0]).toBeVisible();
  },
});
