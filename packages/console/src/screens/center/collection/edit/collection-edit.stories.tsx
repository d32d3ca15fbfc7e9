import { codes, collection } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import type { Sandbox } from '@mpc/api/sandbox';
import { expect, screen } from 'storybook/test';
import { paths, to } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { inTreasury, ruleCalled, stablecoins } from '../testing/rule-called.ts';

const url = (world: Sandbox) =>
  `${to(paths.center.collection.edit, { id: ruleCalled(world, stablecoins) })}?${inTreasury}`;

const meta = preview.meta({
  title: 'Screens/Edit contract sweep rule',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** An active rule: where it sweeps to is fixed. */
export const AsFound = meta.story();

/** One that waits for its signature can only be read. */
export const AwaitingSignature = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.edit, { id: ruleCalled(world, 'BNB tokens to Main') })}?${inTreasury}`,
    person: 'owner',
  }),
});

/** A draft without coins. */
export const Empty = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.edit, { id: ruleCalled(world, 'Polygon idea') })}?${inTreasury}`,
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
