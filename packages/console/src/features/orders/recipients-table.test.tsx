import { sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecipientsTable } from './recipients-table.tsx';

const known = addressOn('ETH', 'Northwind Supplies');
const stranger = specialAddresses.ordinary.evm;
const place = {
  coin: 'ETH',
  baseSymbol: 'ETH',
  symbol: 'ETH',
  subWalletId: subWalletIds.main,
};
const soon = { timeout: 8000 };

const show = (amounts: readonly [string, string]) =>
  stage(
    <RecipientsTable
      {...place}
      recipients={[
        { address: known, amount: amounts[0], memo: '' },
        { address: stranger, amount: amounts[1], memo: 'invoice 7' },
      ]}
    />,
    { as: 'owner', at: `/?w=${walletIds.treasury}&s=${subWalletIds.main}` },
  );

/** Whatever is watched is in sight. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #told: (entries: { isIntersecting: boolean }[]) => void;
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    this.#told = told;
  }
  observe() {
    this.#told([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  sandbox.reset();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

it('puts each amount and memo in the row of its recipient, the name before the address, and the total below', async () => {
  await show(['1.5', '0.25']);
  const table = await screen.findByRole('table', { name: '2 recipients' });
  const [, first, second] = within(table).getAllByRole('row');
  await waitFor(() => expect(first?.textContent).toContain('Northwind Supplies'), soon);
  const text = first?.textContent ?? '';
  expect(text.indexOf('Northwind Supplies')).toBeLessThan(text.indexOf(known));
  expect(text).toContain('1.5');
  expect(second?.textContent).toContain(stranger);
  expect(second?.textContent).toContain('0.25');
  expect(second?.textContent).toContain('invoice 7');
  expect(screen.getByText('Total').parentElement?.textContent).toContain('1.75');
});

it('shows no total of amounts that are no numbers', async () => {
  await show(['1.5', 'much']);
  expect((await screen.findByText('Total')).parentElement?.textContent).not.toMatch(/\d/);
});
