import { actOnWaiting, people, subWalletIds, waitingOn } from '@mpc/api/sandbox';
import type { House } from './fixtures/house.ts';
import { expect, test } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

const createLine = 'POST /api/mpc/web3/trans/create';
const allowances = `${centre('wallet', { sub: subWalletIds.main })}&tab=allowances`;

/** Has a call approved and signed by whoever is asked. */
function letThrough({ world }: House, id: number): void {
  const everybody = Object.values(people).map(({ uid }) => uid);
  for (let turn = 0; turn < 9; turn += 1)
    for (const uid of everybody)
      for (const waiting of waitingOn(world, uid))
        if (waiting.kind === 'order' && waiting.id === id) actOnWaiting(world, uid, 'order', id, 'approve');
}

test('an allowance that was granted is revoked once: it is marked while that waits, and gone once it is done', async ({
  signIn,
  sandbox,
  house,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(allowances);
  const table = lin.getByRole('table', { name: 'Allowances' });
  await expect(table.getByRole('button', { name: /^Revoke/ })).toHaveCount(2);
  const limited = table.getByRole('row').filter({ hasText: '250' });
  await limited.getByRole('button', { name: /^Revoke/ }).click();

  const form = lin.getByRole('dialog', { name: 'Contract call' });
  const review = form.getByRole('button', { name: 'Review contract call' });
  await expect(review).not.toHaveAttribute('aria-disabled', 'true');
  await review.click();
  const confirm = lin.getByRole('dialog', { name: 'Review contract call' });
  const send = confirm.getByRole('button', { name: 'Submit contract call' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  await expect(lin.getByText('Submitted. The server’s copy matches what you confirmed.')).toBeVisible();
  expect(await sandbox.seen(createLine)).toHaveLength(1);

  // Nobody is offered to revoke it twice while that waits.
  await lin.goto(allowances);
  const link = limited.getByRole('link', { name: /^Revocation: order \d+$/ });
  await expect(limited).toContainText('Awaiting signature');
  await expect(table.getByRole('button', { name: /^Revoke/ })).toHaveCount(1);
  const id = Number((await link.textContent())?.match(/\d+/)?.[0]);
  letThrough(house, id);
  await sandbox.clock({ step: 600_000 });

  await lin.getByRole('button', { name: 'Refresh' }).click();
  await expect(limited).toHaveCount(0);
  await expect(table.getByRole('button', { name: /^Revoke/ })).toHaveCount(1);
});
