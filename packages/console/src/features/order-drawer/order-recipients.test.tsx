import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { addressOn, people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderDrawer } from './order-drawer.tsx';

const patient = { timeout: 15_000 };

/** An order on Ethereum that waits for the owner. */
function waiting() {
  const found = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.wallet_id === walletIds.treasury &&
        row.sub_wallet_id === subWalletIds.main &&
        sandbox.world.coins.get(row.symbol)?.base_symbol === 'ETH' &&
        row.nodes.some(
          (node) =>
            node.node_status === 1 &&
            node.node_type === 1 &&
            node.members.some((member) => member.uid === people.owner.uid && member.status === 0),
        ),
    );
  if (found?.trans_kind !== 'withdraw') throw new Error('The sandbox has no such order');
  return found;
}

interface Told {
  address_to: string;
  outputs?: object[];
}

/** The server names another recipient than the order has. */
const tell = (change: (order: Told) => object) => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/api/mpc/withdraw/info')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: Told };
    return Response.json({ ...rest, data: { ...data, ...change(data) } });
  };
};

async function open() {
  await stage(<OrderDrawer kind="withdraw" id={waiting().id} onClose={vi.fn()} />, { as: 'owner' });
  await screen.findByText('Approval timeline', {}, patient);
}

const approve = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' });
const isOff = () => approve().getAttribute('aria-disabled') === 'true';
const isOn = () => waitFor(() => expect(isOff()).toBe(false), patient);

/** Approve is off for a reason that is said, and stays so when it is pressed. */
async function refused(reason: RegExp) {
  await screen.findAllByText(reason, {}, patient);
  expect(isOff()).toBe(true);
  await userEvent.click(approve());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.filter((line) => line.startsWith('POST /api/mpc/withdraw/audit'))).toEqual([]);
}

const good = () => waiting().address_to;
const flipped = (address: string) => {
  const at = Array.from(address).findIndex((one, place) => place > 1 && /[a-f]/i.test(one));
  const one = address.charAt(at);
  return (
    address.slice(0, at) +
    (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()) +
    address.slice(at + 1)
  );
};

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

describe('R23: the approver’s screen runs the checks of the form', () => {
  it('and lets an honest order be approved', async () => {
    await open();
    await isOn();
    expect(screen.queryByText(/could not be created/)).toBeNull();
  });

  it.each([
    ['a broken checksum', () => flipped(good()), /Invalid recipient address.*Checksum mismatch/],
    [
      'an address of another chain',
      () => addressOn('TRX', 'ordinary'),
      /Invalid recipient address.*another network/,
    ],
    [
      'a burn address',
      () => '0x000000000000000000000000000000000000dEaD',
      /Invalid recipient address.*burn address/,
    ],
    ['the contract of a token', () => '0xdAC17F958D2ee523a2206206994597C13D831ec7', /contract of USDT/],
    ['an address on the blacklist', () => specialAddresses.blacklisted.evm, /on the blacklist/],
    [
      'the paying sub-wallet itself',
      () =>
        sandbox.world.addresses
          .all()
          .find((one) => one.sub_wallet_id === subWalletIds.main && one.address.startsWith('0x'))?.address ??
        '',
      /is the sending sub-wallet/,
    ],
  ])('%s takes Approve away', async (_, address, reason) => {
    tell(() => ({ address_to: address() }));
    await open();
    await refused(reason);
  });

  it.each([0, 1])('every recipient of the list is checked: number %i', async (at) => {
    const outputs = [0, 1].map((place) => ({
      address: place === at ? flipped(good()) : good(),
      amount: '1',
      memo: '',
    }));
    tell(() => ({ outputs }));
    await open();
    await refused(/Invalid recipient address.*Checksum/);
  });

  it('also where the list has only one', async () => {
    tell(() => ({ outputs: [{ address: flipped(good()), amount: '1', memo: '' }] }));
    await open();
    await refused(/Invalid recipient address.*Checksum/);
  });

  it('R19: a list of one that names somebody else is shown, and nobody can say who is paid', async () => {
    const thief = specialAddresses.ordinary.evm;
    tell(({ address_to }) => ({
      address_to,
      outputs: [{ address: thief, amount: waiting().amount, memo: '', needActive: false }],
    }));
    await open();
    await waitFor(() => expect(approve().title).toMatch(/recipient list does not match this order/), patient);
    const drawn = screen.getByRole('dialog').textContent.replaceAll(/\s/g, '');
    expect([good(), thief].filter((one) => drawn.includes(one))).toHaveLength(2);
  });

  it('a look-alike is approved only after its middle was typed', async () => {
    const known = addressOn('ETH', 'Northwind Supplies');
    const forged = `${known.slice(0, 7)}${'1'.repeat(30)}${known.slice(-5)}`.toLowerCase();
    tell(() => ({ address_to: forged }));
    await open();
    await refused(/Look-alike of “Northwind Supplies”/);
    const field = await screen.findByRole('textbox', { name: /type characters/ }, patient);
    await userEvent.type(field, forged.slice(7, 13));
    await isOn();
  });

  it('R23: what cannot be asked is named, asked again, and an order is approved without it only by who says so', async () => {
    intercept.answer = (request, answer) =>
      request.url.includes('sub_wallet/coin/search')
        ? Promise.resolve(Response.json({ code: '100001', msg: 'System error', data: null }))
        : Promise.resolve(answer);
    await open();
    await screen.findByText(/^Known contracts: \S/, {}, patient);
    expect(approve().title).toMatch(/Some recipient checks failed to load/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Continue without these checks' }));
    await isOn();
    intercept.answer = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Known contracts: /)).toBeNull(), patient);
  });
});
