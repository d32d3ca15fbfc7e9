import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { preview, type InlineConfig } from 'vite';
import { afterAll, expect, onTestFinished } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { chromiumLaunch } from '../support/chromium.ts';

/** Builds the application that uses @mpc/ui, for browsers or for its server. */
export function buildApp(cwd: string, mode: 'production' | 'development', ...options: string[]): void {
  const env = { ...process.env, NODE_ENV: mode, NODE_OPTIONS: '' };
  const command = ['build', '--mode', mode, '--logLevel', 'error', ...options];
  execFileSync(join(root, 'node_modules/.bin/vite'), command, { cwd, env });
}

/** Serves what was built, until the test file ends or the server is closed. */
export async function serveApp(cwd: string, { preview: own, ...config }: InlineConfig = {}) {
  const server = await preview({ root: cwd, ...config, preview: { port: 0, host: '127.0.0.1', ...own } });
  return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** A page that is closed with the test, and everything that was wrong on it. */
export async function openPage(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
  browser ??= chromium.launch(chromiumLaunch);
  const page = await (await browser).newPage({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, problems };
}

/** Goes through the application as a person does who tries everything, and finds it in order. */
export async function useEverything(page: Page): Promise<void> {
  const { getByRole } = { getByRole: page.getByRole.bind(page) };

  const row = getByRole('button', { name: 'Anchor Shipping' });
  await row.press('Enter');
  const drawer = getByRole('dialog', { name: 'Anchor Shipping' });
  await drawer.getByText('USDT').waitFor();
  await expect.poll(() => drawer.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

  await getByRole('tab', { name: 'Transfer', exact: true }).click();
  await getByRole('combobox', { name: /Coin/ }).click();
  await getByRole('option', { name: 'BTC' }).click();
  await getByRole('textbox', { name: 'Amount' }).fill('1200.5');
  await getByRole('checkbox').check({ force: true });
  await getByRole('button', { name: 'Transfer', exact: true }).click();
  const question = getByRole('alertdialog', { name: 'Submit this transfer?' });
  await question.getByRole('button', { name: 'Transfer', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Submitted: 1,200.5 BTC').count()).toBe(1);

  await getByRole('tab', { name: 'Overview' }).click();
  await getByRole('button', { name: 'Views' }).click();
  await getByRole('menuitem').first().click();
  await getByRole('button', { name: 'Day', exact: true }).last().hover();
  await getByRole('tooltip').waitFor();
}
