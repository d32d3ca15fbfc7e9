import { expect, test, type Page } from './fixtures/test.ts';
import { sandboxControl } from './fixtures/sandbox-control.ts';
import { centre, main } from './steps/places.ts';
import { placeApart, transferSources } from './steps/place-apart.ts';
import { silence } from './steps/silence.ts';
import { createLine, form, outcome, prepare, sendButton } from './steps/transfer.ts';
import { tamper } from './steps/tamper.ts';

const unknown = 'Outcome unknown. Do not submit again.';

async function openActivity(page: Page) {
  await page.getByRole('button', { name: /^Activity in this browser/ }).click();
  return page.getByRole('table', { name: 'Activity in this browser' });
}

test('what was sent is written down with what became of it, for every tab to read', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { timeoutBefore: true, times: 1 });
  await sendButton(lin).click();
  const other = await lin.context().newPage();
  await other.goto(centre('transactions'));
  const table = await openActivity(other);
  await expect(table.getByRole('row').nth(1)).toContainText('Transfer');
  await expect(table.getByRole('row').nth(1)).toContainText('1,200.50 USDT from Main sub-wallet');
  await expect(table).not.toContainText('address_to');
  await table.getByRole('row').nth(1).getByRole('button').click();
  await expect(table).toContainText('address_to');
  await expect(table.getByText('Submitting')).toBeVisible();
  await silence(lin, sandbox, createLine);
  await expect(table.getByText('Outcome unknown')).toBeVisible();

  // The same payment is blocked in this tab too.
  await other.goto(main);
  await other.getByRole('button', { name: 'Transfer USDT TRC20' }).click();
  await expect(outcome(other).getByText(unknown)).toBeVisible();
});

test.describe('one byte changed in a script that the next screen needs', () => {
  test.use({ expected: { problems: [/Failed to find a valid digest in the 'integrity' attribute/] } });

  test('R16: the console stops, and what was sent is not lost', async ({ openHouse, signIn, request }) => {
    const place = placeApart(transferSources());
    const changed = await openHouse({ change: tamper(place.source) });
    const lin = await signIn('Lin Wei', { at: changed });
    await lin.clock.install();
    await prepare(lin);
    const sandbox = sandboxControl(request, changed.origin);
    await sandbox.fault('withdrawals.create', { timeoutBefore: true, times: 1 });
    await sendButton(lin).click();
    await silence(lin, sandbox, createLine);
    await expect(outcome(lin).getByText(unknown)).toBeVisible();

    // Whoever leaves it goes on in the running console: nothing is loaded again but the one script.
    await outcome(lin).getByRole('button', { name: 'Close' }).last().click();
    await lin.evaluate(() => Object.assign(window, { neverLoadedAgain: true }));
    await lin.getByRole('navigation').getByRole('link', { name: place.name, exact: true }).click();
    await expect(lin.getByRole('heading', { name: 'Stop: this console has been changed' })).toBeVisible();
    expect(await lin.evaluate(() => 'neverLoadedAgain' in window)).toBe(true);

    // Where it was asked for it still says the same, and offers nothing that would pay again.
    await lin.goto(main);
    await lin.getByRole('button', { name: 'Transfer USDT TRC20' }).click();
    await expect(outcome(lin).getByText(unknown)).toBeVisible();
    await expect(outcome(lin)).toContainText('1,200.50 USDT');
    await expect(form(lin)).toHaveCount(0);
    expect(await sandbox.seen(createLine)).toHaveLength(1);
  });
});
