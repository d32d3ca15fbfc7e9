import { addressOn, partners, people } from '@mpc/api/sandbox';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import preview from '../preview.tsx';
import { sandbox } from '../sandbox.ts';
import { applyToolbar } from '../toolbar-faults.ts';
import { CallsPage } from './calls-page.tsx';

const meta = preview.meta({
  title: 'API/Calls',
  component: CallsPage,
  args: { person: 'owner' as const },
  parameters: { sandbox: true },
  // A page for developers, in English only; held here, the document and the library's own words say so too.
  globals: { language: 'en-US' },
  loaders: [
    ({ globals }) => {
      sandbox.reset();
      applyToolbar(sandbox, globals);
    },
  ],
  render: ({ person }, { globals }) => {
    const chosen = String(globals['person']);
    const asks = chosen in people ? (chosen as keyof typeof people) : person;
    return <CallsPage key={asks} person={asks} />;
  },
});

type UserEvent = StoryContext['userEvent'];

/** Finds a call by a word of it and opens it. */
async function open(userEvent: UserEvent, wanted: string, name: RegExp) {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search calls' }), wanted);
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Every call there is, by its domain. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(\d+) of \1 calls$/);
    await expect(canvas.getByRole('heading', { name: 'withdrawals' })).toBeVisible();
  },
});

/** A query, found by its path and sent by the owner: its answer, and the time that took. */
export const Query = meta.story({
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(userEvent, 'wallets/asset', /^GET \/api\/mpc\/wallets\/asset$/);
    await expect(canvas.getByText(/^1 of \d+ calls$/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await expect(await drawer.findByText('Done: 0')).toBeVisible();
    await expect(drawer.getByText(/^HTTP 200, \d+ ms$/)).toBeVisible();
    await expect(drawer.getByText(/"wallet_name": "Treasury"/)).toBeVisible();
  },
});

/** A command: it changes the sandbox's world. */
export const Command = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await open(userEvent, 'withdrawals.create', /^POST \/api\/mpc\/sub_wallet\/withdraw$/);
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await expect(drawer.getByRole('textbox', { name: 'address_to' })).toHaveFocus();
    await userEvent.type(
      drawer.getByRole('textbox', { name: 'address_to' }),
      addressOn('ETH', partners.supplier),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'amount' }), '0.1');
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await expect(await drawer.findByText('Done: 0')).toBeVisible();
    await expect(drawer.getByText(/"withdraw_id": \d+/)).toBeVisible();
  },
});

/** What the server refuses: its code and its words. */
export const Refusal = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await open(userEvent, 'wallets/asset', /^GET \/api\/mpc\/wallets\/asset$/);
    await userEvent.click(drawer.getByRole('combobox', { name: /Who asks/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Nobody/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await expect(await drawer.findByRole('status')).toHaveTextContent(
      /^Refused: 110909Your session has ended. Sign in again \(HTTP 200, \d+ ms\)$/,
    );
  },
});

/** In dark, where nothing is found. */
export const NothingFound = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'no such call');
    await expect(canvas.getByText('No call matches')).toBeVisible();
  },
});

/** On a phone, in dark: the rows are cards, and the form is one column. */
export const Phone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    const drawer = await open(userEvent, 'get sub_wallet/status', /^GET \/api\/mpc\/sub_wallet\/status$/);
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await expect(await drawer.findByText('Done: 0')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
