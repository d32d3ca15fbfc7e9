import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { codes } from '@mpc/api';
import { specialAddresses, walletIds, type people } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TronResourceMonitorScreen } from './tron-resource-monitor.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const line = '/api/mpc/tron/resource/monitor/addr';
const { tron: address } = specialAddresses.ordinary;
const open = (as: keyof typeof people, search = '') =>
  stage(<TronResourceMonitorScreen />, {
    as,
    at: `/mpc/center/tools/tronResourceMonitor?w=${walletIds.treasury}${search}`,
  });
const monitored = () => sandbox.world.tronMonitors.where('wallet_id', walletIds.treasury);

beforeEach(() => sandbox.reset());

async function confirm(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'), soon);
  await person.dblClick(button);
  return dialog;
}

async function fillIn(person: Awaited<ReturnType<typeof open>>['person']) {
  const drawer = within(await screen.findByRole('dialog', { name: 'Add address' }, soon));
  await person.click(await drawer.findByRole('radio', { name: 'Other address' }, soon));
  await person.type(await drawer.findByRole('textbox', { name: /^TRON address/ }, soon), address);
  await person.type(drawer.getByRole('textbox', { name: /^Label/ }), 'Partner');
  await person.type(drawer.getByRole('textbox', { name: /^Energy alert threshold/ }), '65000');
  await person.click(drawer.getByRole('button', { name: 'Review' }));
}

it('adds an address once, after all of it was shown, and lists it', async () => {
  const { person } = await open('owner', '&open=add');
  await fillIn(person);
  const dialog = await confirm(person, 'Add address');
  expect(dialog.getByRole('img', { name: /^TRON address: T/ })).toBeTruthy();
  await screen.findByText('Address added', {}, soon);
  expect(formsOf(line)).toMatchObject([{ op: 'add', address, label: 'Partner', energy_alert: '65000' }]);
  expect(await screen.findByRole('heading', { name: 'Partner' }, soon)).toBeTruthy();
  await screen.findByText('5 of 20 addresses monitored', {}, soon);
});

it('reads the list back where the answer was lost, and sends nothing again', async () => {
  intercept.answer = async (request, answer) => (request.url.includes(line) ? Response.error() : answer);
  const { person } = await open('owner', '&open=add');
  await fillIn(person);
  await confirm(person, 'Add address');
  await screen.findByText('Address added', {}, soon);
  expect(sent.filter((one) => one === `POST ${line}`)).toHaveLength(1);
  expect(monitored().filter((row) => row.address === address)).toHaveLength(1);
});

it('deletes an address after asking', async () => {
  const { person } = await open('owner');
  await person.click(await screen.findByRole('button', { name: 'Delete Gas station' }, soon));
  await confirm(person, 'Delete address');
  await screen.findByText('Address deleted', {}, soon);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gas station' })).toBeNull(), soon);
  expect(monitored()).toHaveLength(3);
});

it('rejects an address that is monitored already, and one that is none', async () => {
  const { person } = await open('owner', '&open=add');
  const drawer = within(await screen.findByRole('dialog', { name: 'Add address' }, soon));
  await screen.findByText('4 of 20 addresses monitored', {}, soon);
  await person.click(await drawer.findByRole('radio', { name: 'Other address' }, soon));
  const field = await drawer.findByRole('textbox', { name: /^TRON address/ }, soon);
  await person.type(field, monitored()[0]?.address ?? '');
  expect(await drawer.findByText('This address is already monitored.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, address.slice(0, -1));
  await person.click(drawer.getByRole('button', { name: 'Review' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('keeps the last values, with when they were read, where the chain does not answer', async () => {
  const { queryClient } = await open('owner');
  await screen.findByRole('heading', { name: 'Omnibus' }, soon);
  intercept.answer = async (request, answer) =>
    request.url.includes('monitor/addr/info')
      ? Response.json({ code: codes.transactionNotSupported, msg: 'Node timeout', data: {} })
      : answer;
  await queryClient.refetchQueries({ queryKey: ['tron'] });
  expect(await screen.findByText(/^Last read:/, {}, soon)).toBeTruthy();
  expect(screen.getByText('Node timeout')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Omnibus' })).toBeTruthy();
});
