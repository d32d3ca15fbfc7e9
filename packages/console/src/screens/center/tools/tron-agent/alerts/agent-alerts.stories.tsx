import { codes, notices } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.tools.tronAutoAgent.messageNotification}?w=${walletIds.treasury}`;

const meta = preview.meta({
  title: 'Screens/TRON auto agent alerts',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nobody is told. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(notices.receivers, []));
  },
  play: async () => {
    await expect((await screen.findAllByText(text('translation:receiver.empty')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(notices.receivers, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(notices.receivers));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(notices.receivers, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A member may look, and is told who may change it. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    await expect(await screen.findByTitle(text('tools:agent.governorsOnly'))).toBeVisible();
  },
});
