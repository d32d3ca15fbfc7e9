import { sandbox, stage } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WhitelistDialog } from './whitelist-dialog.tsx';

const patient = { timeout: 8000 };
const nothing = () => {};
const whitelist = {
  sub_wallet_id: subWalletIds.main,
  sub_wallet_name: 'Main sub-wallet',
  white_status: 0 as const,
  white_count: 2,
  audit_id: 0,
};

beforeEach(() => sandbox.reset());

it('names who decides, and says where its check failed instead of waiting forever', async () => {
  sandbox.faults.set('addressBook.subWalletState', { code: '111111', times: 1 });
  await stage(<WhitelistDialog walletId={walletIds.treasury} whitelist={whitelist} onClose={nothing} />, {
    as: 'member',
  });
  await screen.findByText(/^Whitelist mode: \S/, {}, patient);
  await screen.findByText(/^Step 1 of \d/, {}, patient);
  const confirm = screen.getByRole('button', { name: 'Request to turn on' });
  expect(confirm.getAttribute('aria-busy')).not.toBe('true');
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'), patient);
});
