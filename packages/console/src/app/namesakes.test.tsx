import { answerWith, openConsole } from './testing/open-console.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';

afterAll(() => answerWith(null));

const inWallet = `?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const overCentre = (open: string) => `${paths.center.wallet.index + inWallet}&open=${open}`;

// Where a coin is picked, and whether in a field or with a filter. A coin is a switch where coins are managed, and where an
// address is kept its network is chosen first.
const pickers: [path: string, kind: 'field' | 'filter'][] = [
  [overCentre('transfer'), 'field'],
  [overCentre('receive'), 'field'],
  [overCentre('batch'), 'field'],
  [paths.center.transactions + inWallet, 'filter'],
  [paths.center.transactionNotification + inWallet, 'filter'],
];

const found = <Found extends Element>(find: () => Found | undefined | null): Promise<Found> =>
  waitFor(() => {
    const one = find();
    if (one === undefined || one === null) throw new Error('It is not there');
    return one;
  });
const chip = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Coin'));
const offered = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

it.each(pickers)('at %s a coin is told from its namesakes, and found by its network', async (at, kind) => {
  answerWith(null);
  const { goTo } = await openConsole(paths.wallet.index);
  await goTo(at);
  const user = userEvent.setup({ delay: null });
  if (kind === 'filter') fireEvent.click(await found(chip));
  const input = await found(() =>
    document.querySelector<HTMLInputElement>(kind === 'field' ? 'input[role=combobox]' : '[popover] input'),
  );
  await user.click(input);
  await waitFor(() => expect(offered().filter((name) => name.includes('USDT (')).length).toBeGreaterThan(1));
  expect(new Set(offered()).size).toBe(offered().length);
  await user.clear(input);
  await user.type(input, 'usdt 以太坊');
  await waitFor(() => expect(offered()).toEqual([expect.stringContaining('USDT (ERC20)')]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(kind === 'field' ? input.value : chip()?.textContent).toMatch(/USDT \(ERC20\)/));
});

// The server lets two sub-wallets, or two networks, be called the same.
const withSameNames = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body).replaceAll(/"(sub_wallet_name|coin_net|symbol_alias)":"[^"]*"/g, '"$1":"Namesake"'),
  );

const chipOf = (name: string) => () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
/** A field by the name that stands over it. */
const fieldOf = (name: string) => () =>
  [...document.querySelectorAll('[id$="-label"]')]
    .filter(({ textContent }) => textContent.startsWith(name))
    .map(({ id }) => document.getElementById(id.replace(/-label$/, '')))
    .find((one) => one?.matches('input, button'));

const ethereum = () =>
  [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent.endsWith('ETH'));

const addTo = `${paths.center.addressBook.index + inWallet}&open=add`;

it.each([
  ['the network of an address that is kept', addTo, fieldOf('Network')],
  ['the sub-wallets of an address that is kept', addTo, fieldOf('Sub-wallets')],
  ['the sub-wallet of a whitelist', paths.center.wallet.addressBook + inWallet, fieldOf('Sub-wallet')],
  ['the network of a contract call', overCentre('web3'), fieldOf('Network')],
  ['the network of coins to add', overCentre('manage'), chipOf('Network')],
  ['the sub-wallet of what is to be done', paths.center.todo + inWallet, chipOf('Sub-wallet')],
  ['the sub-wallet of transactions', paths.center.transactions + inWallet, chipOf('Sub-wallet')],
])('%s is told from its namesakes', async (_, at, find) => {
  answerWith((_question, body) => withSameNames(body));
  const { goTo } = await openConsole(paths.wallet.index);
  await goTo(at);
  await userEvent.setup({ delay: null }).click(await found<Element>(find));
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  expect(offered().every((name) => name.includes('Namesake'))).toBe(true);
  expect(new Set(offered()).size).toBe(offered().length);
});

it('coins of the network that was chosen for an address are told from their namesakes', async () => {
  answerWith((_question, body) => withSameNames(body));
  const { goTo } = await openConsole(paths.wallet.index);
  await goTo(addTo);
  const user = userEvent.setup({ delay: null });
  await user.click(await found<Element>(fieldOf('Network')));
  await user.click(await found(ethereum));
  await user.click(await found(() => [...document.querySelectorAll('input[type=radio]')].at(-1)));
  await user.click(await found<Element>(fieldOf('Coins')));
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  expect(offered().every((name) => name.includes('Namesake'))).toBe(true);
  expect(new Set(offered()).size).toBe(offered().length);
});
