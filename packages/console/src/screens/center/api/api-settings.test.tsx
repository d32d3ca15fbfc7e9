import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiSettingsScreen } from './api-settings.screen.tsx';
import { EditApiScreen } from './form/edit-api.screen.tsx';
import { ApiLogScreen } from './log/api-log.screen.tsx';
import { disabled, nothingPending } from './testing/api-states.ts';

const soon = { timeout: 20_000 };
const long = { timeout: 60_000 };
const at = (path: string, query = '') => `/mpc/center/api${path}?w=${walletIds.treasury}${query}`;
const save = '/api/mpc/api/save';
const saveStatus = '/api/mpc/api/save_status';

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

type Person = Awaited<ReturnType<typeof stage>>['person'];

/** Enters the code, and presses the last button twice as fast as anybody should. */
async function confirm(person: Person, name: string, code = '246810') {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const box = dialog.queryByRole('checkbox');
  if (box !== null) await person.click(box);
  await person.type(dialog.getByRole('textbox', { name: /Authenticator code/ }), code);
  const button = dialog.getByRole('button', { name: new RegExp(`${name}$`) });
  await waitFor(() => {
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(button.ariaBusy).not.toBe('true');
  }, soon);
  await person.dblClick(button);
}

it('shows what waits beside what is in force, and opens the request', long, async () => {
  const { person, router } = await stage(<ApiSettingsScreen />, { as: 'member', at: at('') });
  expect(await screen.findByText('API change awaiting approval', {}, soon)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Changes' })).getByText('198.51.100.0/28')).toBeTruthy();
  const chips = screen.getAllByText('203.0.113.10');
  expect(chips.length).toBeGreaterThan(0);
  // One change at a time: it is not switched meanwhile.
  expect(screen.getByRole('button', { name: 'Disable API' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'View request' }));
  expect(router.state.location.search).toContain('open=api');
});

it('says that a key has another fingerprint than the server gives it', long, async () => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/api/mpc/api/detail')) return answer;
    const body = (await answer.json()) as { data: Record<string, unknown> };
    return Response.json({ ...body, data: { ...body.data, client_fingerprint: '00'.repeat(32) } });
  };
  await stage(<ApiSettingsScreen />, { as: 'owner', at: at('') });
  expect(await screen.findByText('A key does not match its fingerprint', {}, soon)).toBeTruthy();
});

it('disables the API at once for the owner, who enters a code, and once only', long, async () => {
  nothingPending(sandbox);
  const { person } = await stage(<ApiSettingsScreen />, { as: 'owner', at: at('', '&open=switch-api') });
  await confirm(person, 'Disable API');
  expect(await screen.findByText('API disabled', {}, soon)).toBeTruthy();
  expect(formsOf(saveStatus)).toEqual([
    { wallet_id: String(walletIds.treasury), status: '2', ga_code: '246810' },
  ]);
  expect(sandbox.world.apiKeys.get(walletIds.treasury)?.status).toBe(2);
});

it('lets the owner disable the API while another change waits', long, async () => {
  const { person } = await stage(<ApiSettingsScreen />, { as: 'owner', at: at('') });
  const button = await screen.findByRole('button', { name: 'Disable API' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(button);
  await confirm(person, 'Disable API');
  expect(await screen.findByText('API disabled', {}, soon)).toBeTruthy();
  expect(sandbox.world.apiKeys.get(walletIds.treasury)?.status).toBe(2);
  expect(screen.getByText('API change awaiting approval')).toBeTruthy();
});

it('requests for a member that the API be disabled', long, async () => {
  nothingPending(sandbox);
  const { person } = await stage(<ApiSettingsScreen />, { as: 'member', at: at('', '&open=switch-api') });
  await confirm(person, 'Submit for approval');
  expect(await screen.findByText('Disabling awaiting approval', {}, soon)).toBeTruthy();
  expect(sandbox.world.apiKeys.get(walletIds.treasury)?.status).toBe(1);
});

it('finds a change whose answer was lost, and sends it no second time', long, async () => {
  nothingPending(sandbox);
  const { person, router } = await stage(<EditApiScreen />, { as: 'admin', at: at('/editApi') });
  const url = await screen.findByRole('textbox', { name: /^Callback URL/ }, soon);
  await person.clear(url);
  await person.paste('https://new.harbour.example/notify');
  await person.click(screen.getByRole('button', { name: 'Review change' }));
  intercept.answer = async (request, answer) => (request.url.endsWith(save) ? Response.error() : answer);
  await confirm(person, 'Submit for approval');
  await waitFor(() => expect(router.state.location.pathname).toBe('/mpc/center/api'), soon);
  expect(formsOf(save)).toHaveLength(1);
});

it('leads to the change that somebody else requested meanwhile', long, async () => {
  nothingPending(sandbox);
  const { person } = await stage(<EditApiScreen />, { as: 'admin', at: at('/editApi') });
  const url = await screen.findByRole('textbox', { name: /^Callback URL/ }, soon);
  await person.clear(url);
  await person.paste('https://new.harbour.example/notify');
  await person.click(screen.getByRole('button', { name: 'Review change' }));
  intercept.answer = async (request, answer) => {
    if (!request.url.endsWith(save)) return answer;
    // This one was never taken; the other is not read before its refusal is shown.
    nothingPending(sandbox);
    return Response.json({ code: '200145', msg: 'Pending', data: { item_id: 3001 } });
  };
  await confirm(person, 'Submit for approval');
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  expect(await dialog.findByText(/Another change is pending/, {}, soon)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'View request' })).toBeTruthy();
});

it('saves at once while the API is disabled, and says so first', long, async () => {
  disabled(sandbox);
  const { person } = await stage(<EditApiScreen />, { as: 'member', at: at('/editApi') });
  const url = await screen.findByRole('textbox', { name: /^Callback URL/ }, soon);
  expect(screen.getByText(/Changes take effect at once/)).toBeTruthy();
  await person.clear(url);
  await person.paste('https://new.harbour.example/notify');
  await person.click(screen.getByRole('button', { name: 'Review change' }));
  await confirm(person, 'Save API settings');
  expect(await screen.findByText('API settings saved', {}, soon)).toBeTruthy();
  expect(sandbox.world.apiKeys.get(walletIds.treasury)?.notify_url).toBe(
    'https://new.harbour.example/notify',
  );
});

it(
  'lists who changed what, asks the server for what the address names, and opens a request',
  long,
  async () => {
    const { person, router } = await stage(<ApiLogScreen />, {
      as: 'owner',
      at: at('/log', '&act=edit_ip&status=0'),
    });
    const table = within(await screen.findByRole('table', { name: 'API log' }, soon));
    expect(await table.findByText('IP whitelist', {}, soon)).toBeTruthy();
    expect(formsOf('/api/mpc/operate_log/list').at(-1)).toMatchObject({
      business: 'api',
      op_type: 'edit_ip',
      status: '0',
    });
    await person.click(table.getByRole('button', { name: /^Edit IP whitelist/ }));
    expect(router.state.location.search).toContain('open=api');
  },
);

it('calls nothing approved that took effect at once', long, async () => {
  await stage(<ApiLogScreen />, { as: 'owner', at: at('/log', '&status=1') });
  const table = within(await screen.findByRole('table', { name: 'API log' }, soon));
  const row = (act: string) => table.getByText(act).closest('tr')?.textContent;
  await waitFor(() => expect(row('Edit keys')).toContain('Approved'), soon);
  expect(row('Create')).toContain('No approval needed');
  expect(row('Create')).not.toContain('Approved');
});
