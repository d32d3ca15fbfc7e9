import { sandbox, stage } from '#shared/testing/stage.tsx';
import type { SweepRule } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ImportConfirm } from './import-confirm.tsx';
import type { RuleRow } from './rules-csv.rules.ts';

beforeEach(() => sandbox.reset());

const fuelled = (symbol: string): RuleRow => ({
  line: 2,
  values: { symbol, collect_min: '5', fueling_limit: '1', reserve_amount: '' },
  fault: null,
});

const ethRule = {
  symbol: 'ETH',
  symbol_alias: 'ETH',
  coin_net: 'ETH',
  collect_min: '0.12',
  fueling_limit: '0.0003',
  reserve_amount: '0',
  priority: 50,
} as SweepRule;

const shown = {
  walletId: walletIds.treasury,
  rules: [ethRule],
  conflicts: [],
  onSend: vi.fn(),
  onClose: vi.fn(),
} as const;

it('counts the rules that change, not the rows that are skipped', async () => {
  await stage(<ImportConfirm {...shown} mode="add" rows={[fuelled('ETH'), fuelled('BNB')]} />, {
    as: 'owner',
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Import 1 rule?' });
  expect(within(dialog).getByRole('button', { name: 'Not now' })).toBeTruthy();
});

it('does not send an import that changes nothing, and says how to change the rules', async () => {
  await stage(<ImportConfirm {...shown} mode="add" rows={[fuelled('ETH')]} />, { as: 'owner' });
  const button = await screen.findByRole('button', { name: /^Import 0 rows/ });
  expect(button.title).toMatch(/Choose “Replace existing rules”/);
});

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
      rows={['TUSDT', 'USDTERC20', 'USDC', 'BUSD'].map(fuelled)}
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
