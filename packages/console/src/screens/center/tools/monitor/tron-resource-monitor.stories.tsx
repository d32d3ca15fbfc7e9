import { codes, tron } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.tools.tronResourceMonitor}?w=${walletIds.treasury}`;

const meta = preview.meta({
  title: 'Screens/Tools/TRON resource monitor',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Own sub-wallets and an exchange; some are low. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText(text('tools:monitor.count', { count: 4, limit: 20 }))).toBeVisible();
    await expect((await screen.findAllByText(text('tools:monitor.state.energyLow')))[0]).toBeVisible();
  },
});

/** Nothing is monitored yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(tron.monitors, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('tools:monitor.empty'))).toBeVisible();
  },
});

/** An address of somebody else is added. */
export const Add = meta.story({
  ...at({ url: `${url}&open=add`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: text('tools:monitor.add') }));
    await userEvent.click(await drawer.findByRole('radio', { name: text('tools:monitor.origin.other') }));
    await userEvent.type(
      await drawer.findByRole('textbox', { name: like`^${text('tools:monitor.address')}` }),
      'TXYZ',
    );
    await userEvent.click(drawer.getByRole('button', { name: text('tools:monitor.review') }));
    await expect(
      drawer.getByRole('textbox', { name: like`^${text('tools:monitor.address')}` }),
    ).toBeInvalid();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.monitors, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(tron.monitors));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.monitors, codes.noPermission));
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
    await expect((await screen.findAllByTitle(text('tools:monitor.governorsOnly')))[0]).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
