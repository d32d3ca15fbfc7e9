import { codes, strategies } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.workspaceStrategyEngine.index}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Workspace strategies',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Who approves each scenario, one of which is about to change. */
export const AsFound = meta.story();

/** The editor, for the owner and the admins. */
export const Editing = meta.story({
  ...at({ url: `${url}&open=edit:refund`, person: 'admin' }),
  play: async () => {
    await expect(await screen.findByRole('grid', { name: text('strategyEngine:steps.line') })).toBeVisible();
  },
});

/** A member may look and not change. */
export const AsMember = meta.story({
  ...at({ url: `${url}&open=edit:refund`, person: 'member' }),
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:workspace.whoMay'))).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});

/** A new wallet: the owner decides everywhere. */
export const Empty = meta.story({
  ...at({ url, person: 'owner', arrange: ({ world }) => world.workspaceStrategies.clear() }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByText(text('strategyEngine:workspace.default')).length).toBeGreaterThan(10),
    );
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.workspaceList, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.workspaceList));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.workspaceList, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
