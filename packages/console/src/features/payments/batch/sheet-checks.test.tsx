import 'fake-indexeddb/auto';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { Drawer } from '@mpc/ui';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SheetPage } from './sheet-page.tsx';
import { blank } from './sheet-row.ts';
import { useBatchSheet } from './use-batch-sheet.ts';

const home = {
  wallet: { id: walletIds.treasury, name: 'Treasury' },
  subWallet: { id: subWalletIds.main, name: 'Main sub-wallet' },
};
const entries = [{ ...blank, coin: 'TRX', address: specialAddresses.ordinary.tron, amount: '20' }];
const start = { usual: null, fees: {}, entries };
const soon = { timeout: 4000 };

function Sheet() {
  const batch = useBatchSheet(people.member.uid, home, start);
  return (
    <Drawer open title="Batch transfer" onClose={vi.fn()}>
      <SheetPage home={home} batch={batch} onReview={vi.fn()} onClose={vi.fn()} />
    </Drawer>
  );
}

beforeEach(() => sandbox.reset());

it('names the checks that failed, says what that means, and retries them in the sheet', async () => {
  sandbox.faults.set('transactions.list', { code: '111111', times: 1 });
  sandbox.faults.set('blacklist.list', { code: '111111', times: 1 });
  const { person } = await stage(<Sheet />, { as: 'member' });
  await screen.findByText(/^Earlier transfers: \S/, {}, soon);
  await screen.findByText(/^Blacklist: \S/, {}, soon);
  const review = screen.getByRole('button', { name: /^Review \d transfer/ });
  expect(screen.getByText('Review is unavailable until they load.')).toBeTruthy();
  expect(review.title).toBe('Some checks failed to load');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(review.getAttribute('aria-disabled')).toBeNull(), soon);
  expect(screen.queryByText('Some checks failed to load')).toBeNull();
});
