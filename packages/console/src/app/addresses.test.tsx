import { answerWith, openConsole } from './testing/open-console.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { waitFor } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';

afterAll(() => answerWith(null));

it.each([
  ['/mpc?w=1', '/mpc/wallet?w=1'],
  ['/mpc/?w=1', '/mpc/wallet?w=1'],
  [`/mpc/center/?w=${walletIds.treasury}`, `/mpc/wallet?w=${walletIds.treasury}`],
])('%s leads to %s for somebody who is signed in', async (from, to) => {
  answerWith(null);
  const { router } = await openConsole(from, { as: 'owner' });
  // The screens' code is loaded when it is gone to.
  const patience = { timeout: 10_000 };
  await waitFor(
    () => expect(router.state.location.pathname + router.state.location.search).toBe(to),
    patience,
  );
});

it.each([
  ['en-US', '/login', '/login'],
  ['en-US', '/login/?from=%2Fmpc', '/login?from=%2Fmpc'],
  ['zh-CN', '/login?from=%2Fmpc', '/zh-CN/login?from=%2Fmpc'],
  ['zh-CN', '/login/', '/zh-CN/login'],
  ['zh-CN', '/zh-CN/login/', '/zh-CN/login'],
] as const)('in %s %s leads to %s for somebody who is not', async (language, from, to) => {
  answerWith(null);
  const { router, findByRole } = await openConsole(from, { as: null, language });
  await findByRole('heading', { level: 1 }, { timeout: 10_000 });
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});
