import { codes, collection } from '@mpc/api';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { inTreasury } from '../testing/rule-called.ts';

const url = `${paths.center.collection.add}?${inTreasury}`;

const meta = preview.meta({
  title: 'Screens/Create contract sweep rule',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** A rule nobody has filled in yet. */
export const AsFound = meta.story();

/** A wallet that can have no rule says why. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(collection.init, {
        enabled: 0,
        reason: 'no_web3_sub_wallet',
        web3_sub_wallet_count: 0,
        key_holder: 1,
        key_holders: [],
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(text('collection:init.title'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.init, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(collection.init));
  },
  play: async () => {
    const [loading] = await screen.findAllByText(word('loading'));
    await expect(loading).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.init, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
