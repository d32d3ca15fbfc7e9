import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KytConfigScreen } from './kyt-config.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const saveLine = '/api/mpc/kyt/config/save';
const switchLine = '/api/mpc/kyt/update_status';

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

const idOf = (name: string) =>
  sandbox.world.kytServices.where('wallet_id', walletIds.treasury).find((one) => one.name === name)
    ?.service_id ?? 0;

const open = (search = '', as: 'owner' | 'member' = 'owner') =>
  stage(<KytConfigScreen />, { as, at: `/mpc/center/kyt/config?w=${walletIds.treasury}${search}` });

/** Has the breaker of the active provider trip. */
function trip(): void {
  const row = sandbox.world.kytConfigs.get(idOf('Chainward'));
  if (row !== undefined)
    sandbox.world.kytConfigs.update(row, { breaker: { status: 1, level: 3 }, tripped_at: 77 });
}

/** Once it may be pressed. */
async function ready(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => {
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(button.ariaBusy).not.toBe('true');
  }, soon);
  return button;
}

const confirming = async (name: string) =>
  ready(await within(await screen.findByRole('alertdialog', {}, soon)).findByRole('button', { name }, soon));

const go = async (person: Awaited<ReturnType<typeof open>>['person'], step: RegExp) =>
  person.click(await screen.findByRole('button', { name: step }, soon));

const sectionsSent = () =>
  formsOf(saveLine).map(({ sections }) => JSON.parse(sections ?? '') as Record<string, unknown>);

it('saves what was changed alone, once, and leaves a tripped breaker as it is', async () => {
  trip();
  const { person } = await open(`&open=configure:${idOf('Chainward')}`);
  await go(person, /Handling$/);
  const minutes = await screen.findByRole('spinbutton', { name: /Minutes to wait/ }, soon);
  await person.clear(minutes);
  await person.type(minutes, '45');
  await go(person, /Review$/);
  await person.dblClick(await ready(await screen.findByRole('button', { name: 'Save KYT settings' }, soon)));
  await screen.findByText('KYT settings saved', {}, soon);
  expect(sectionsSent()).toEqual([{ timeout: { minutes: 45, action: 'hold' } }]);
  expect(sandbox.world.kytConfigs.get(idOf('Chainward'))).toMatchObject({
    tripped_at: 77,
    timeout: { minutes: 45 },
  });
});

it('resets a tripped breaker in a question of its own, and changes nothing else', async () => {
  trip();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Reset breaker' }, soon));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Reset the circuit breaker/ }, soon));
  await person.click(await dialog.findByRole('checkbox', {}, soon));
  await person.dblClick(await confirming('Reset breaker'));
  await screen.findByText('Circuit breaker reset', {}, soon);
  expect(sectionsSent()).toEqual([{ breaker: { status: 1, level: 3 } }]);
  expect(sandbox.world.kytConfigs.get(idOf('Chainward'))?.tripped_at).toBe(0);
});

it('sends nothing where the settings were changed meanwhile', async () => {
  const { person } = await open(`&open=configure:${idOf('Chainward')}`);
  await go(person, /Handling$/);
  await person.click(await screen.findByRole('radio', { name: 'Release' }, soon));
  await go(person, /Review$/);
  const save = await ready(await screen.findByRole('button', { name: 'Save KYT settings' }, soon));
  trip();
  await person.click(save);
  expect((await screen.findAllByText(/changed meanwhile/, {}, soon)).length).toBeGreaterThan(0);
  expect(formsOf(saveLine)).toEqual([]);
});

it('reads the settings back where the answer is lost, and sends nothing again', async () => {
  const { person } = await open(`&open=configure:${idOf('Chainward')}`);
  await go(person, /Handling$/);
  await person.click(await screen.findByRole('radio', { name: 'Release' }, soon));
  await go(person, /Review$/);
  const save = await ready(await screen.findByRole('button', { name: 'Save KYT settings' }, soon));
  intercept.answer = async (request, answer) =>
    request.url.includes('config/save') ? Response.error() : answer;
  await person.click(save);
  await screen.findByText('KYT settings saved', {}, soon);
  expect(formsOf(saveLine)).toHaveLength(1);
});

it('has the server keep a selection once its step is left, and offers it again elsewhere', async () => {
  const at = `&open=configure:${idOf('Chainward')}`;
  const { person, unmount } = await open(at);
  await go(person, /Scope$/);
  await person.click(await screen.findByRole('radio', { name: 'Selected sub-wallets' }, soon));
  // Available, and chosen.
  const [, chosen] = await screen.findAllByRole('listbox', {}, soon);
  const first = chosen?.querySelector('[role=option]');
  if (!first) throw new Error('Nothing is chosen');
  await person.dblClick(first);
  await go(person, /Coins/);
  await waitFor(() => expect(sent).toContain('POST /api/mpc/kyt/sub_wallet/cache'), soon);
  expect(sandbox.world.kytDrafts.all()).toHaveLength(1);
  expect(formsOf(saveLine)).toEqual([]);
  unmount();
  await open(at);
  await person.click(await screen.findByRole('button', { name: /Scope/ }, soon));
  expect(await screen.findByText(/This selection is your draft/, {}, soon)).toBeTruthy();
});

it('lists what keeps a provider from being closed with the way there, and closes it once that is handled', async () => {
  const id = idOf('Chainward');
  const { person } = await open(`&open=close:${id}`);
  const table = await screen.findByRole('table', { name: 'Open records' }, soon);
  const [link] = within(table).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/\/center\/kyt\/details\?open=record%3A\d+&w=1001/);
  const close = await screen.findByRole('button', { name: 'Close provider' }, soon);
  expect(close.getAttribute('aria-disabled')).toBe('true');
  await person.click(close);
  expect(formsOf(switchLine)).toEqual([]);

  for (const record of sandbox.world.kytRecords.where('service_id', id))
    sandbox.world.kytRecords.remove(record);
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  await person.click(await screen.findByRole('button', { name: 'Close Chainward' }, soon));
  await person.dblClick(await confirming('Close provider'));
  await screen.findByText('Chainward closed', {}, soon);
  expect(formsOf(switchLine)).toEqual([expect.objectContaining({ service_id: String(id), status: '0' })]);
  expect(sandbox.world.kytServices.get(id)?.status).toBe(0);
});

it('says why a provider cannot be activated, and which one it replaces where it can', async () => {
  const { person, unmount } = await open();
  const over = await screen.findByRole('button', { name: 'Activate Amberlight' }, soon);
  expect(over.title).toMatch(/^The plan has expired/);
  expect(screen.getByRole('button', { name: 'Activate Trace Atlas' }).title).toMatch(/^Configure this/);
  expect(screen.getByRole('button', { name: 'Configure Ledger Lens' }).title).toMatch(/^Not purchased/);

  const row = sandbox.world.kytServices.get(idOf('Trace Atlas'));
  const config = sandbox.world.kytConfigs.get(idOf('Chainward'));
  if (row === undefined || config === undefined) throw new Error('It is not there');
  sandbox.world.kytServices.update(row, { config_status: 1 });
  sandbox.world.kytConfigs.put({ ...config, service_id: row.service_id });
  unmount();
  await open(`&open=activate:${row.service_id}`);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Activate Trace Atlas?' }, soon));
  expect(await dialog.findByText('Chainward')).toBeTruthy();
  expect(await dialog.findByRole('table', { name: 'Open records' }, soon)).toBeTruthy();
  const activate = await screen.findByRole('button', { name: 'Activate provider' }, soon);
  expect(activate.getAttribute('aria-disabled')).toBe('true');
  for (const record of sandbox.world.kytRecords.where('service_id', idOf('Chainward')))
    sandbox.world.kytRecords.remove(record);
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  await person.click(await screen.findByRole('button', { name: 'Activate Trace Atlas' }, soon));
  await person.click(await confirming('Activate provider'));
  await screen.findByText('Trace Atlas activated', {}, soon);
  expect(sandbox.world.kytServices.get(idOf('Chainward'))?.status).toBe(0);
});

it('tells a member who may change it', async () => {
  await open('', 'member');
  for (const name of ['Configure Chainward', 'Close Chainward', 'Activate Amberlight'])
    await waitFor(
      () =>
        expect(screen.getByRole('button', { name }).title).toBe(
          'Only the owner or an admin can change this.',
        ),
      soon,
    );
});

it('asks the server for what the filters of the orders say, and shows the usage of one', async () => {
  const { person } = await open('&tab=orders&provider=Chainward');
  const table = await screen.findByRole('table', { name: 'Orders' }, soon);
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(formsOf('/api/mpc/kyt/buy/record').at(-1)).toMatchObject({ provider: 'Chainward' });
  await person.click(within(table).getByRole('button', { name: /Chainward/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'KYT order' }, soon));
  expect(await drawer.findByText(/ left$/, {}, soon)).toBeTruthy();
});
