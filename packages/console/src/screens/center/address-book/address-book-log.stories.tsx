import { addressBook, codes } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.addressBook.log}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Address book/Log',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** What was asked for, and what became of it. */
export const AsFound = meta.story();

/** A request, to be approved or rejected. */
export const Deciding = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`^${text('whiteAddress:audit.op.2')}` }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('button', { name: text('translation:approval.act.approve') }),
    ).toBeVisible();
    await expect(drawer.getByRole('button', { name: text('translation:approval.act.refuse') })).toBeVisible();
    await expect(drawer.getByText('Account closed')).toBeVisible();
  },
});

/** Whoever asked may take it back. */
export const TakingBack = meta.story({
  ...at({ url: `${url}&op=2`, person: 'member' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`^${text('whiteAddress:audit.op.2')}` }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('button', { name: text('translation:approval.act.revoke') }),
    ).toBeVisible();
  },
});

/** What people did, with what it changed. */
export const Operations = meta.story({
  ...at({ url: `${url}&tab=operations`, person: 'owner' }),
  play: async () => {
    const table = within(await screen.findByRole('table', { name: text('whiteAddress:log.tab.operations') }));
    await expect((await table.findAllByText('Lin Wei'))[0]).toBeVisible();
  },
});

/** Nothing was asked for yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(addressBook.audits, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:log.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.audits, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(addressBook.audits));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.audits, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
