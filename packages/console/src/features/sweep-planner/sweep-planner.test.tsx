import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { SweepPlanner } from './index.ts';
import { busyMonth } from './planner-test-bed.ts';

vi.setConfig({ testTimeout: 20_000 });

const soon = { timeout: 8000 };

beforeEach(() => sandbox.reset());

const show = async (symbol: string, onUse: (threshold: string) => void = () => undefined) =>
  stage(
    <Suspense>
      <SweepPlanner walletId={walletIds.treasury} symbol={symbol} onUse={onUse} />
    </Suspense>,
    { as: 'owner' },
  );

const figure = async (name: string) => {
  const label = await screen.findByText(name, { selector: 'dt' }, soon);
  return label.closest('dl')?.textContent ?? '';
};

const suggested = async () =>
  /Suggested threshold([\d,.]+)/.exec(await figure('Suggested threshold'))?.[1]?.replaceAll(',', '') ?? '';

it('suggests the threshold with the lowest cost, fills the form with it, and sends nothing', async () => {
  busyMonth(sandbox);
  const onUse = vi.fn<(threshold: string) => void>();
  const { person } = await show('TUSDT', onUse);
  expect(await figure('Current threshold')).toMatch(/300 USDT.* sweeps? a month/);
  const use = await screen.findByRole('button', { name: /^Use .* USDT$/ });
  expect(use.textContent?.replaceAll(',', '')).toBe(`Use ${await suggested()} USDT`);
  await person.click(use);
  expect(onUse.mock.calls).toEqual([[await suggested()]]);
  expect(screen.queryByRole('button', { name: /sweep now/i })).toBeNull();
  // It was asked for the deposits of the coin, of what is in scope.
  const [form] = formsOf('/api/mpc/transaction/list');
  expect(form).toMatchObject({ symbol: 'TUSDT', trans_kind: 'deposit', status: '2000' });
});

it('costs more where idle funds cost more, and suggests a lower threshold', async () => {
  busyMonth(sandbox);
  const { person } = await show('TUSDT');
  const before = Number(await suggested());
  const rate = screen.getByRole('textbox', { name: /^Cost of idle funds/ });
  await person.clear(rate);
  await person.type(rate, '90');
  await waitFor(async () => {
    expect(Number(await suggested())).toBeLessThan(before);
  });
});

it('lists the next run address by address, and why some are skipped', async () => {
  busyMonth(sandbox);
  const { person } = await show('TUSDT');
  const table = await screen.findByRole('table', { name: 'Next run' }, soon);
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
  await person.click(screen.getByRole('radio', { name: /^Skipped/ }));
  expect((await screen.findAllByText('Below threshold')).length).toBeGreaterThan(0);
});

it('suggests nothing from few deposits, and says so', async () => {
  await show('USDTERC20');
  expect(await screen.findByText(/At least 30 are needed/, {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});
