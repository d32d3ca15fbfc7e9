import { addressBook, codes } from '@mpc/api';
import { addressOn, people, type Sandbox } from '@mpc/api/sandbox';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = paths.wallet.personalBook;
const meta = preview.meta({
  title: 'Screens/Address book/Personal',
  ...consoleStories,
  ...at({ url, person: 'member' }),
});

const ownEntry = ({ world }: Sandbox, label: string): number =>
  world.book.where('shelf', `person ${people.member.uid}`).find((row) => row.label === label)?.id ?? 0;

/** A person's own addresses. */
export const AsFound = meta.story();

/** Nothing is saved yet. */
export const Empty = meta.story({
  ...at({ url, person: 'approver' }),
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:empty.personal.title'))).toBeVisible();
  },
});

/** An address that is there already is refused beside its cause. */
export const Duplicate = meta.story({
  ...at({ url: `${url}?open=add`, person: 'member' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: text('whiteAddress:form.title.keep') }));
    await userEvent.click(
      await form.findByRole('textbox', { name: like`^${text('whiteAddress:column.address')}` }),
    );
    await userEvent.paste(addressOn('TRX', 'Contractor'));
    await expect(
      await form.findByText(text('whiteAddress:finding.known', { label: 'Contractor' })),
    ).toBeVisible();
  },
});

/** One's own address is proposed to a workspace. */
export const Proposing = meta.story({
  ...at({ url: (sandbox) => `${url}?open=propose:${ownEntry(sandbox, 'Tern Analytics')}`, person: 'member' }),
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByText(text('whiteAddress:form.wallet'))).toBeVisible();
    await expect(await form.findByDisplayValue('Tern Analytics')).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(addressBook.list));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Custody is not open for this account. */
export const NoPermission = meta.story({
  ...at({ url, person: 'outsider' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('notPermitted.title') })).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
