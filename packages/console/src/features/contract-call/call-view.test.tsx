// Before anything that makes a client: it takes its fetch when it is made.
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import * as cases from '../../../../api/src/calls/testing/calls.cases.ts';
import { CallView } from './index.ts';

const patient = { timeout: 10_000 };
const { parties } = cases;

const look = (inputData: string) =>
  stage(
    <Suspense>
      <CallView
        call={{
          walletId: walletIds.treasury,
          subWalletId: subWalletIds.main,
          baseSymbol: 'ETH',
          from: parties.own,
          contract: parties.several,
          amount: '0.25',
          gasPrice: '2.1',
          gasLimit: '420000',
          inputData,
        }}
        decoded={null}
      />
    </Suspense>,
    { as: 'member', at: `/?w=${walletIds.treasury}&s=${subWalletIds.main}` },
  );

const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');
const compact = (element: HTMLElement) => textOf(element).replaceAll(' ', '');
/** The card of an inner call, by its number and method. */
const card = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { name }, patient);
  return heading.parentElement?.parentElement ?? heading;
};

beforeEach(() => sandbox.reset());

it('a batch nested twice is legible to each leaf: amounts in token units, recipients, warnings', async () => {
  await look(cases.nestedBatch);
  expect(await screen.findByRole('heading', { name: '6 nested calls' }, patient)).toBeTruthy();

  const approve = await card(/^1\.1\.1 approve/);
  expect(await within(approve).findByText('Registered as USDC (ERC20)', {}, patient)).toBeTruthy();
  // What is registered is called by that name, and never unknown.
  expect(within(approve).getByText('USDC (ERC20)')).toBeTruthy();
  expect(textOf(approve)).toContain('Unlimited USDC');
  expect(compact(approve)).toContain(parties.pool);

  const supply = await card(/^1\.1\.2 supply/);
  expect(textOf(supply)).toMatch(/1,250\.50* USDC/);
  expect(compact(supply)).toContain(parties.own);
  expect(within(supply).getByText(/^Listed in this wallet’s strategies/)).toBeTruthy();

  const transfer = await card(/^2 transfer/);
  expect(textOf(transfer)).toMatch(/200(?:\.0+)? USDT/);
  expect(await within(transfer).findByText(/“Northwind Supplies”/, {}, patient)).toBeTruthy();
  expect(textOf(await card(/^3 +Coins only/))).toMatch(/0\.250* ETH/);

  const alerts = screen.getAllByRole('alert').map(textOf);
  expect(alerts[0]).toContain('Unlimited');
  expect(alerts[0]).toContain('USDC (ERC20)');
  expect(alerts[1]).toContain('Delegate call');
});

it('says where a call goes, what it may cost, and that its contract is new here', async () => {
  const { container } = await look(cases.supply);
  expect(
    await screen.findByText('First call to this contract from this sub-wallet', {}, patient),
  ).toBeTruthy();
  expect(await screen.findByText(/^Unknown contract/, {}, patient)).toBeTruthy();
  const text = textOf(container);
  for (const part of ['NetworkETH', '420000', '2.1', 'Nonce', 'Set when signed', '0.25'])
    expect(text).toContain(part);
  expect(screen.getByRole('button', { name: 'Copy data' })).toBeTruthy();
});

it('shows garbage inside of a batch as a danger, byte by byte', async () => {
  const { container } = await look(cases.nestedBatch.replace('a9059cbb', '2b67b570'));
  expect((await screen.findAllByText('Parameters do not match the method', {}, patient)).length).toBe(2);
  expect(container.textContent).toContain('0x2b67b570');
});

it('says that earlier calls could not be read, where they could not', async () => {
  sandbox.faults.set('transactions.list', { code: '100001' });
  await look(cases.supply);
  expect(await screen.findByText(/^Earlier calls failed to load/, {}, patient)).toBeTruthy();
  expect(screen.queryByText(/^First call/)).toBeNull();
});
