import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

test('a filter gets a name, its link shows it to somebody else, and the file has exactly its rows', async ({
  signIn,
}) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(centre('transactions'));
  const table = ana.getByRole('table', { name: 'Transactions' });
  await ana.getByRole('tab', { name: 'Transfer' }).click();
  await ana.getByText('90 days', { exact: true }).click();
  await ana.getByRole('button', { name: 'More filters' }).click();
  await ana.getByRole('textbox', { name: 'Minimum amount' }).fill('100');
  await expect(ana).toHaveURL(/min=100/);
  await expect(ana.getByRole('button', { name: 'More filters (1 on)' })).toBeVisible();

  await ana.getByRole('button', { name: 'Saved views' }).click();
  const views = ana.getByRole('dialog', { name: 'Saved views' });
  await views.getByRole('textbox', { name: 'Name' }).fill('Large transfers');
  await views.getByRole('button', { name: 'Save this view' }).click();
  await expect(views.getByRole('button', { name: 'Large transfers', exact: true })).toBeVisible();
  await views.getByRole('button', { name: 'Copy link to this view' }).click();
  const link = await ana.evaluate(() => navigator.clipboard.readText());
  await ana.keyboard.press('Escape');
  const shown = await table.getByRole('row').allTextContents();

  // Another person, in another browser.
  const kofi = await signIn('Kofi Okafor');
  await kofi.goto(link);
  await expect(kofi.getByRole('tab', { name: 'Transfer' })).toHaveAttribute('aria-selected', 'true');
  await expect(kofi.getByRole('table', { name: 'Transactions' }).getByRole('row')).toHaveCount(shown.length);

  // The name brings it back, also after a reload.
  await ana.goto(centre('transactions'));
  await ana.getByRole('button', { name: 'Saved views' }).click();
  await ana.getByRole('button', { name: 'Large transfers', exact: true }).click();
  await expect(ana).toHaveURL(/kind=withdraw/);
  await expect(ana).toHaveURL(/min=100/);
  // The address is there before the page is drawn for it.
  await expect(ana.getByRole('tab', { name: 'Transfer' })).toHaveAttribute('aria-selected', 'true');

  const asked = ana.waitForEvent('download');
  await ana.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await asked).path(), 'utf8');
  const [, ...lines] = file.trim().split('\r\n');
  const [, count] = /(\d+) rows exported/.exec(await ana.getByText(/rows exported/).innerText()) ?? [];
  expect(lines).toHaveLength(Number(count));
  expect(file.startsWith('\uFEFFCreated,')).toBe(true);
  // As many as the list says there are on all its pages.
  await expect(ana.getByRole('navigation').getByText(new RegExp(`of ${String(count)}$`))).toBeVisible();
  expect(lines.every((line) => line.includes(',Transfer,Out,'))).toBe(true);
  expect(lines.every((line) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d,/.test(line))).toBe(true);
});
