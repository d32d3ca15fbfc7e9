import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { hour } from '../support/durations.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import { confirmOnPhone, itemDrawer } from './steps/items.ts';

const { payroll } = subWalletIds;
const place = `/mpc/center/keyRecovery?w=${walletIds.treasury}`;
const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

/** Signs whatever code is on show, and closes it. */
async function signOnPhone(page: Page): Promise<void> {
  const code = page.getByRole('dialog', { name: 'Decide on your phone' });
  await confirmOnPhone(page);
  await expect(code.getByText(/^Confirmed on the phone/)).toBeVisible();
  await code.getByRole('button', { name: 'Close' }).last().click();
  await expect(code).toHaveCount(0);
}

/** Downloads what a button offers; gives its SHA-256. */
async function downloaded(page: Page, name: RegExp | string): Promise<{ path: string; sha256: string }> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const path = await (await file).path();
  return {
    path,
    sha256: createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  };
}

/** Everything this browser keeps of the console, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = indexedDB.open('mpc');
    const all = await new Promise<unknown[]>((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error ?? new Error('It did not open')));
      request.addEventListener('success', () => {
        const found = request.result.transaction('kept').objectStore('kept').getAll();
        found.addEventListener('success', () => resolve(found.result));
      });
    });
    request.result.close();
    return JSON.stringify([
      all,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.body.outerHTML,
    ]);
  });

const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();
const progress = (page: Page, done: number) =>
  expect(page.getByText(`${done} of 9 steps`)).toBeVisible({ timeout: 25_000 });

test('a recovery is rehearsed from the tool to the destroyed key, and nothing secret stays anywhere', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`${place}&tab=dryRun`);
  await ana.getByRole('combobox', { name: /^Sub-wallet to test/ }).fill('Payroll');
  await ana.getByRole('option', { name: 'Payroll' }).click();
  await ana.getByRole('button', { name: 'Start dry run' }).click();
  await progress(ana, 0);

  await ana.getByRole('link', { name: 'Open recovery tool' }).click();
  const tool = await downloaded(ana, /^Download for Linux/);
  await ana.getByText('Verify the download').last().click();
  await ana.locator('input[type="file"]').last().setInputFiles(tool.path);
  await expect(ana.getByText('SHA-256 matches', { exact: true })).toBeVisible();
  await ana.getByRole('tab', { name: 'Dry run' }).click();
  await tick(ana, /^1\. /);
  await tick(ana, /^2\. /);

  await ana.getByRole('listitem').filter({ hasText: '3. Request' }).getByRole('button').click();
  const request = ana.getByRole('dialog', { name: 'Request key export' });
  const reason = request.getByRole('textbox', { name: /^Reason/ });
  await reason.focus();
  await ana.evaluate((text) => navigator.clipboard.writeText(text), phrase);
  await ana.keyboard.press('ControlOrMeta+v');
  await expect(request.getByText(/does not belong here/)).toBeVisible();
  await ana.keyboard.press('ControlOrMeta+z');
  await expect(reason).toHaveValue('');
  await reason.fill('Yearly dry run');
  await request.getByRole('button', { name: 'Review request' }).click();
  const confirm = ana.getByRole('alertdialog', { name: 'Request this key export?' });
  await confirm.getByRole('checkbox').check();
  await confirm.getByRole('button', { name: 'Sign on phone' }).click();
  await signOnPhone(ana);
  await progress(ana, 3);

  // By the strategy of the workspace the owner decides, on the phone.
  await ana.getByRole('listitem').filter({ hasText: '4. Get' }).getByRole('button').click();
  const item = itemDrawer(ana, 'Key export');
  await expect(item.getByText('Yearly dry run').first()).toBeVisible();
  await item.getByRole('button', { name: /^(Approve & sign|Sign|Decide in app)/ }).click();
  await signOnPhone(ana);
  await ana.goto(`${place}&tab=dryRun`);
  await progress(ana, 4);

  await ana.getByRole('listitem').filter({ hasText: '5. Export' }).getByRole('button').click();
  await ana.getByRole('button', { name: 'Export on phone' }).click();
  await signOnPhone(ana);
  const file = await downloaded(ana, 'Download file');
  await ana.locator('input[type="file"]').setInputFiles(file.path);
  await expect(ana.getByText('SHA-256 matches', { exact: true })).toBeVisible();
  await ana.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await progress(ana, 5);
  for (const step of [/^6\. /, /^7\. /, /^8\. /, /^9\. /]) await tick(ana, step);
  await expect(ana.getByText('Dry run complete')).toBeVisible();

  // It is kept where it was made; the file is gone when the server says so.
  await sandbox.clock({ step: 25 * hour });
  await ana.goto(`${place}&open=key:${payroll}.secp256k1`);
  await expect(ana.getByRole('dialog').getByText('Exported', { exact: true }).first()).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Download file' })).toHaveCount(0);
  await ana.goto(`${place}&tab=dryRun`);
  await progress(ana, 9);

  const codes = await sandbox.seen('POST /api/mpc/qrc/generate');
  expect(codes.map(({ params }) => params['business_type'])).toEqual([
    'key_export_sub_wallet',
    'item',
    'key_export_file',
  ]);
  expect(JSON.stringify(codes)).not.toContain('abandon');
  expect(await kept(ana)).not.toContain('abandon');
});
