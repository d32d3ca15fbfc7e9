import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AgentAlertsScreen } from './agent-alerts.screen.tsx';

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());

it('adds a receiver of the chosen events of the agent', { timeout: 30_000 }, async () => {
  const { person } = await stage(<AgentAlertsScreen />, {
    as: 'admin',
    at: `/mpc/center/tools/tronAutoAgent/messageNotification?w=${walletIds.treasury}&open=receiver`,
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Add receiver' }, soon));
  await person.type(await drawer.findByRole('textbox', { name: /E-mail/ }, soon), 'night@example.com');
  await person.type(drawer.getByRole('textbox', { name: /Name/ }), 'Night shift');
  await person.click(drawer.getByRole('checkbox', { name: 'Delegation failed' }));
  await person.click(drawer.getByRole('button', { name: 'Review receiver' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const add = await dialog.findByRole('button', { name: 'Add receiver' });
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(add);
  await screen.findByText('Receivers saved, test message requested', {}, soon);
  const [form, ...others] = formsOf('/api/mpc/notice/save_receivers');
  expect(others).toEqual([]);
  expect(form?.['notice_type']).toBe('trx_proxy');
  expect(JSON.parse(String(form?.['receivers']))).toContainEqual(
    expect.objectContaining({ email: 'night@example.com', events: ['arrears', 'trx_low'] }),
  );
});
