import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ImportConfirm } from './import-confirm.tsx';

beforeEach(() => sandbox.reset());

it('says which coins a contract sweeps as well, and which of the two runs, before anything is sent', async () => {
  const conflicts = ['TUSDT', 'USDTERC20', 'USDC', 'BUSD'].map((symbol, at) => ({
    symbol,
    rule_id: 7001 + at,
    rule_name: `Rule ${at}`,
    auto_collect_runs: (at % 2) as 0 | 1,
  }));
  await stage(
    <ImportConfirm
      walletId={walletIds.treasury}
      rows={[]}
      mode="add"
      rules={[]}
      conflicts={conflicts}
      onSend={vi.fn()}
      onClose={vi.fn()}
    />,
    { as: 'owner' },
  );
  expect(await screen.findByText(/^TUSDT: contract sweep rule “Rule 0” was set up first/)).toBeTruthy();
  expect(screen.getByText(/^USDTERC20: also in contract sweep rule “Rule 1”/)).toBeTruthy();
  expect(screen.getByText('1 more coin is also in a contract sweep rule.')).toBeTruthy();
});
