import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { WalletListScreen } from './wallet-list.screen.tsx';

vi.setConfig({ testTimeout: 20_000 });

/** Drawers load when they are wanted. */
const soon = { timeout: 8000 };

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});

const show = (search = '') => stage(<WalletListScreen />, { as: 'owner', at: `/mpc/wallet${search}` });

it('an alias is the person’s own: no two wallets are called the same', async () => {
  const { router } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit alias of Treasury' }));
  expect(new URLSearchParams(router.state.location.search).get('open')).toBe(`alias:${walletIds.treasury}`);
  const field = await screen.findByRole('textbox', { name: 'Alias' }, soon);
  await userEvent.clear(field);
  await userEvent.type(field, 'operations');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Another of your wallets already has this name/)).toBeTruthy();
  expect(sent).not.toContain('POST /api/mpc/wallet/update/alias');

  await userEvent.clear(field);
  await userEvent.type(field, 'Cold desk');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^Cold desk/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what the server has against an alias is said where it was typed', async () => {
  await show(`?open=alias:${walletIds.treasury}`);
  const field = await screen.findByRole('textbox', { name: 'Alias' }, soon);
  intercept.answer = async (request, answer) =>
    request.url.includes('update/alias')
      ? Response.json({ code: '100004', msg: 'Another wallet is called so', data: null })
      : answer;
  await userEvent.type(field, 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const drawer = screen.getByRole('dialog');
  expect(await within(drawer).findByText('Another wallet is called so')).toBeTruthy();
});

it('the tabs ask the server, and the sums above them stay those of every wallet', async () => {
  const { router } = await show();
  const all = (await screen.findByText('Total assets')).closest('dl')?.textContent;
  await userEvent.click(screen.getByRole('tab', { name: 'Joined' }));
  expect(router.state.location.search).toBe('?type=2');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Not completed/ })).toBeNull());
  expect(screen.getByText('Total assets').closest('dl')?.textContent).toBe(all);
});

it('a wallet is made, and finished, in the app', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Create wallet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create wallet' }, soon);
  expect(await within(dialog).findByRole('link', { name: /^Android 6\.8\.0/ })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Continue in app: / }));
  expect(await screen.findByText(/Finish creating it and back up its key/, {}, soon)).toBeTruthy();
});

it('the columns are chosen for all sections at once, and all wallets of the tab go into a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await show('?type=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, soon));
  await screen.findByText(/exported/, {}, soon);
  const [head, ...rows] = (await files[0]?.text())?.replace('\ufeff', '').trim().split('\r\n') ?? [];
  expect(head).toBe('Wallet,Your role,Total (USD),Sub-wallets,Members,Package,Co-signer,Status');
  expect(rows.length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Members' }, soon));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Members' })).toBeNull());
  await userEvent.keyboard('j');
  expect(document.activeElement?.getAttribute('data-does')).toBe('open');
});
