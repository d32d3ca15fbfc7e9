import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { ListingForm } from './listing-form.tsx';

const soon = { timeout: 8000 };

beforeEach(() => sandbox.reset());

it('names the networks that failed to load, and loads them on Retry', async () => {
  sandbox.faults.set('wallets.networks', { code: '111111', times: 1 });
  const { person } = await stage(<ListingForm walletId={walletIds.treasury} onBack={() => {}} />, {
    as: 'owner',
  });
  await screen.findByText(/^Networks: \S/, {}, soon);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Networks: /)).toBeNull(), soon);
});
