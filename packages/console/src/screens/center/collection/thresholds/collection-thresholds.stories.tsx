import { codes, collection } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import type { Sandbox } from '@mpc/api/sandbox';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths, to } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { inTreasury, ruleCalled, stablecoins } from '../testing/rule-called.ts';

const url = (world: Sandbox) =>
  `${to(paths.center.collection.editThreshold, { id: ruleCalled(world, stablecoins) })}?${inTreasury}`;

const meta = preview.meta({
  title: 'Screens/Contract sweep thresholds',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** The thresholds of an active rule. */
export const AsFound = meta.story();

/** The same value for every coin, before it is saved. */
export const Reviewed = meta.story({
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: like`^${text('collection:thresholds.usd')}` }),
      '250',
    );
    await userEvent.click(screen.getByRole('button', { name: text('collection:thresholds.apply') }));
    await userEvent.click(
      screen.getByRole('button', { name: text('collection:thresholds.review', { count: 2 }) }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: text('collection:thresholds.confirm', { count: 2 }),
    });
    // It comes in from below.
    await waitFor(() => expect(question).toBeVisible());
  },
});

/** A rule without coins leads to adding some. */
export const Empty = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.editThreshold, { id: ruleCalled(world, 'Polygon idea') })}?${inTreasury}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(text('collection:coins.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.rule, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(collection.rule));
  },
  play: async () => {
    const [loading] = await screen.findAllByText(word('loading'));
    await expect(loading).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.rule, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
