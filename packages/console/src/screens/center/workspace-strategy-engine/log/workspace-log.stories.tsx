import { codes, strategies } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.workspaceStrategyEngine.log}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Workspace strategies/Log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Requests to change workspace strategies. */
export const AsFound = meta.story();

/** On a phone too the top bar has room for the name of the page. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const bar = within(await screen.findByRole('banner'));
    const name = await bar.findByText(text('translation:nav.workspaceStrategyLog'));
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

/** What they decided. */
export const BusinessApprovals = meta.story({
  ...at({ url: `${url}&tab=business`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const table = within(
      await screen.findByRole('table', { name: text('strategyEngine:workspace.tab.business') }),
    );
    await userEvent.click(
      await table.findByRole('button', { name: like`^${text('translation:todo.title.api.edit')}` }),
    );
    await seen('dialog');
  },
});

/** Who changed which scenario, from where. */
export const Operations = meta.story({
  ...at({ url: `${url}&tab=operations`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('table', { name: text('strategyEngine:workspace.tab.operations') }),
    ).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});

/** Nothing was asked for yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.changes, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:log.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.changes, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(strategies.changes));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(strategies.changes, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});
