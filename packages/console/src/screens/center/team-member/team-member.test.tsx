import { allRows, formsOf, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TeamMemberScreen } from './team-member.screen.tsx';

vi.setConfig({ testTimeout: 20_000 });

const soon = { timeout: 8000 };
const open = (as: keyof typeof people, search = '') =>
  stage(<TeamMemberScreen />, { as, at: `/mpc/center/teamMember?w=${walletIds.treasury}${search}` });

beforeEach(() => sandbox.reset());

it('lists everybody with their part in the wallet, and counts them', async () => {
  await open('owner');
  const row = (await screen.findByRole('button', { name: /Ines Duarte/ }, soon)).closest('tr');
  await allRows();
  expect(row?.textContent).toContain('Payroll');
  expect(row?.textContent).toContain('Approver');
  const admins = (await screen.findByText('Admins')).closest('dl');
  expect(admins?.textContent).toContain('1Kofi Okafor');
});

it('asks the server for what the address narrows the members to', async () => {
  await open('owner', '&role=3&q=lin');
  expect(await screen.findByRole('button', { name: /Lin Wei/ }, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ines Duarte/ })).toBeNull();
  expect(sent.filter((line) => line === 'GET /api/mpc/wallet/member/list')).toHaveLength(2);
});

it('says by name what removing a member would break', async () => {
  const { person } = await open('owner');
  await person.click(await screen.findByRole('button', { name: /Ines Duarte/ }, soon));
  const drawer = within(await screen.findByRole('dialog', {}, soon));
  expect(await drawer.findByText('Removing Ines Duarte breaks 1 strategy', {}, soon)).toBeTruthy();
  expect(drawer.getAllByText('Large payroll').length).toBeGreaterThan(0);
  expect(drawer.getByText(/Step 1 needs 1 approval/)).toBeTruthy();
});

it('offers an equal-rights key to whom it was sent, and accepts it after the decision is confirmed', async () => {
  const { person } = await open('admin');
  await person.click(await screen.findByRole('button', { name: 'Review key' }, soon));
  const drawer = within(await screen.findByRole('dialog', {}, soon));
  await person.click(await drawer.findByRole('button', { name: 'Accept key' }, soon));
  const ask = within(await screen.findByRole('alertdialog', {}, soon));
  expect(formsOf('/api/mpc/user/accept/same_rights_pri/item')).toEqual([]);
  // Until the dialog has stood for a moment, its button says that it is busy.
  const confirm = await ask.findByRole('button', { name: /^(Accept key|Approve)$/ }, soon);
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).not.toBe('true'), soon);
  await person.click(confirm);
  await waitFor(() => expect(formsOf('/api/mpc/user/accept/same_rights_pri/item')).toHaveLength(1), soon);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review key' })).toBeNull(), soon);
});

it('shows an ordinary member the matrix of their own sub-wallets only', async () => {
  const { person } = await open('approver', '&tab=access');
  const table = within(await screen.findByRole('table', { name: 'Access matrix' }, soon));
  await table.findAllByText('Ines Duarte', {}, soon);
  await allRows();
  const places = table.getAllByRole('row').map((row) => row.textContent);
  expect(places.some((text) => text.includes('Payroll'))).toBe(true);
  expect(places.some((text) => text.includes('Grants'))).toBe(false);
  const [given] = table.getAllByRole('button', { name: 'Yes' });
  await person.click(given as HTMLElement);
  const strategies = within(await screen.findByRole('dialog', { name: 'Given by' }));
  expect(strategies.getAllByRole('link').length).toBeGreaterThan(0);
});

it('names the steps that cannot be passed any more once a member was removed on the phone', async () => {
  const body = new URLSearchParams({
    team: String(walletIds.treasury),
    uid: String(people.approver.uid),
    act: 'remove',
  });
  await sandbox.fetch(new Request('http://sandbox/sandbox/phone', { method: 'POST', body }));
  await open('owner', '&tab=access');
  expect(await screen.findByText('2 strategy steps name people who left', {}, soon)).toBeTruthy();
  expect(screen.getByText(/Step 1 cannot pass: Ines Duarte left/)).toBeTruthy();
  expect(screen.getByText(/Step 1 can still pass without Ines Duarte/)).toBeTruthy();
});

interface Exporter {
  as: 'owner' | 'admin' | 'approver';
  exporter: string;
  /** What the file says of how much they see. */
  scope: RegExp;
  /** Sub-wallets beside Payroll. */
  seesOthers: boolean;
}

const exporters: Exporter[] = [
  {
    as: 'owner',
    exporter: 'Ana Ruiz (Owner)',
    scope: /Treasury, all [1-9]\d* sub-wallets/,
    seesOthers: true,
  },
  {
    as: 'admin',
    exporter: 'Kofi Okafor (Admin)',
    scope: /Treasury, all [1-9]\d* sub-wallets/,
    seesOthers: true,
  },
  {
    as: 'approver',
    exporter: 'Ines Duarte (Member)',
    scope: /Treasury, only the exporter’s own sub-wallets: Payroll/,
    seesOthers: false,
  },
];

it.each(exporters)(
  'writes the matrix with who exported it, when, and how much of the wallet they see: $as',
  async ({ as, exporter, scope, seesOthers }) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = await open(as, '&tab=access');
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }, soon));
    await waitFor(() => expect(files).toHaveLength(1), soon);
    const [head = '', ...lines] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(head).toContain('Member,User ID,Account,Role,Sub-wallet,View,Request transfers,Approve,Sign');
    const ines = lines.find((line) => line.startsWith(`Ines Duarte,${people.approver.uid},`));
    expect(ines).toContain('Payroll,Yes,Yes,Yes,No,"Own, until signed",No,Yes,');
    // Every line says it, wherever it is copied to.
    expect(lines.every((line) => scope.test(line) && line.includes(exporter))).toBe(true);
    expect(ines).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(lines.some((line) => !line.includes(',Payroll,'))).toBe(seesOthers);
    vi.restoreAllMocks();
  },
);
