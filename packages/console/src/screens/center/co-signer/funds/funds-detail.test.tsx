import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FundsDetailScreen } from './funds-detail.screen.tsx';

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());

it('leads from a coin to its addresses, each with its reason', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/fundsDetail?w=${walletIds.treasury}`;
  const { person, router } = await stage(<FundsDetailScreen />, { as: 'owner', at });
  await person.click(await screen.findByRole('button', { name: /^USDT\s*TRC20/ }, soon));
  const table = within(await screen.findByRole('table', { name: 'By address' }, soon));
  expect((await table.findAllByText('Balance below threshold'))[0]).toBeTruthy();
  expect(table.getByText('Swept with the next run')).toBeTruthy();
  expect(router.state.location.search).toContain('coin=TUSDT');
});

it('says which day of the address is none, and what is shown instead', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/fundsDetail?w=${walletIds.treasury}&tab=snapshots&day=2026-02-31`;
  await stage(<FundsDetailScreen />, { as: 'owner', at });
  const text = '2026-02-31 is not a valid date. The last day is shown.';
  expect(await screen.findByText(text, {}, soon)).toBeTruthy();
});
