import { expect, test } from './fixtures/test.ts';
import { letSettle } from './steps/lies.ts';
import { createLine, outcome, prepare, sendButton } from './steps/transfer.ts';

test('R18: another person signs in by an outside page: what the first one confirms is not posted', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await letSettle(sendButton(lin));

  const other = await lin.context().newPage();
  await other.goto('/sandbox/sign-in?to=/mpc/wallet');
  await other.getByRole('button', { name: 'Sign in: Ana Ruiz' }).click();
  await expect(other.getByRole('button', { name: 'Ana Ruiz, your account' })).toBeVisible();

  // By program: a person who comes back to the tab sees the page before they can press anything.
  await sendButton(lin).evaluate((button: HTMLElement) => button.click());
  await expect(lin.getByRole('heading', { name: 'Ana Ruiz is signed in now' })).toBeVisible();
  await expect(lin.getByText(/Lin Wei|Treasury|1,200\.50/)).toHaveCount(0);
  await expect(outcome(lin)).toHaveCount(0);
  expect(await sandbox.seen(createLine)).toEqual([]);

  await other.reload();
  await expect(other.getByRole('button', { name: 'Ana Ruiz, your account' })).toBeVisible();
  await lin.getByRole('button', { name: 'Continue as Ana Ruiz' }).click();
  await expect(lin.getByRole('button', { name: 'Ana Ruiz, your account' })).toBeVisible();
});
