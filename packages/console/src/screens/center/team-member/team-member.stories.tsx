import { codes, members } from '@mpc/api';
import { people, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.teamMember}?w=${walletIds.treasury}`;

const meta = preview.meta({
  title: 'Screens/Team',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** The owner, an admin, and members of some sub-wallets. */
export const AsFound = meta.story();

/** An admin to whom the owner sent an equal-rights key. */
export const KeyOffered = meta.story({
  ...at({ url, person: 'admin' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('teamMember:offer.review') }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('button', { name: text('translation:approval.act.accept') }),
    ).toBeVisible();
  },
});

/** A member without whom steps could not be passed any more. */
export const Member = meta.story({
  ...at({ url: `${url}&open=member:${people.approver.uid}`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByText(like`^${text('teamMember:removal.title', { name: 'Ines Duarte', count: 1 })}`),
    ).toBeVisible();
  },
});

/** Who may do what in which sub-wallet. */
export const Access = meta.story({
  ...at({ url: `${url}&tab=access`, person: 'owner' }),
  play: async () => {
    const table = within(await screen.findByRole('table', { name: text('teamMember:tab.access') }));
    await expect((await table.findAllByText('Lin Wei'))[0]).toBeVisible();
  },
});

/** How members come and go: in the app, by the owner. */
export const Manage = meta.story({
  ...at({ url: `${url}&open=manage`, person: 'member' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(text('teamMember:manage.notOwner'))).toBeVisible();
  },
});

/** Only the owner: how to invite. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    const { uid, nickname, avatar_letter, account } = people.owner;
    msw.use(
      mock(members.list, [
        {
          uid,
          nickname,
          avatar_letter,
          account,
          role: 1,
          sub_wallets: [],
          is_approver: 0,
          strategy_count: 0,
          key_status: 2,
          ga_status: 1,
          kyc_status: 1,
          joined_at: Date.UTC(2025, 0, 6),
        },
      ]),
    );
  },
  play: async () => {
    await expect(await screen.findByText(text('teamMember:empty.title'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(members.list, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(members.list));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(members.list, codes.noPermission));
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
