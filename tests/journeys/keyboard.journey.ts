import { expect, test, type Page } from './fixtures/test.ts';
import { orderDrawer } from './steps/order.ts';
import { confirmation, createLine, form, inGroups, outcome, recipient } from './steps/transfer.ts';

/** Presses Tab until something has the focus, as a person without a mouse does. */
async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'combobox' | 'link' | 'radio',
  name: string | RegExp,
) {
  const goal = page.getByRole(role, { name }).filter({ visible: true });
  await expect(goal.first()).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    const there = await goal.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to the ${role} ${String(name)}`);
}

/** What has the focus is marked for whoever sees it. */
async function expectFocusShown(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const ringed = [
      document.activeElement,
      document.activeElement?.parentElement,
      document.activeElement?.nextElementSibling,
    ];
    return ringed.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(outline).toBe(true);
}

test('from signing in to sent, without a mouse', async ({ visit, sandbox }) => {
  const page = await visit();
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/login');
  await tabTo(page, 'button', /Ana Ruiz/);
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  await tabTo(page, 'link', 'Skip to content');
  await expectFocusShown(page);
  await press('Enter');
  await tabTo(page, 'link', 'Treasury');
  await expectFocusShown(page);
  await press('Enter');

  await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
  await tabTo(page, 'button', 'Transfer USDT TRC20');
  await expectFocusShown(page);
  await press('Enter');

  await expect(form(page)).toBeVisible();
  await tabTo(page, 'textbox', 'To');
  await page.keyboard.type(recipient);
  await tabTo(page, 'textbox', 'Amount');
  await page.keyboard.type('1200.50');
  await tabTo(page, 'radio', /Delegated energy/);
  await press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: /Burn TRX/ })).toBeChecked();
  await tabTo(page, 'textbox', 'Remark');
  await page.keyboard.type('By hand');
  await expect(form(page).getByRole('button', { name: 'Review transfer' })).toBeEnabled();
  await tabTo(page, 'button', 'Review transfer');
  await expectFocusShown(page);
  await press('Enter');

  // Escape leads one step back, and nothing is lost.
  await expect(confirmation(page)).toBeFocused();
  await press('Escape');
  await expect(form(page).getByRole('textbox', { name: 'Remark' })).toHaveValue('By hand');
  await tabTo(page, 'button', 'Review transfer');
  await press('Enter');
  await expect(
    confirmation(page).getByRole('img', { name: `Recipient: ${inGroups(recipient)}` }),
  ).toBeVisible();
  const send = confirmation(page).getByRole('button', { name: 'Submit transfer' });
  await expect(send).toBeEnabled();
  await tabTo(page, 'button', 'Submit transfer');
  await press('Enter');
  await expect(
    outcome(page).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();
  expect(await sandbox.seen(createLine)).toHaveLength(1);

  // The focus stays in the drawer while it is open, and goes back to where it came from.
  for (let stops = 0; stops < 12; stops += 1) {
    await press('Tab');
    expect(await outcome(page).evaluate((open) => open.contains(document.activeElement))).toBe(true);
  }
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Transfer USDT TRC20' })).toBeFocused();
});

test('a code is shown to sign, and the phone used, without a mouse', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/mpc/center/todo?w=1001&type=1');
  await tabTo(page, 'button', /^Transfer 240 USDT/);
  await press('Enter');
  await tabTo(page, 'button', 'Approve & sign');
  await press('Enter');
  await tabTo(page, 'link', /Open on the phone/);
  const opened = page.context().waitForEvent('page');
  await press('Enter');
  const phone = await opened;
  for (const act of ['Scan the code', 'Confirm and sign']) {
    await tabTo(phone, 'button', act);
    await phone.keyboard.press('Enter');
  }
  await expect(phone.getByRole('status')).toHaveText('Signed');
  await phone.close();
  await expect(page.getByText('Signed. The transfer is being broadcast.')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog', { name: 'Sign on your phone' })).toHaveCount(0);
  await expect(orderDrawer(page)).toContainText(/Broadcast|Confirming/);
});
