import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CoSignerScreen } from './co-signer.screen.tsx';

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

const open = (search = '') =>
  stage(<CoSignerScreen />, { as: 'owner', at: `/mpc/center/coSigner?w=${walletIds.treasury}${search}` });

/** The confirming button of the question that is asked, once it may be pressed. */
async function confirming(name: string) {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
}

it('saves a rule once, as it was looked at', { timeout: 30_000 }, async () => {
  const { person } = await open('&open=rule:ETH');
  const threshold = await screen.findByRole('textbox', { name: /Threshold/ }, soon);
  await person.clear(threshold);
  await person.type(threshold, '0.15');
  await person.click(screen.getByRole('button', { name: 'Review rule' }));
  const save = await confirming('Save rule');
  await person.dblClick(save);
  await screen.findByText('1 rule saved', {}, soon);
  expect(formsOf('/api/mpc/auto_collect/symbols/save')).toHaveLength(1);
});

it(
  'reads the settings back where the answer is lost, and sends nothing again',
  { timeout: 30_000 },
  async () => {
    const { person } = await open('&open=fuel:ETH');
    const amount = await screen.findByRole('textbox', { name: /Amount per address/ }, soon);
    await person.clear(amount);
    await person.type(amount, '0.003');
    await person.click(screen.getByRole('button', { name: 'Review refueling' }));
    const save = await confirming('Save refueling');
    intercept.answer = (request, answer) =>
      request.url.includes('fueling/save') ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
    await person.click(save);
    await screen.findByText('Gas refueling saved', {}, soon);
    expect(formsOf('/api/mpc/auto_collect/fueling/save')).toHaveLength(1);
  },
);

it('keeps fuel below the threshold of its coin', { timeout: 30_000 }, async () => {
  const { person } = await open('&open=fuel:ETH');
  const amount = await screen.findByRole('textbox', { name: /Amount per address/ }, soon);
  await person.clear(amount);
  await person.type(amount, '0.12');
  await screen.findByText('Must be below the sweep threshold of 0.12 ETH.', {}, soon);
  await person.click(screen.getByRole('button', { name: 'Review refueling' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('names the own sub-wallets among addresses that are blacklisted', { timeout: 30_000 }, async () => {
  const own = sandbox.world.addresses.all().find(({ base_symbol: base }) => base === 'ETH')?.address ?? '';
  const { person } = await open('&tab=blacklist&open=block');
  const drawer = within(await screen.findByRole('dialog', { name: 'Add to blacklist' }, soon));
  await person.click(await drawer.findByRole('combobox', { name: /Network/ }, soon));
  await person.click(await screen.findByRole('option', { name: 'ETH' }));
  await person.click(drawer.getByRole('textbox', { name: /Addresses/ }));
  await person.paste(own);
  await person.click(drawer.getByRole('button', { name: 'Review 1 address' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  expect(await dialog.findByText(/^Own sub-wallets in this list: \w/, {}, soon)).toBeTruthy();
  expect(dialog.getByText(/Transfers to these addresses are rejected, and they are not swept/)).toBeTruthy();
});

it.each(['rule', 'plan', 'fuel'])(
  'says that there is no such coin where the address of %s names none',
  async (kind) => {
    await open(`&open=${kind}:NOPE`);
    const dialog = within(await screen.findByRole('dialog', {}, soon));
    expect(
      await dialog.findByText(/^Auto sweep does not support NOPE in this wallet/, {}, soon),
    ).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);
