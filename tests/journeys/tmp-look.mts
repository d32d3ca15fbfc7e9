import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { chromiumLaunch } from '../support/chromium.ts';
import { startHouse } from './fixtures/house.ts';

// usage: node --conditions=@mpc/source tests/journeys/tmp-look.mts out spec...   spec = name|person|width|lang|theme|path|actions
const [out = '/tmp/look', ...specs] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const house = await startHouse();
const browser = await chromium.launch({ ...chromiumLaunch });
for (const spec of specs) {
  const [name = '', person = 'Ana Ruiz', width = '1440', lang = 'en', theme = 'light', path = '', ...acts] = spec.split('|');
  const context = await browser.newContext({
    baseURL: house.origin, viewport: { width: Number(width), height: Number(width) === 390 ? 844 : 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce', hasTouch: width === '390', timezoneId: 'Etc/UTC',
  });
  await context.addCookies([{ name: 'lan', value: lang === 'zh' ? 'zh_CN' : 'en_US', url: house.origin }]);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'ERROR', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, 'CONSOLE', m.text()); });
  const people = await (await page.request.get(`${house.origin}/sandbox/people`)).json();
  const list = Array.isArray(people) ? people : people.data ?? people.people;
  const uid = list.find((p: { nickname: string }) => p.nickname === person).uid;
  await page.request.post(`${house.origin}/sandbox/sign-in`, { data: { uid } });
  await page.goto(path, { waitUntil: 'networkidle' });
  try {
    for (const act of acts) {
      const [verb, ...rest] = act.split('=');
      const arg = rest.join('=');
      if (verb === 'press') await page.getByRole('button', { name: new RegExp(arg) }).first().click({ timeout: 5000 });
      if (verb === 'click') await page.locator(arg).first().click({ timeout: 5000 });
      if (verb === 'fill') { const [sel = '', text = ''] = arg.split('::'); await page.getByRole('textbox', { name: new RegExp(sel) }).first().fill(text); }
      if (verb === 'file') await page.locator('input[type=file]').first().setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(arg.replaceAll('~', '\n')) });
      if (verb === 'key') await page.keyboard.press(arg);
      if (verb === 'scroll') await page.mouse.wheel(0, Number(arg));
      if (verb === 'wait') await page.waitForTimeout(Number(arg));
      if (verb === 'text') console.log((await page.locator(arg).allInnerTexts()).join('\n---\n'));
    }
  } catch (error) { console.log(name, 'ACT', String(error).slice(0, 300)); }
  await page.waitForTimeout(500);
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth, document.querySelector('main')?.scrollHeight]);
  if ((wide[0] ?? 0) > (wide[1] ?? 0)) console.log(name, 'WIDE', wide);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: acts.includes('full') });
  console.log(name, wide.join());
  await context.close();
}
await browser.close();
await house.stop();
process.exit(0);
