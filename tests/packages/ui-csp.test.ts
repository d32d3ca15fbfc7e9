import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { install } from './installed.ts';
import { buildApp, openPage, serveApp, useEverything } from './ui-app.ts';

const cwd = install('ui-app');

beforeAll(() => buildApp(cwd, 'production'));

async function openUnder(config: Parameters<typeof serveApp>[1]) {
  const { origin, close } = await serveApp(cwd, config);
  onTestFinished(close);
  const { page, problems } = await openPage();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`Refused by ${violatedDirective}: ${sourceFile}`),
    );
  });
  const answer = await page.goto(origin);
  return { page, problems, policy: answer?.headers()['content-security-policy'] };
}

describe('an app under a strict policy', () => {
  it('works whole, and nothing is refused', async () => {
    const { page, problems, policy } = await openUnder({});
    expect(policy).toMatch(/^default-src 'self'; style-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    await useEverything(page);
    expect(problems).toEqual([]);
  });

  it('needs the hashes that the library names', async () => {
    const headers = { 'Content-Security-Policy': "default-src 'self'" };
    const { problems } = await openUnder({ preview: { headers } });
    await expect.poll(() => problems.join()).toContain('Refused by style-src');
  });
});
