import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WarningsTab } from './warnings-tab.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const path = '/api/msign/alarm/save';

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

const open = (as: 'owner' | 'member' = 'owner') =>
  stage(<WarningsTab walletId={walletIds.treasury} />, {
    as,
    at: `/mpc/center/coldWallet?w=${walletIds.treasury}&tab=warnings`,
  });

async function confirming() {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name: 'Save alerts' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
}

it('saves all of the alerts, once', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: /^E-mail/ }, soon), 'ops@example.com{Enter}');
  await person.click(screen.getByRole('checkbox', { name: /^Task completed/ }));
  await person.click(screen.getByRole('switch', { name: 'Monitor BSC' }));
  expect(await screen.findByText('Must be above 0 while monitoring is on.')).toBeTruthy();
  const threshold = screen.getByRole('textbox', { name: /^Threshold on BSC/ });
  await person.clear(threshold);
  await person.type(threshold, '0.01');
  expect(await screen.findByText('Below the threshold')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Review alerts' }));
  await person.dblClick(await confirming());
  await screen.findByText('Alerts saved', {}, soon);
  const [form, ...others] = formsOf(path);
  expect(others).toEqual([]);
  expect(JSON.parse(String(form?.['balance_monitor']))).toEqual([
    { base_symbol: 'ETH', threshold: '0', status: 0 },
    { base_symbol: 'BSC', threshold: '0.01', status: 1 },
  ]);
  expect(sandbox.world.coldAlarms.get(walletIds.treasury)).toMatchObject({
    emails: ['ops@example.com'],
    events: { start: false, exception: true, start_fail: true, fail: true, success: true },
  });
});

it('R4: reads the alerts back where the answer was lost, and sends nothing again', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: /^E-mail/ }, soon), 'ops@example.com{Enter}');
  await person.click(screen.getByRole('button', { name: 'Review alerts' }));
  const save = await confirming();
  intercept.answer = (request, answer) =>
    request.url.includes('alarm/save') ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
  await person.click(save);
  await screen.findByText('Alerts saved', {}, soon);
  expect(sent.filter((line) => line.endsWith(path))).toHaveLength(1);
});

it('refuses what is no address and one that stands there twice', async () => {
  const { person } = await open();
  const emails = await screen.findByRole('textbox', { name: /^E-mail/ }, soon);
  await person.type(emails, 'ops@example.com{Enter}OPS@example.com{Enter}');
  expect((await screen.findAllByText(/Already in the list/))[0]).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Review alerts' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('tells a member who may act', async () => {
  await open('member');
  expect(await screen.findByText('Only the owner or an admin can change this.', {}, soon)).toBeTruthy();
});
