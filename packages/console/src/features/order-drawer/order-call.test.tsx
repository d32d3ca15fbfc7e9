import { sandbox, stage } from '#shared/testing/stage.tsx';
import { web3 } from '@mpc/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { client } from '#shared/api/api.ts';
import { OrderCall } from './order-call.tsx';

it('R24: shows what is hidden in the name and the page of a dApp as marks, and never as a link', async () => {
  const call = sandbox.world.transactions
    .all()
    .find((row) => row.trans_kind === 'web3' && row.dapp_url !== '');
  await stage(null, { as: 'owner' });
  const order = await client.call(web3.info, { id: call?.id ?? 0 });
  const hostile = { dapp_name: 'Quay\u202e', dapp_url: 'https://quay.example/\u202eknab.elpmaxe' };
  const { container } = await stage(<OrderCall order={{ ...order, ...hostile }} />, { as: 'owner' });
  await screen.findByText(/Quay/);
  expect(container.innerHTML).not.toMatch(/\p{Bidi_Control}/u);
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toContain('Quay[U+202E]');
  expect(container.textContent).toContain('https://quay.example/[U+202E]knab.elpmaxe');
});
