import { stage } from '#shared/testing/stage.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImportProgress } from './import-progress.tsx';

it('shows how long an import takes already, not as how far it is', async () => {
  const phase = { kind: 'sending', count: 412, since: Date.now() - 30_000 } as const;
  await stage(<ImportProgress phase={phase} taken={0} left={412} onLook={vi.fn()} />, { as: 'owner' });
  const bar = await screen.findByRole('progressbar', { name: 'Importing 412 rows' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByRole('timer').textContent).toMatch(/^0:3\d$/);
});
