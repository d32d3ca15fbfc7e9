import { beforeAll, describe, expect, it } from 'vitest';
import { install, typeErrors } from './installed.ts';
import { buildApp, openPage, serveApp } from './ui-app.ts';

const cwd = install('ui-app');

describe('an app built by Vite', () => {
  let origin: string;

  beforeAll(async () => {
    buildApp(cwd, 'production');
    const { close, ...served } = await serveApp(cwd);
    origin = served.origin;
    return close;
  });

  it('has types', () => {
    expect(typeErrors(cwd)).toBe('');
  });

  it('shows its first page', async () => {
    const { page, problems } = await openPage();
    await page.goto(`${origin}first.html`);
    await page.getByText('1,200.5').waitFor();
    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Transfer submitted' }).waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    ['en-US', 'Anchor Shipping', 'Close'],
    ['zh-CN', '东方贸易', '关闭'],
  ])('shows a table and opens one of its rows in %s', async (language, recipient, close) => {
    const { page, problems } = await openPage();
    await page.goto(`${origin}${language}`);
    await page.getByRole('button', { name: recipient }).click();
    const drawer = page.getByRole('dialog', { name: recipient });
    await drawer.getByText('USDT').waitFor();
    await drawer.getByRole('button', { name: close, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});
