import { codes, collection } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';
import { inOperations, runIn } from '../testing/rule-called.ts';

const place = `${paths.center.collection.history}?${inOperations}`;
const url = `${place}&period=90d`;

const meta = preview.meta({
  title: 'Screens/Contract sweep history',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Everything that was swept, in every status. */
export const AsFound = meta.story();

/** One sweep down to the single address. */
export const OneSweep = meta.story({
  ...at({ url: (world) => `${url}&open=run:${runIn(world, 2000)}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: text('collection:run.addresses') })).toBeVisible();
  },
});

/** The question before one is canceled. */
export const Cancel = meta.story({
  ...at({ url: (world) => `${url}&open=cancel-run:${runIn(world, 1100)}`, person: 'admin' }),
  play: async () => {
    await seen('alertdialog', { name: text('collection:run.ask') });
  },
});

/** Nothing was swept yet. */
export const Empty = meta.story({
  ...at({ url: place, person: 'owner', arrange: ({ world }) => world.collectRuns.clear() }),
  play: async () => {
    await expect(await screen.findByText(text('collection:history.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.history, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(collection.history));
  },
  play: async () => {
    const [loading] = await screen.findAllByText(word('loading'));
    await expect(loading).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.history, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
