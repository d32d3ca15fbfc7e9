import { codes, strategies } from '@mpc/api';
import { subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { strategyCalled } from './testing/strategy-called.ts';

const of = (id: number, subWalletId: number, more = '') =>
  `${paths.center.strategyEngine.detail}?w=${walletIds.treasury}&s=${subWalletId}&id=${id}${more}`;
const called =
  (name: string, subWalletId: number, more = '') =>
  (world: Sandbox) =>
    of(strategyCalled(world, name), subWalletId, more);

const meta = preview.meta({
  title: 'Screens/Strategies/Advanced strategy',
  ...consoleStories,
  ...at({ url: called('Large stablecoin', subWalletIds.main), person: 'owner' }),
});

/** A strategy that decided many orders. */
export const AsFound = meta.story();

/** A change of it is pending: edit and delete wait for it. */
export const Pending = meta.story({
  ...at({ url: called('Desk above 5,000', subWalletIds.marketMaking), person: 'owner' }),
  play: async () => {
    const edit = await screen.findByRole('button', { name: text('strategyEngine:advanced.edit') });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Contracts that need no approval, and who signs. */
export const Web3 = meta.story({
  ...at({ url: called('Known contracts', subWalletIds.main), person: 'owner' }),
});

/** The question before it is moved up. */
export const MoveUp = meta.story({
  ...at({ url: called('Day above 50,000', subWalletIds.marketMaking, '&open=up'), person: 'owner' }),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByRole('button', { name: text('strategyEngine:change.submit') }),
    ).toBeVisible();
  },
});

/** One that is gone: the way to the others. */
export const Empty = meta.story({
  ...at({ url: of(999_999, subWalletIds.main), person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: text('strategyEngine:advanced.toAll') }),
    ).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.advanced, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.advanced));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.advanced, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
