import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { QuarantineNotices } from './quarantine-notices.tsx';

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});

it('R22: shows everybody whom the server’s order pays, each with what they get', async () => {
  const row = sandbox.world.transactions
    .all()
    .find((one) => one.trans_kind === 'withdraw' && (one.outputs ?? []).length > 1);
  if (row?.trans_kind !== 'withdraw' || row.outputs === undefined)
    throw new Error('The sandbox has no payment to several');
  const { request_id: requestId, wallet_id: walletId, sub_wallet_id: subWalletId } = row;
  const record = { key: ['intent', 7, 1, subWalletId, requestId], walletId, subWalletId, requestId };
  await stage(<QuarantineNotices records={[record]} />, { as: 'owner', at: `/?w=${walletIds.treasury}` });
  await screen.findByRole('table', {}, { timeout: 8000 });
  const said = document.body.textContent.replaceAll(/\s/g, '');
  for (const { address } of row.outputs) expect(said).toContain(address);
});
