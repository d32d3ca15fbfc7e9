import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CoSignerLogsScreen } from './co-signer-logs.screen.tsx';

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());

it('shows a change field by field, before and after', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/logs?w=${walletIds.treasury}&area=symbols&coin=TUSDT`;
  await stage(<CoSignerLogsScreen />, { as: 'owner', at });
  const table = within(await screen.findByRole('table', { name: 'Auto sweep log' }, soon));
  expect((await table.findAllByText(/Threshold: 200 → 300 USDT/))[0]).toBeTruthy();
  expect(table.getAllByText('Lin Wei')[0]).toBeTruthy();
});

it('tells what was done with the blacklist', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/logs?w=${walletIds.treasury}&tab=lists&list=blacklist`;
  await stage(<CoSignerLogsScreen />, { as: 'owner', at });
  const table = within(await screen.findByRole('table', { name: 'Blacklist and alerts' }, soon));
  expect(table.getAllByText('Address blacklisted')[0]).toBeTruthy();
  expect(table.getAllByText(/^0x\w{40} \(ETH\)$/)[0]).toBeTruthy();
});
