import { expect, test } from './fixtures/test.ts';
import { confirmation, createLine, outcome, pay, prepare, sendButton } from './steps/transfer.ts';

const sent = 'Submitted. The server’s copy matches what you confirmed.';

test('R7: clicks and keys in one go, and presses in the same moment, send one payment each', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { latency: 2000 });
  await expect(sendButton(lin)).toBeEnabled();
  await sendButton(lin).focus();
  await lin.keyboard.press('Enter');
  await lin.keyboard.press('Enter');
  await sendButton(lin).dblclick({ force: true });
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect(await sandbox.seen(createLine)).toHaveLength(1);

  await prepare(lin, { amount: '300' });
  await expect(sendButton(lin)).toBeEnabled();
  // Nothing is painted anew between these, so a button that turns itself off comes too late.
  await sendButton(lin).evaluate((button) => {
    for (let press = 0; press < 2; press += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect(await sandbox.seen(createLine)).toHaveLength(2);
});

test('R7: the same payment in two tabs at once is sent once', async ({ signIn, sandbox }) => {
  const one = await signIn('Lin Wei');
  await prepare(one);
  const other = await one.context().newPage();
  await prepare(other);
  await sandbox.fault('withdrawals.create', { latency: 1000 });
  await expect(sendButton(other)).toBeEnabled();
  await expect(sendButton(one)).toBeEnabled();
  // Pressed by the pages themselves, so that neither waits for the other.
  await Promise.all([one, other].map((page) => sendButton(page).dispatchEvent('click')));

  const count = async (text: string) => {
    const here = await Promise.all([one, other].map((page) => page.getByText(text, { exact: true }).count()));
    return here.filter((found) => found > 0).length;
  };
  await expect.poll(() => count(sent)).toBe(1);
  // The other one stands where it was, and is told what has been sent meanwhile.
  await expect.poll(() => count('Similar to an earlier transfer')).toBe(1);
  expect(await sandbox.seen(createLine)).toHaveLength(1);
});

test('R8: the same payment again within a day has to be meant', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  await prepare(lin, { amount: '1205' });

  await expect(confirmation(lin).getByText('Similar to an earlier transfer')).toBeVisible();
  await expect(confirmation(lin)).toContainText(/1,200\.50 USDT \(TRC20\) · .*UTC.* · Lin Wei/);
  await expect(sendButton(lin)).toBeDisabled();
  await expect(sendButton(lin)).toHaveAccessibleDescription('Confirm that this transfer is new first');
  expect(await sandbox.seen(createLine)).toHaveLength(1);

  await confirmation(lin).getByRole('checkbox', { name: 'This is a new transfer, not a duplicate' }).check();
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  const numbers = (await sandbox.seen(createLine)).map(({ params }) => params['request_id']);
  expect(new Set(numbers).size).toBe(2);
});

test('another amount to the same recipient is no repetition', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  await prepare(lin, { amount: '1300' });
  await expect(confirmation(lin).getByText('Similar to an earlier transfer')).toHaveCount(0);
  await expect(sendButton(lin)).toBeEnabled();
});
