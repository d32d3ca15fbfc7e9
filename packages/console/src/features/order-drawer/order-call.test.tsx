import { sandbox, stage } from '#shared/testing/stage.tsx';
import { web3 } from '@mpc/api';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { OrderSheet } from '#features/orders';
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

it('R19: whoever decides about a call, or signs it, sees what is called and every value', async () => {
  const call = sandbox.world.transactions
    .all()
    .find((row) => row.trans_kind === 'web3' && row.status === 1100 && row.amount === '-1');
  await stage(null, { as: 'owner' });
  const order = await client.call(web3.info, { id: call?.id ?? 0 });
  const lied = { ...order, address_to: '0x00000000000000000000000000000000000dE7c0' };
  const { container } = await stage(
    <Suspense>
      <OrderSheet order={lied} />
    </Suspense>,
    { as: 'owner' },
  );
  await screen.findByText('Spender');
  expect(container.textContent.replaceAll(/\s/g, '')).toContain(order.interactive_contract);
});
