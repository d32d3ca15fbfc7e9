import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { install } from './installed.ts';
import { buildApp, openPage } from './ui-app.ts';

const cwd = install('ui-app');
let origin: string;

// In development React says of every difference what it is.
const mode = 'development';

beforeAll(async () => {
  buildApp(cwd, mode);
  buildApp(cwd, mode, '--ssr', 'src/server.tsx', '--outDir', 'dist/server');
  const server = spawn(process.execPath, ['dist/server/server.js', '0'], {
    cwd,
    env: { ...process.env, NODE_ENV: mode, NODE_OPTIONS: '', TZ: 'Asia/Shanghai' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  origin = said.toString().trim();
  return () => void server.kill();
});

const far = { timezoneId: 'America/New_York' };
const english = { payments: 'Anchor Shipping', pay: 'I have compared the address', overview: 'Waiting' };
const chinese = { payments: '东方贸易', pay: '我已核对地址', overview: '等待中' };
const views = ['payments', 'pay', 'overview'] as const;

describe.each([
  ['en-US', 'light', english, 'rgb(246, 247, 249)'],
  ['zh-CN', 'dark', chinese, 'rgb(13, 16, 22)'],
])('pages written by a server in %s, %s', (language, theme, shown, canvas) => {
  const address = (rest: string) => `${origin}/${language}?theme=${theme}&${rest}`;

  it.each(views)('have their words and styles before any script: %s', async (view) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(address(`view=${view}`));
    await page.getByText(shown[view]).first().waitFor();
    const background = page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await background).toBe(canvas);
  });

  it.each([...views.map((view) => ({ view, width: 1440 })), { view: 'payments' as const, width: 390 }])(
    'are taken over by the browser without a word, and nothing moves: $view, $width px',
    async ({ view, width }) => {
      const { page, problems } = await openPage({ ...far, viewport: { width, height: 900 } });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) console.warn(`Moved: ${JSON.stringify(shift)}`);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address(`view=${view}`));
      await page.waitForLoadState('networkidle');
      await page.getByRole('tab').last().press('Home');
      await page.getByRole('button', { name: shown.payments }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('open a drawer that their address asks for', async () => {
    const { page, problems } = await openPage(far);
    await page.goto(address('payment=1'));
    await page.getByRole('dialog', { name: 'Anchor Shipping' }).getByText('USDT').waitFor();
    expect(problems).toEqual([]);
  });
});

it('times are written in UTC by a server, and in the reader’s own zone once she is there', async () => {
  const before = await openPage({ ...far, javaScriptEnabled: false });
  await before.page.goto(`${origin}/en-US`);
  await before.page.getByText('2026-11-20 06:00', { exact: true }).waitFor();
  const after = await openPage(far);
  await after.page.goto(`${origin}/en-US`);
  await after.page.getByText('2026-11-20 01:00', { exact: true }).waitFor();
});
