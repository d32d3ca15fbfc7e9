import { addressOn } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { main } from './steps/places.ts';
import {
  createLine,
  drawer,
  form,
  inGroups,
  outcome,
  recipient,
  prepare,
  sendButton,
} from './steps/transfer.ts';

const stop = 'The server’s order differs from what you confirmed';
const thief = addressOn('TRX', 'Somebody else altogether');

test('code that puts itself before fetch later does not see the payment', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin);
  await lin.evaluate(() => {
    const seen: string[] = [];
    const honest = window.fetch;
    window.fetch = (input, init) => {
      seen.push(input instanceof Request ? input.url : String(input));
      return honest(input, init);
    };
    XMLHttpRequest.prototype.open = (_method: string, url: string | URL) => void seen.push(String(url));
    Object.assign(window, { seen });
  });

  await sendButton(lin).click();
  await expect(
    outcome(lin).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();
  const seen = await lin.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual([]);
  const asked = await sandbox.seen(createLine);
  expect(asked.map(({ params }) => params['address_to'])).toEqual([recipient]);
});

const alterations: [what: string, alter: (order: Record<string, unknown>) => void, shown: string][] = [
  ['another address', (order) => Object.assign(order, { address_to: thief }), inGroups(thief)],
  ['another amount', (order) => Object.assign(order, { amount: '12005' }), '12,005'],
];

for (const [what, alter, shown] of alterations)
  test(`the server has ${what}: a red stop, and a way to take it back`, async ({ signIn, sandbox }) => {
    const lin = await signIn('Lin Wei');
    await lin.route('**/api/mpc/withdraw/info*', async (route) => {
      const answer = await route.fetch();
      const envelope = await answer.json();
      alter(envelope.data);
      await route.fulfill({ response: answer, json: envelope });
    });
    await prepare(lin);
    await sendButton(lin).click();

    await expect(outcome(lin).getByRole('alert')).toContainText(stop);
    await expect(outcome(lin)).toContainText('Do not approve or sign.');
    await expect(
      outcome(lin).getByText('Submitted. The server’s copy matches what you confirmed.'),
    ).toHaveCount(0);
    await expect(
      outcome(lin)
        .getByText(shown)
        .or(outcome(lin).getByRole('img', { name: new RegExp(shown) })),
    ).toBeVisible();

    // It stays in sight, also for whoever opens the form again.
    await outcome(lin).getByRole('button', { name: 'Close' }).last().click();
    await expect(drawer(lin, /./)).toHaveCount(0);
    await lin.goto(main);
    await lin.getByRole('button', { name: 'Transfer USDT TRC20' }).click();
    await expect(outcome(lin).getByRole('alert')).toContainText(stop);

    await outcome(lin).getByRole('button', { name: 'Cancel order' }).click();
    await lin.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click();
    await expect(outcome(lin)).toContainText('This order is closed.');
    await outcome(lin).getByRole('button', { name: 'Acknowledge' }).click();
    await expect(form(lin).getByRole('textbox', { name: 'To' })).toBeVisible();
    expect(await sandbox.seen(createLine)).toHaveLength(1);
    expect(await sandbox.seen('POST /api/mpc/withdraw/cancel')).toHaveLength(1);
  });
