import { allRows, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TransferLogScreen } from './transfer-log.screen.tsx';
import { Web3LogScreen } from './web3-log.screen.tsx';

const soon = { timeout: 10_000 };
const log = (name: string, query = '') =>
  `/mpc/center/strategyEngine/senior/${name}?w=${walletIds.treasury}${query}`;

beforeEach(() => sandbox.reset());

it(
  'opens a transfer with the strategy that was hit, and leads to the order',
  { timeout: 30_000 },
  async () => {
    const { person, router } = await stage(<TransferLogScreen />, {
      as: 'owner',
      at: log('transferLog', '&by=advanced&result=1'),
    });
    const table = within(await screen.findByRole('table', { name: 'Hits' }, soon));
    await allRows();
    expect(table.queryByText('Basic strategy')).toBeNull();
    await person.click((await table.findAllByRole('button', { name: /^Large stablecoin/ }))[0] ?? fail());
    const drawer = within(await screen.findByRole('dialog', {}, soon));
    const order = await drawer.findByRole('link', { name: /^Open order #\d+$/ }, soon);
    expect(order.getAttribute('href')).toMatch(/\/transactions\?open=withdraw%3A\d+&w=1001/);
    expect(drawer.getByRole('link', { name: 'Large stablecoin' }).getAttribute('href')).toMatch(
      /strategyDetail\?w=1001&s=\d+&id=\d+$/,
    );
    expect(router.state.location.search).toMatch(/open=hit%3A\d+/);
  },
);

it('keeps sub-wallet and strategy from tab to tab, and nothing else', { timeout: 30_000 }, async () => {
  const at = log('transferLog', '&s=2001&sub=2001&strategy=1&result=1&page=2');
  const { person, router } = await stage(<TransferLogScreen />, { as: 'owner', at });
  await person.click(await screen.findByRole('tab', { name: /^Changes/ }, soon));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      `?w=${walletIds.treasury}&s=2001&sub=2001&strategy=1&tab=changes`,
    ),
  );
});

it(
  'counts in its tabs what is pending, and shows a change before and after',
  { timeout: 30_000 },
  async () => {
    const { person } = await stage(<TransferLogScreen />, {
      as: 'owner',
      at: log('transferLog', '&tab=changes'),
    });
    expect(await screen.findByRole('tab', { name: /Changes\s*1/ }, soon)).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: /^Edit · Desk above 5,000/ }, soon));
    const drawer = within(await screen.findByRole('dialog', {}, soon));
    expect((await drawer.findAllByText(/7,500 USDT and above/, {}, soon))[0]).toBeTruthy();
    expect(drawer.getAllByText(/5,000 USDT and above/)[0]).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Approve' })).toBeTruthy();
  },
);

it('tells of contract calls which contract was called', { timeout: 30_000 }, async () => {
  await stage(<Web3LogScreen />, { as: 'owner', at: log('web3Log', '&by=advanced') });
  const table = within(await screen.findByRole('table', { name: 'Hits' }, soon));
  expect(table.getByRole('columnheader', { name: 'Contract' })).toBeTruthy();
  expect((await table.findAllByText('Grant contracts'))[0]).toBeTruthy();
  expect(table.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
});

function fail(): never {
  throw new Error('It is not there');
}
