import { addressBook, codes } from '@mpc/api';
import { addressOn, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.addressBook.index}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Address book/Workspace',
  ...consoleStories,
  ...at({ url, person: 'member' }),
});

const nothing = {
  list: [],
  count: 0,
  pageTotal: 0,
  counts: { effective: 0, pending: 0, all: 0 },
  whitelists: [],
};

/** Whitelists of the sub-wallets, and what is in force. */
export const AsFound = meta.story();

/** What waits for approval: an addition, a deletion, another version. */
export const Pending = meta.story({
  ...at({ url: `${url}&tab=pending`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:entry.status.5'))).toBeVisible();
    await expect(await screen.findByText(text('whiteAddress:entry.pending.5'))).toBeVisible();
    await expect(await screen.findByText(text('whiteAddress:white.mode.2'))).toBeVisible();
  },
});

/** Nothing is kept yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(addressBook.list, nothing));
  },
  play: async () => {
    await expect(await screen.findByText(text('whiteAddress:empty.wallet.detail'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
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

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A file with problems: each with its reason, and only the others are sent. */
export const Importing = meta.story({
  ...at({ url: `${url}&open=add`, person: 'member' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    await form.findByText(text('whiteAddress:import.title'));
    const good = Array.from(
      { length: 24 },
      (_, index) => `Recipient ${index};${addressOn('TRX', `recipient ${index}`)}`,
    );
    const lines = ['Label;Address', ...good, `Typo;${addressOn('TRX', 'recipient 0')}x`, ';'].join('\r\n');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no way to choose a file');
    await userEvent.upload(input, new File(['\uFEFF', lines], 'recipients.csv', { type: 'text/csv' }));
    await expect(
      await form.findByText(text('whiteAddress:import.summary', { ready: 24, faulty: 1 })),
    ).toBeVisible();
    await userEvent.click(
      form.getByRole('button', { name: text('whiteAddress:import.onlyFaulty', { count: 1 }) }),
    );
    const overlong = text('translation:addressCheck.overlong', { extra: 1, expected: 34 });
    await expect(form.getByText(like`${overlong}`)).toBeVisible();
    await expect(
      form.getByRole('button', { name: text('whiteAddress:form.review', { count: 24 }) }),
    ).toBeEnabled();
  },
});

/** A file that does not say which column is the address. */
export const WrongFile = meta.story({
  ...at({ url: `${url}&open=add`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    await form.findByText(text('whiteAddress:import.title'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no way to choose a file');
    await userEvent.upload(input, new File(['Ana,T1'], 'recipients.csv', { type: 'text/csv' }));
    await expect(await form.findByText(text('whiteAddress:import.head'))).toBeVisible();
  },
});

/** What turning a whitelist on means, and who must agree. */
export const TurningOn = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: text('whiteAddress:white.turn.0Of', { name: 'Customer deposits' }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/Ana Ruiz/)).toBeVisible();
    await expect(dialog.getByText(text('whiteAddress:whitelist.some', { count: 1 }))).toBeVisible();
    const ask = await dialog.findByRole('button', { name: text('whiteAddress:whitelist.on.confirm') });
    await waitFor(() => expect(ask).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

/** An entry with the whole address, and what cannot be done now says why. */
export const Entry = meta.story({
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByRole('button', { name: word('tableRowActions', { name: 'Contractor' }) }),
    ).toHaveAttribute('aria-haspopup');
    const [row] = await screen.findAllByRole('button', { name: /^Contractor/ });
    if (row !== undefined) await userEvent.click(row);
    const drawer = within(await screen.findByRole('dialog', { name: 'Contractor' }));
    await expect(await drawer.findByRole('button', { name: text('whiteAddress:act.request') })).toBeVisible();
    await expect(drawer.getByRole('button', { name: text('whiteAddress:act.edit') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A filter opens with the press that loads it, and gives the focus back. */
export const Narrowing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('whiteAddress:column.network') }));
    const list = within(await screen.findByRole('listbox', { name: text('whiteAddress:column.network') }));
    await userEvent.click(await list.findByRole('option', { name: 'TRON' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const filter = await screen.findByRole('button', {
      name: like`^${text('whiteAddress:column.network')}:`,
    });
    await waitFor(() => expect(filter).toHaveFocus());
  },
});

/** In Chinese, in the dark theme. */
export const DarkChinese = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** On a phone every entry is a card. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
