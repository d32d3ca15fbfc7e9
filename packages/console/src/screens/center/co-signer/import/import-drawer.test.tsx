import { sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ImportDrawer } from './import-drawer.tsx';

const soon = { timeout: 8000 };

beforeEach(() => sandbox.reset());

it('tells a coin that cannot be swept beside its row, before anything is sent', async () => {
  const { person } = await stage(<ImportDrawer walletId={walletIds.treasury} onClose={vi.fn()} />, {
    as: 'owner',
  });
  const input = document.querySelector<HTMLElement>('input[type=file]');
  if (input === null) throw new Error('There is no field for a file');
  const text = 'symbol,threshold,max fee\nTUSDT,300,30\nNOPE,1,1';
  await person.upload(input, new File([text], 'rules.csv', { type: 'text/csv' }));
  const row = (await screen.findByText('NOPE', {}, soon)).closest('tr');
  if (row === null) throw new Error('There is no row');
  expect(await within(row).findByText('Auto sweep does not support this coin here.', {}, soon)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeTruthy(), soon);
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
});
