import { stage, type Staging } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Where the drawer of a test stands. */
export const treasury = { walletId: walletIds.treasury, walletName: 'Treasury' };
export const main = { ...treasury, subWalletId: subWalletIds.main, subWalletName: 'Main sub-wallet' };

/** Shows a drawer to somebody who has chosen a sub-wallet. */
export const show = (
  drawer: React.ReactElement,
  { subWalletId = main.subWalletId, ...staging }: Partial<Staging> & { subWalletId?: number } = {},
) =>
  stage(drawer, {
    as: 'member',
    at: `/mpc/center/wallet?w=${treasury.walletId}&s=${subWalletId}`,
    ...staging,
  });

export type Person = Awaited<ReturnType<typeof show>>['person'];

/** Checks of the server answer within this. */
export const soon = { timeout: 8000 };

/** Pastes an address and types an amount. */
export async function fill(person: Person, address: string, amount: string): Promise<void> {
  await person.click(await screen.findByRole('textbox', { name: 'To' }, soon));
  await person.paste(address);
  if (amount !== '') await person.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
}

/** A button, once it may be pressed. */
export async function ready(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
}

/** Goes from a filled form to the moment before the payment is confirmed, and gives back the button. */
export async function review(person: Person): Promise<HTMLElement> {
  await person.click(await ready('Review transfer'));
  return ready('Submit transfer');
}
