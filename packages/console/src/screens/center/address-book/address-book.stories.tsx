import { addressBook, codes } from '@mpc/api';
import { addressOn, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
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
    await expect(await screen.findByText('Deletion pending')).toBeVisible();
    await expect(await screen.findByText('Edit pending')).toBeVisible();
    await expect(await screen.findByText('Turning on: awaiting approval')).toBeVisible();
  },
});

/** Nothing is kept yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(addressBook.list, nothing));
  },
  play: async () => {
    await expect(
      await screen.findByText('Whitelisting limits transfers to approved destinations.'),
    ).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.systemError, { msg: 'System error' }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(addressBook.list));
  },
  play: async () => {
    await expect((await screen.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(addressBook.list, codes.noPermission, { msg: 'No permission' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Wallets' })).toBeVisible();
  },
});

/** A file with problems: each with its reason, and only the others are sent. */
export const Importing = meta.story({
  ...at({ url: `${url}&open=add`, person: 'member' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    await form.findByText('Or import a file');
    const good = Array.from(
      { length: 24 },
      (_, index) => `Recipient ${index};${addressOn('TRX', `recipient ${index}`)}`,
    );
    const text = ['Label;Address', ...good, `Typo;${addressOn('TRX', 'recipient 0')}x`, ';'].join('\r\n');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no way to choose a file');
    await userEvent.upload(input, new File(['\uFEFF', text], 'recipients.csv', { type: 'text/csv' }));
    await expect(await form.findByText('Ready: 24 · with problems: 1')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'With problems only (1)' }));
    await expect(form.getByText(/too long|mismatch|character/i)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Review 24 addresses' })).toBeEnabled();
  },
});

/** A file that does not say which column is the address. */
export const WrongFile = meta.story({
  ...at({ url: `${url}&open=add`, person: 'owner' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    await form.findByText('Or import a file');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no way to choose a file');
    await userEvent.upload(input, new File(['Ana,T1'], 'recipients.csv', { type: 'text/csv' }));
    await expect(await form.findByText(/The first line has no Address column/)).toBeVisible();
  },
});

/** What turning a whitelist on means, and who must agree. */
export const TurningOn = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Turn on the whitelist of Customer deposits' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/Ana Ruiz/)).toBeVisible();
    await expect(dialog.getByText('1 whitelisted address.')).toBeVisible();
    const ask = await dialog.findByRole('button', { name: 'Request to turn on' });
    await waitFor(() => expect(ask).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

/** An entry with the whole address, and what cannot be done now says why. */
export const Entry = meta.story({
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Actions for Contractor' })).toHaveAttribute(
      'aria-haspopup',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Contractor/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Contractor' }));
    await expect(await drawer.findByRole('button', { name: 'View request' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A filter opens with the press that loads it, and gives the focus back. */
export const Narrowing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Network' }));
    const list = within(await screen.findByRole('listbox', { name: 'Network' }));
    await userEvent.click(await list.findByRole('option', { name: 'TRON' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const filter = await screen.findByRole('button', { name: /^Network:/ });
    await waitFor(() => expect(filter).toHaveFocus());
  },
});

/** In Chinese, in the dark theme. */
export const DarkChinese = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** On a phone every entry is a card. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
