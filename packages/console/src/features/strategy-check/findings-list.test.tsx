import type { Finding } from '@mpc/api/strategies';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stage } from '#shared/testing/stage.tsx';
import { FindingsList } from './findings-list.tsx';

it('shows first, and marks, what a change brings', async () => {
  const known: Finding = { kind: 'alone', strategy_id: 0, uid: 1, witness: [] };
  const brought: Finding = { kind: 'unreachable', strategy_id: 0, step: 1, witness: [] };
  await stage(
    <FindingsList
      of={{ walletId: 1, subWalletId: 2, newTab: false }}
      findings={[known, brought]}
      before={[known]}
      rules={[]}
      names={new Map([[1, 'Ana Ruiz']])}
    />,
    { as: 'owner' },
  );
  expect(document.body.textContent).toMatch(
    /NewUnreachable.*step 2 needs.*One person.*Ana Ruiz can request/s,
  );
  expect(screen.getAllByText('New')).toHaveLength(1);
});
