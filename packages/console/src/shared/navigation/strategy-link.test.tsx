import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrategyLink } from './strategy-link.tsx';

const place = { walletId: 1, subWalletId: 2, strategyId: 3 };

it.each([
  ['a basic strategy', 0, '/mpc/center/strategyEngine?w=1&s=2'],
  ['an advanced strategy for transfers', 1, '/mpc/center/strategyEngine/senior/strategyDetail?w=1&s=2&id=3'],
  ['an advanced strategy for web3', 2, '/mpc/center/strategyEngine/senior/strategyDetail?w=1&s=2&id=3'],
  ['a workspace strategy', 3, '/mpc/center/workspaceStrategyEngine?w=1'],
] as const)('the name of %s leads to where it stands', (_, type, href) => {
  render(<StrategyLink to={{ ...place, type }}>Large payroll</StrategyLink>);
  const link = screen.getByRole('link', { name: 'Large payroll' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null]);
});

it('opens beside what somebody is about to decide', () => {
  render(
    <StrategyLink to={{ ...place, type: 1 }} newTab>
      Large payroll
    </StrategyLink>,
  );
  expect(screen.getByRole('link', { name: /^Large payroll/ }).getAttribute('target')).toBe('_blank');
});
