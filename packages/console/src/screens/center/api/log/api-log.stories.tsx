import { operations } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, failing, forbidden, loading, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.api.log}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/API/API log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** Nothing was changed yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(operations.list, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect((await screen.findAllByText(text('apiPage:log.empty')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story(failing(operations.list));

/** The answer is still on its way. */
export const Loading = meta.story(loading(operations.list));

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story(forbidden(operations.list));
