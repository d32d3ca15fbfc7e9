import { codes, collection } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import type { Sandbox } from '@mpc/api/sandbox';
import { expect, screen, userEvent } from 'storybook/test';
import { paths, to } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { inOperations, inTreasury, operationsRule, ruleCalled } from '../testing/rule-called.ts';

const url = (world: Sandbox) =>
  `${to(paths.center.collection.authSubWallets, { id: ruleCalled(world, operationsRule) })}?${inOperations}`;

const meta = preview.meta({
  title: 'Screens/Contract sweep authorizations',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** What each address allows, and how to end that. */
export const AsFound = meta.story();

/** A code to revoke an allowance with. */
export const Revoke = meta.story({
  ...at({ url, person: 'admin' }),
  play: async () => {
    const [revoke] = await screen.findAllByRole('button', {
      name: like`^${text('collection:auth.actOf.revoke')}`,
    });
    if (revoke !== undefined) await userEvent.click(revoke);
    // Asked for in this session, and not to be answered in that of the next story.
    await expect(await screen.findByRole('img', { name: text('translation:signing.code') })).toBeVisible();
  },
});

/** A rule without coins has nothing to authorize. */
export const Empty = meta.story({
  ...at({
    url: (world) =>
      `${to(paths.center.collection.authSubWallets, { id: ruleCalled(world, 'Polygon idea') })}?${inTreasury}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(text('collection:coins.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.authorised, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(collection.authorised));
  },
  play: async () => {
    const [loading] = await screen.findAllByText(word('loading'));
    await expect(loading).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(collection.authorised, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
