import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MessageNotificationScreen } from './message-notification.screen.tsx';

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());

it(
  'adds a receiver once, with a test message, and refuses an address that is there',
  { timeout: 30_000 },
  async () => {
    const at = `/mpc/center/coSigner/messageNotification?w=${walletIds.treasury}&open=receiver`;
    const { person } = await stage(<MessageNotificationScreen />, { as: 'owner', at });
    const drawer = within(await screen.findByRole('dialog', { name: 'Add receiver' }, soon));
    const known = sandbox.world.receivers
      .all()
      .find(({ notice_type }) => notice_type === 'auto_collect')?.email;
    const email = await drawer.findByRole('textbox', { name: /E-mail/ }, soon);
    await person.type(email, (known ?? '').toUpperCase());
    expect(await drawer.findByText('Already a receiver.')).toBeTruthy();
    await person.clear(email);
    await person.type(email, 'night@example.com');
    await person.type(drawer.getByRole('textbox', { name: /Name/ }), 'Night shift');
    await person.click(drawer.getByRole('button', { name: 'Review receiver' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, soon));
    const add = await dialog.findByRole('button', { name: 'Add receiver' });
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull(), soon);
    await person.dblClick(add);
    await screen.findByText('Receivers saved, test message requested', {}, soon);
    const [form, ...others] = formsOf('/api/mpc/notice/save_receivers');
    expect(others).toEqual([]);
    expect(JSON.stringify(form)).toContain('night@example.com');
  },
);

it('stops alerts to a receiver from the menu of the row', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/messageNotification?w=${walletIds.treasury}`;
  const { person } = await stage(<MessageNotificationScreen />, { as: 'owner', at });
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ }, soon);
  if (menu === undefined) throw new Error('There is no receiver');
  await person.click(menu);
  await person.click(await screen.findByRole('menuitem', { name: 'Disable' }, soon));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable this receiver?' }, soon));
  const disable = await dialog.findByRole('button', { name: 'Disable receiver' });
  await waitFor(() => expect(disable.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(disable);
  await screen.findByText('Receivers saved', {}, soon);
  const [form] = formsOf('/api/mpc/notice/save_receivers').slice(-1);
  expect(JSON.parse(String(form?.['receivers']))).toContainEqual(expect.objectContaining({ status: 0 }));
});
