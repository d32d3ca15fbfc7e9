import { codes } from '@mpc/api';
import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EditMultisigScreen } from './edit-multisig.screen.tsx';

const soon = { timeout: 10_000 };
const long = { timeout: 40_000 };
const place = (base: string) => `/mpc/center/coldWallet/editMultisig?w=${walletIds.treasury}&base=${base}`;
const contract = (tier: string) => addressOn('HECO', `contract ${tier}`);
const save = '/api/msign/wallet/address/save';

beforeEach(() => sandbox.reset());

type Person = Awaited<ReturnType<typeof stage>>['person'];

/** Pastes both addresses, and leaves the fields. */
async function enter(person: Person, warm: string, cold: string) {
  await person.click(await screen.findByRole('textbox', { name: /^Warm-wallet contract/ }, soon));
  await person.paste(warm);
  await person.click(screen.getByRole('textbox', { name: /^Cold-wallet contract/ }));
  await person.paste(cold);
  await person.tab();
}

const review = () => screen.getByRole('button', { name: 'Review change' });
const isOff = () => review().getAttribute('aria-disabled') === 'true';

/** Looks at the request and submits it. */
async function submit(person: Person) {
  await waitFor(() => expect(isOff()).toBe(false), soon);
  await person.click(review());
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name: 'Submit for approval' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(button);
}

it('requests the contracts that were checked, once', long, async () => {
  const { person, router } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('HECO') });
  await enter(person, contract('warm'), contract('cold'));
  expect(await screen.findByText('Both contracts exist on this network.', {}, soon)).toBeTruthy();
  await submit(person);
  await waitFor(() => expect(router.state.location.search).toContain('open=cold-address'), soon);
  expect(formsOf(save)).toHaveLength(1);
  expect(formsOf(save)[0]).toMatchObject({
    base_symbol: 'HECO',
    warm_address: contract('warm'),
    cold_address: contract('cold'),
  });
});

it('does not offer what the chain has something against, and says what to do', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('HECO') });
  await enter(person, contract('foreign'), contract('cold'));
  expect(await screen.findByText(/The warm contract is not from the platform/, {}, soon)).toBeTruthy();
  await waitFor(() => expect(isOff()).toBe(true), soon);
  expect(screen.getByText('The contract check failed. Fix the points marked Failed.')).toBeTruthy();
});

it('does not go by a check of other addresses', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('HECO') });
  await enter(person, contract('warm'), contract('cold'));
  await screen.findByText('Both contracts exist on this network.', {}, soon);
  const cold = screen.getByRole('textbox', { name: /^Cold-wallet contract/ });
  await person.clear(cold);
  await person.paste(contract('closed'));
  expect(screen.getByText(/An address changed after the last check/)).toBeTruthy();
  expect(isOff()).toBe(true);
});

it('finds a request whose answer was lost, and sends it no second time', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('HECO') });
  await enter(person, contract('warm'), contract('cold'));
  intercept.answer = async (request, answer) => {
    return request.url.includes(save) ? Response.error() : answer;
  };
  await submit(person);
  expect(await screen.findByText('Contract addresses submitted for approval', {}, soon)).toBeTruthy();
  expect(formsOf(save)).toHaveLength(1);
});

it('says beside the address what the server has against it', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('HECO') });
  await enter(person, contract('warm'), contract('cold'));
  intercept.answer = async (request, answer) =>
    request.url.includes(save)
      ? Response.json({ code: codes.notMultisigSigner, msg: 'No', data: null })
      : answer;
  await submit(person);
  const said = await screen.findAllByText(/The vote-free address is not a signer of this contract/, {}, soon);
  expect(said).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it(
  'begins with the contracts in force, and takes one for a look-alike that differs in its middle',
  long,
  async () => {
    const { person } = await stage(<EditMultisigScreen />, { as: 'owner', at: place('ETH') });
    const warm = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Warm-wallet/ }, soon);
    const inForce = warm.value;
    expect(inForce).toBe(addressOn('ETH', 'contract warm'));
    await waitFor(
      () => expect(screen.getByText('These contracts are already in effect.')).toBeTruthy(),
      soon,
    );
    const forged = `${inForce.slice(0, 8)}${'0'.repeat(26)}${inForce.slice(34)}`.toLowerCase();
    await person.clear(warm);
    await person.paste(forged);
    expect((await screen.findAllByText(/Look-alike of an address/, {}, soon))[0]).toBeTruthy();
  },
);

it('names the request that waits and lets only its initiator cancel it', long, async () => {
  await stage(<EditMultisigScreen />, { as: 'owner', at: place('TRX') });
  expect(await screen.findByText('New contracts awaiting approval', {}, soon)).toBeTruthy();
  expect(screen.getByText(new RegExp(people.admin.nickname))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('lets the initiator cancel the request', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'admin', at: place('TRX') });
  await person.click(await screen.findByRole('button', { name: 'Cancel request' }, soon));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const cancel = await dialog.findByRole('button', { name: 'Cancel request' }, soon);
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(cancel);
  expect(await screen.findByText('Request canceled', {}, soon)).toBeTruthy();
  expect(formsOf('/api/msign/wallet/withdraw/address')).toHaveLength(1);
});

it('is not for members', long, async () => {
  const { person } = await stage(<EditMultisigScreen />, { as: 'member', at: place('HECO') });
  await enter(person, contract('warm'), contract('cold'));
  expect(
    await screen.findByText('Only the owner or an admin can change contract addresses.', {}, soon),
  ).toBeTruthy();
});
