import { approvals } from '@mpc/api';
import { scenarios, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { at, consoleStories } from '../../../../../../.storybook/console-story.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const url = `${paths.center.todo}?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const meta = preview.meta({ title: 'Screens/To-do', ...consoleStories, ...at({ url, person: 'owner' }) });

/** What waits for the owner. */
export const Mine = meta.story();

/** What a member asked for. */
export const StartedByMe = meta.story(at({ url: `${url}&tab=started`, person: 'member' }));

/** What is finished. */
export const Done = meta.story(at({ url: `${url}&tab=done`, person: 'owner' }));

/** Nothing waits. */
export const AllCaughtUp = meta.story({
  ...at({ url, person: 'owner', arrange: scenarios.empty }),
  play: async () => {
    await expect(await screen.findByText('All caught up')).toBeVisible();
  },
});

/** In Chinese. */
export const Chinese = meta.story({ globals: { language: 'zh-CN' } });

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The server refuses to say. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(approvals.items, '100001', { msg: 'System error' }));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(approvals.items));
  },
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
  },
});
