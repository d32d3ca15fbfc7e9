import { expect, test, type Page } from './fixtures/test.ts';
import { centre, goWithin } from './steps/places.ts';
import { silence } from './steps/silence.ts';
import { second } from '../support/durations.ts';

const refundLine = 'POST /api/mpc/funds/refund';
const unknown = 'Outcome unknown. Do not submit again.';
const sent = 'Submitted. The server’s copy matches what you confirmed.';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Refund deposit' });

/** Opens a deposit that was held for its origin, and fills in why it goes back. */
async function prepareRefund(page: Page): Promise<void> {
  await page.goto(`${centre('transactions')}&kind=deposit&status=3000&period=90d`);
  await page
    .getByRole('row')
    .filter({ hasText: '+1.1 ETH' })
    .getByRole('button', { name: 'Deposit', exact: true })
    .click();
  await page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: 'Refund' }).click();
  await drawer(page)
    .getByRole('textbox', { name: /Reason/ })
    .fill('A mixer sent it');
  await drawer(page).getByRole('button', { name: 'Review refund' }).click();
}

test('R3, R4: a refund whose answer was lost is found on the server, and never sent twice', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await prepareRefund(ana);
  await sandbox.fault('refunds.create', { timeoutAfter: true, times: 1 });
  await drawer(ana).getByRole('button', { name: 'Submit refund' }).dblclick();
  // Ten seconds of silence, and then it is looked for.
  await silence(ana, sandbox, refundLine);
  await ana.clock.fastForward(3 * second);
  await expect(drawer(ana).getByText(sent)).toBeVisible();
  await expect(drawer(ana).getByRole('button', { name: /Submit refund|Review/ })).toHaveCount(0);
  expect(await sandbox.seen(refundLine)).toHaveLength(1);

  await drawer(ana).getByRole('button', { name: 'View refund' }).click();
  const refund = ana.getByRole('dialog', { name: 'Refund', exact: true });
  await expect(refund).toContainText('A mixer sent it');
  await refund.getByRole('button', { name: 'Close' }).click();

  // It is in flight from this browser until it ends.
  await ana.getByRole('button', { name: /^Activity in this browser/ }).click();
  const activity = ana.getByRole('dialog', { name: 'Activity in this browser' });
  await expect(activity.getByRole('link', { name: /^Refund of 1\.1 ETH/ })).toBeVisible();
  await activity.getByRole('button', { name: 'Close' }).click();

  // Whoever looks again finds it under way, and is offered no second one.
  await goWithin(ana, `${centre('transactions')}&kind=deposit&status=3000&period=90d`);
  await ana
    .getByRole('row')
    .filter({ hasText: '+1.1 ETH' })
    .getByRole('button', { name: 'Deposit', exact: true })
    .click();
  await expect(ana.getByRole('dialog').getByRole('button', { name: 'Refund' })).toHaveAttribute(
    'title',
    /Refund in progress/,
  );
});

test('R3: a page that is gone before the answer says, once it is back, that it does not know', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await prepareRefund(ana);
  await sandbox.fault('refunds.create', { timeoutBefore: true, times: 1 });
  await drawer(ana).getByRole('button', { name: 'Submit refund' }).click();
  await expect.poll(async () => (await sandbox.seen(refundLine)).length).toBe(1);
  await ana.reload();
  await ana.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: 'Refund' }).click();
  await expect(drawer(ana).getByText(unknown)).toBeVisible();
  await expect(drawer(ana).getByRole('button', { name: /Submit refund|Review/ })).toHaveCount(0);
  expect(await sandbox.seen(refundLine)).toHaveLength(1);
});
