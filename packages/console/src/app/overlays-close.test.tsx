import { answerWith, openConsole } from './testing/open-console.tsx';
import { catalogue, Refusal, wallets } from '@mpc/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { failures } from '#shared/api/api.ts';

afterAll(() => answerWith(null));

// What opens is loaded when it is first wanted.
const patience = { timeout: 10_000 };

const open = {
  'the account drawer': async () => {
    fireEvent.click(screen.getByRole('button', { name: /account/i }));
    await screen.findByRole('dialog', {}, patience);
  },
  'the activity drawer': async () => {
    fireEvent.click(screen.getByRole('button', { name: /account/i }));
    fireEvent.click(await screen.findByRole('button', { name: 'Activity in this browser' }, patience));
    await screen.findByRole('dialog', { name: 'Activity in this browser' }, patience);
  },
  'the palette': async () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('dialog', {}, patience);
  },
};

// One code of each kind: a code does what its kind does.
const codes = [catalogue.selectionLost, catalogue.subWalletGone].map(([code = '']) => code);

it.each(codes)('%s closes every overlay', async (code) => {
  answerWith(null);
  const { settled } = await openConsole('/mpc/wallet');
  await settled();
  for (const show of Object.values(open)) {
    await show();
    act(() => failures.ring(new Refusal({ code, msg: 'gone', data: null }, wallets.assets)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
