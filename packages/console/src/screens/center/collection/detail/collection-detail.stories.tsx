import { codes, collection } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import type { Sandbox } from '@mpc/api/sandbox';
import { expect, screen } from 'storybook/test';
import { day } from '#shared/durations.ts';
import { paths, to } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';
import { inOperations, inTreasury, operationsRule, ruleCalled, stablecoins } from '../testing/rule-called.ts';

const url = (world: Sandbox) =>
  `${to(paths.center.collection.detail, { id: ruleCalled(world, operationsRule) })}?${inOperations}`;

const meta = preview.meta({
  title: 'Screens/Contract sweep rule',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** An active rule with its coins. */
export const AsFound = meta.story();

/** Nothing can be swept: the buttons end where the longer reason beneath them does. */
export const SweepOff = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.detail, { id: ruleCalled(world, stablecoins) })}?${inTreasury}`,
    person: 'owner',
  }),
  play: async () => {
    const [sweep, reason] = [
      await screen.findByRole('button', { name: text('collection:act.sweep') }),
      await screen.findByText(like`^${text('collection:block.sweep')}`),
    ];
    const edges = [sweep, reason].map((one) => Math.round(one.getBoundingClientRect().right));
    await expect(edges[0]).toBe(edges[1]);
  },
});

/** What a sweep would take now, before it is started. */
export const SweepNow = meta.story({
  ...at({
    url: (world) => `${url(world)}&open=sweep`,
    person: 'admin',
    // What nobody signed is let go, so that there is something to sweep.
    arrange: ({ clock }) => clock.step(8 * day),
  }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: text('collection:sweep.waiting') })).toBeVisible();
  },
});

/** The question before a rule is disabled. */
export const Disable = meta.story({
  ...at({ url: (world) => `${url(world)}&open=disable`, person: 'owner' }),
  play: async () => {
    await seen('alertdialog', { name: text('collection:turn.disable.title') });
  },
});

/** One whose deployment failed. */
export const Failed = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.detail, { id: ruleCalled(world, 'Grants sweep') })}?${inTreasury}`,
    person: 'owner',
  }),
});

/** A rule that is not there: the page says so and leads back. */
export const Empty = meta.story({
  ...at({ url: `${to(paths.center.collection.detail, { id: 999_999 })}?${inTreasury}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('collection:gone.title'))).toBeVisible();
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
